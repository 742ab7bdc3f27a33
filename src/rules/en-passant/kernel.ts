/** En passant in the record of a position, and in move words. */

import type { Square } from "../../geometry/board.ts";
import type { Records } from "../../kernel/record.ts";
import { MOVE_BASE_MASK, MOVE_EN_PASSANT } from "../../layout/move.ts";
import { NO_SQUARE, POSITION_PASSED, SET_OF_PASSING } from "../../layout/position.ts";
import { PASSED_CROSSED, PASSED_PASSERS, POSITION_VICTIM } from "../../layout/records.generated.ts";
import type { Position } from "../../variant/position.ts";
import type { EnPassantOfPosition } from "./model.ts";
import { fromPassed, toPassed } from "./rule.ts";

const CROSSED = POSITION_PASSED + PASSED_CROSSED;
const PASSERS = POSITION_PASSED + PASSED_PASSERS;

/** Writes the state at ply 0, where turns have one move. */
export function writeEnPassant(records: Records, { enPassant }: EnPassantOfPosition): void {
  records.addSquares(SET_OF_PASSING, enPassant?.crossed ?? []);
  records.setWord(POSITION_VICTIM, enPassant?.victim ?? NO_SQUARE);
}

export function readEnPassant(records: Records, ply: number): EnPassantOfPosition {
  const victim = victimOf(records, ply);
  return { enPassant: victim === null ? null : { crossed: records.squaresOf(ply, SET_OF_PASSING), victim } };
}

/** The same where turns may have several moves: of the side to move in the turn that is on, and of the other in the last one. */
export function writePassed(records: Records, { enPassant, pieces, turn }: Position): void {
  let open = NO_SQUARE;
  for (const { crossed, victim } of toPassed(enPassant)) {
    for (const square of crossed) records.setByte(PASSERS + square, victim);
    if (pieces[victim]?.side === turn) records.addAt(CROSSED, crossed);
    else {
      records.addSquares(SET_OF_PASSING, crossed);
      open = victim;
    }
  }
  records.setWord(POSITION_VICTIM, open);
}

export function readPassed(records: Records, ply: number): EnPassantOfPosition {
  const byVictim = new Map<Square, Square[]>();
  for (const square of [...records.squaresOf(ply, SET_OF_PASSING), ...records.squaresAt(ply, CROSSED)]) {
    const victim = passerOver(records, ply, square);
    byVictim.set(victim, [...(byVictim.get(victim) ?? []), square]);
  }
  return { enPassant: fromPassed(Array.from(byVictim, ([victim, crossed]) => ({ crossed, victim }))) };
}

/** Where the piece stands that has crossed an open square, where turns may have several moves. */
export function passerOver(records: Records, ply: number, square: Square): Square {
  return records.byte(ply, PASSERS + square);
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
