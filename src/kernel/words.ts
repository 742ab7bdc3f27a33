/** Move words of the kernel as plain moves. */
import {
  MOVE_CASTLING,
  MOVE_EN_PASSANT,
  MOVE_EN_PASSANT_PROMOTION,
  MOVE_EXTRA_SHIFT,
  MOVE_FROM_MASK,
  MOVE_PROMOTION,
  MOVE_TO_MASK,
  MOVE_TO_SHIFT,
  MOVE_TYPE_MASK,
  MOVE_TYPE_SHIFT,
} from "../layout/move.ts";
import type { Move } from "../variant/move.ts";
import type { Position, Right } from "../variant/position.ts";

/** A legal move with the kernel's own word for it. */
export interface KernelMove extends Move {
  readonly word: number;
}

/** What a word says on a position.
 *  @param rights those that the kernel's castling records were made from */
export function moveOfWord(word: number, position: Position, rights: readonly Right[]): KernelMove {
  const { from, to, type, extra } = partsOf(word);
  const right = type === MOVE_CASTLING ? rights[extra] : null;
  const at = right ? null : takesEnPassant(type) ? (position.enPassant?.victim ?? null) : to;
  const captured = at === null ? null : (position.men[at]?.kind ?? null);
  return {
    word,
    from,
    to,
    kind: position.men[from]?.kind ?? 0,
    captured,
    capturedAt: captured === null ? null : at,
    promotion: type & MOVE_PROMOTION ? extra : null,
    castling: right?.castling ?? null,
    partner: right?.partner ?? null,
  };
}

/** The part of a move that its text needs, without a position: enough for `writeUci`. */
export function outlineOfWord(word: number, rights: readonly Right[]): Move {
  const { from, to, type, extra } = partsOf(word);
  const right = type === MOVE_CASTLING ? rights[extra] : null;
  return {
    from,
    to,
    kind: 0,
    captured: null,
    capturedAt: null,
    promotion: type & MOVE_PROMOTION ? extra : null,
    castling: right?.castling ?? null,
    partner: right?.partner ?? null,
  };
}

function takesEnPassant(type: number): boolean {
  return type === MOVE_EN_PASSANT || type === MOVE_EN_PASSANT_PROMOTION;
}

function partsOf(word: number): { from: number; to: number; type: number; extra: number } {
  return {
    from: word & MOVE_FROM_MASK,
    to: (word >>> MOVE_TO_SHIFT) & MOVE_TO_MASK,
    type: (word >>> MOVE_TYPE_SHIFT) & MOVE_TYPE_MASK,
    extra: word >>> MOVE_EXTRA_SHIFT,
  };
}
