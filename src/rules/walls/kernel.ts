/** Walls in the record of a position and in move words. */
import type { Square } from "../../geometry/board.ts";
import { asideNumber } from "../../kernel/aside.ts";
import type { Records } from "../../kernel/record.ts";
import { MOVE_EXTRA_BITS, MOVE_WALL } from "../../layout/move.ts";
import { TAIL_WALLS } from "../../layout/position.ts";
import type { RulesOfVariant } from "../model.ts";
import type { Walls, WallsOfPosition } from "./model.ts";
import { mayHaveWalls, NO_WALLS } from "./rule.ts";

/** Writes walls at ply 0. */
export function writeWalls(records: Records, { walls }: WallsOfPosition): void {
  if (walls.length > 0) records.addInTail(TAIL_WALLS, walls);
}

export function readWalls(
  records: Records,
  ply: number,
  rules: Pick<RulesOfVariant, "walls" | "captures">,
): WallsOfPosition {
  return mayHaveWalls(rules) ? { walls: records.squaresInTail(ply, TAIL_WALLS) } : NO_WALLS;
}

/** Where a word's move builds. */
export function wallOfWord(walls: Walls | null, word: number, type: number): Square | null {
  return !walls || (walls.isAlone && type !== MOVE_WALL) ? null : asideNumber(word, MOVE_EXTRA_BITS);
}
