/** Move words of the kernel as plain moves. */

import type { Square } from "../geometry/board.ts";
import {
  MOVE_CASTLING,
  MOVE_EN_PASSANT,
  MOVE_EXTRA_SHIFT,
  MOVE_FROM_MASK,
  MOVE_PROMOTION,
  MOVE_TO_MASK,
  MOVE_TO_SHIFT,
  MOVE_TYPE_MASK,
  MOVE_TYPE_SHIFT,
} from "../layout/move.ts";
import type { Right } from "../rules/model.ts";
import type { Move } from "../variant/move.ts";

/** A legal move with the kernel's own word for it. */
export interface KernelMove extends Move {
  readonly word: number;
}

/** What a word says.
 *  @param rights those that the kernel's castling records were made from
 *  @param board that the move is made on; without it no pieces are told: enough for `writeUci` */
export function moveOfWord(word: number, rights: readonly Right[], board: WordBoard = NOBODY): KernelMove {
  const [from, to] = [fromOf(word), toOf(word)];
  const type = (word >>> MOVE_TYPE_SHIFT) & MOVE_TYPE_MASK;
  const extra = word >>> MOVE_EXTRA_SHIFT;
  const right = type === MOVE_CASTLING ? rights[extra] : null;
  const at = right ? null : (type & ~MOVE_PROMOTION) === MOVE_EN_PASSANT ? board.victim() : to;
  const captured = at === null ? -1 : board.kindOn(at);
  return {
    word,
    from,
    to,
    kind: Math.max(0, board.kindOn(from)),
    captured: captured < 0 ? null : captured,
    capturedAt: captured < 0 ? null : at,
    promotion: type & MOVE_PROMOTION ? extra : null,
    castling: right?.castling ?? null,
    partner: right?.partner ?? null,
  };
}

const NOBODY: WordBoard = { kindOn: () => -1, victim: () => null };

/** What reading a word needs to know of a position. */
export interface WordBoard {
  /** The kind on a square, -1 where nobody stands. */
  kindOn(square: Square): number;
  /** Where the piece stands that can be taken en passant, or null. */
  victim(): Square | null;
}

/** The square that a word's move leaves. */
export function fromOf(word: number): Square {
  return word & MOVE_FROM_MASK;
}

/** The square where a word's move ends; the king's when it castles. */
export function toOf(word: number): Square {
  return (word >>> MOVE_TO_SHIFT) & MOVE_TO_MASK;
}

export function isCastling(word: number): boolean {
  return ((word >>> MOVE_TYPE_SHIFT) & MOVE_TYPE_MASK) === MOVE_CASTLING;
}
