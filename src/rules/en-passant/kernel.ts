/** En passant in the record of a position, and in move words. */

import type { Square } from "../../geometry/board.ts";
import type { Records } from "../../kernel/record.ts";
import { MOVE_BASE_MASK, MOVE_EN_PASSANT } from "../../layout/move.ts";
import { NO_SQUARE, POSITION_PASSED, SET_OF_PASSING } from "../../layout/position.ts";
import { PASSED_CROSSED, PASSED_PASSERS, POSITION_VICTIM } from "../../layout/records.generated.ts";
import type { Position } from "../../variant/position.ts";
import type { RulesOfVariant } from "../model.ts";
import type { EnPassantOfPosition } from "./model.ts";
import { fromPassed, toPassed } from "./rule.ts";

type SeriesRules = Pick<RulesOfVariant, "series">;

const CROSSED = POSITION_PASSED + PASSED_CROSSED;
const PASSERS = POSITION_PASSED + PASSED_PASSERS;

/** Writes the state at ply 0: of the side to move what it has crossed in the turn that is on, and of the other what is open. */
export function writeEnPassant(records: Records, { enPassant, pieces, turn }: Position): void {
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

export function readEnPassant(records: Records, ply: number, { series }: SeriesRules): EnPassantOfPosition {
  const byVictim = new Map<Square, Square[]>();
  const own = series ? records.squaresAt(ply, CROSSED) : [];
  for (const square of [...records.squaresOf(ply, SET_OF_PASSING), ...own]) {
    const victim = victimOf(records, ply, series ? square : null) ?? square;
    byVictim.set(victim, [...(byVictim.get(victim) ?? []), square]);
  }
  return { enPassant: fromPassed(Array.from(byVictim, ([victim, crossed]) => ({ crossed, victim }))) };
}

/** The square of the piece that can be captured en passant, or null. @param to of several by going there */
export function victimOf(records: Records, ply: number, to: Square | null): Square | null {
  const square = to === null ? records.word(ply, POSITION_VICTIM) : records.byte(ply, PASSERS + to);
  return square === NO_SQUARE ? null : square;
}

/** Whether a word captures en passant, including with promotion. */
export function takesEnPassant(type: number): boolean {
  return (type & MOVE_BASE_MASK) === MOVE_EN_PASSANT;
}
