/** Strikes in move words. */
import type { Square } from "../../geometry/board.ts";
import { asideNumber } from "../../kernel/aside.ts";
import type { WordBoard } from "../../kernel/word-board.ts";
import { MOVE_BASE_MASK, MOVE_STRIKE } from "../../layout/move.ts";
import type { StrikeOfMove } from "./model.ts";

export function isStrike(type: number): boolean {
  return (type & MOVE_BASE_MASK) === MOVE_STRIKE;
}

export function strikeOfWord(word: number, type: number, from: Square, board: WordBoard): StrikeOfMove["struck"] {
  if (!isStrike(type)) return null;
  return board
    .struck(from, asideNumber(word, board.extraBits))
    .map((square) => ({ square, kind: board.kindOn(square) }));
}

/** Whether two moves take the same on their way. */
export function isSameStrike(a: StrikeOfMove, b: StrikeOfMove): boolean {
  if (a.struck === null || b.struck === null) return a.struck === b.struck;
  const squares = new Set(a.struck.map(({ square }) => square));
  return a.struck.length === b.struck.length && b.struck.every(({ square }) => squares.has(square));
}
