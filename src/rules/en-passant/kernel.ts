/** En passant in the record of a position, and in move words. */

import type { Square } from "../../geometry/board.ts";
import type { Records } from "../../kernel/record.ts";
import { MOVE_BASE_MASK, MOVE_EN_PASSANT } from "../../layout/move.ts";
import { NO_SQUARE, SET_OF_PASSING } from "../../layout/position.ts";
import { POSITION_VICTIM } from "../../layout/records.generated.ts";
import type { EnPassantOfPosition } from "./model.ts";

/** Writes the state at ply 0. */
export function writeEnPassant(records: Records, { enPassant }: EnPassantOfPosition): void {
  records.addSquares(SET_OF_PASSING, enPassant?.crossed ?? []);
  records.setWord(POSITION_VICTIM, enPassant?.victim ?? NO_SQUARE);
}

export function readEnPassant(records: Records, ply: number): EnPassantOfPosition {
  const victim = victimOf(records, ply);
  return { enPassant: victim === null ? null : { crossed: records.squaresOf(ply, SET_OF_PASSING), victim } };
}

/** The square of the piece that can be captured en passant, or null. */
export function victimOf(records: Records, ply: number): Square | null {
  const square = records.word(ply, POSITION_VICTIM);
  return square === NO_SQUARE ? null : square;
}

/** Whether a word captures en passant, including with promotion. */
export function takesEnPassant(type: number): boolean {
  return (type & MOVE_BASE_MASK) === MOVE_EN_PASSANT;
}
