/** Decodes the kernel's move words. */

import type { Square } from "../geometry/board.ts";
import {
  MOVE_EXTRA_BITS,
  MOVE_EXTRA_SHIFT,
  MOVE_FROM_MASK,
  MOVE_TO_MASK,
  MOVE_TO_SHIFT,
  MOVE_TYPE_MASK,
  MOVE_TYPE_SHIFT,
} from "../layout/move.ts";
import {
  captureSquare,
  enteringOfWord,
  isStrike,
  kindOfWord,
  rulesOfWord,
  strikeOfWord,
  wallOfWord,
} from "../rules/kernel.ts";
import type { Right } from "../rules/model.ts";
import type { Move } from "../variant/move.ts";
import type { WordBoard } from "./word-board.ts";

/** A legal move with the kernel's word for it. */
export interface KernelMove extends Move {
  readonly word: number;
}

/** Decodes a word.
 *  @param rights those of the kernel's castling records
 *  @param board before the move */
export function moveOfWord(word: number, rights: readonly Right[], board: WordBoard): KernelMove {
  const [from, to] = [fromOf(word), toOf(word)];
  const type = (word >>> MOVE_TYPE_SHIFT) & MOVE_TYPE_MASK;
  const extra = (word >>> MOVE_EXTRA_SHIFT) & ((1 << board.extraBits) - 1);
  const struck = strikeOfWord(word, type, from, board);
  const at = captureSquare(type, { from, to, struck }, board);
  const captured = at === null ? -1 : board.kindOn(at);
  // Field by field: spreading them costs ten times as much, and this runs for every move shown.
  const { promotion, castling, partner, drop, pass } = rulesOfWord(type, extra, rights);
  const wall = wallOfWord(board.walls, word, type);
  const { enters, entersOn } =
    isStrike(type) || board.walls || board.extraBits > MOVE_EXTRA_BITS
      ? ENTERS_NOTHING
      : enteringOfWord(word, { from, partner });
  return {
    word,
    from,
    to,
    kind: kindOfWord(type, extra) ?? Math.max(0, board.kindOn(from)),
    captured: captured < 0 ? null : captured,
    capturedAt: captured < 0 ? null : at,
    promotion,
    castling,
    partner,
    drop,
    pass,
    enters,
    entersOn,
    struck,
    blown: null,
    flipped: null,
    wall,
  };
}

const ENTERS_NOTHING = { enters: null, entersOn: null };

/** The kind that a move leaves on its target. */
export function kindAfter({ kind, promotion }: Move): number {
  return promotion ?? kind;
}

/** The departure square of a word. */
export function fromOf(word: number): Square {
  return word & MOVE_FROM_MASK;
}

function toOf(word: number): Square {
  return (word >>> MOVE_TO_SHIFT) & MOVE_TO_MASK;
}

/** What words have in common: the bits that count, and what they are. */
export interface WordPattern {
  readonly mask: number;
  readonly bits: number;
}

export const ANY_WORD: WordPattern = { mask: 0, bits: 0 };

/** The words of all moves from a square, to a square, or both; null is any square. A castling's target is the king's. */
export function wordsBetween(from: Square | null, to: Square | null): WordPattern {
  const mask = (from === null ? 0 : MOVE_FROM_MASK) | (to === null ? 0 : MOVE_TO_MASK << MOVE_TO_SHIFT);
  return { mask, bits: (from ?? 0) | ((to ?? 0) << MOVE_TO_SHIFT) };
}
