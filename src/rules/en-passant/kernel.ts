/** En passant in the record of a position, and in the words of moves. */

import type { Square } from "../../geometry/board.ts";
import type { Records } from "../../kernel/record.ts";
import { MOVE_EN_PASSANT, MOVE_PROMOTION } from "../../layout/move.ts";
import { NO_SQUARE, POSITION_OPEN, POSITION_VICTIM } from "../../layout/position.ts";
import type { EnPassantOfPosition } from "./model.ts";

/** Writes it at ply 0. */
export function writeEnPassant(records: Records, { enPassant }: EnPassantOfPosition): void {
  records.addSquares(POSITION_OPEN, enPassant?.crossed ?? []);
  records.setWord(POSITION_VICTIM, enPassant?.victim ?? NO_SQUARE);
}

export function readEnPassant(records: Records, ply: number): EnPassantOfPosition {
  const victim = victimOf(records, ply);
  return { enPassant: victim === null ? null : { crossed: records.squaresOf(ply, POSITION_OPEN), victim } };
}

/** Where the piece stands that can be taken en passant, or null. */
export function victimOf(records: Records, ply: number): Square | null {
  const square = records.word(ply, POSITION_VICTIM);
  return square === NO_SQUARE ? null : square;
}

/** Whether a word takes en passant; it may promote at once. */
export function takesEnPassant(type: number): boolean {
  return (type & ~MOVE_PROMOTION) === MOVE_EN_PASSANT;
}
