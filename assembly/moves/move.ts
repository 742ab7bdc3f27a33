/** Move words; see `src/layout/move.ts` for the picture. */
import {
  MOVE_EN_PASSANT,
  MOVE_EXTRA_SHIFT,
  MOVE_FROM_MASK,
  MOVE_PROMOTION,
  MOVE_TO_MASK,
  MOVE_TO_SHIFT,
  MOVE_TYPE_MASK,
  MOVE_TYPE_SHIFT,
} from "../../src/layout/move.ts";

export function moveOf(from: u32, to: u32, type: u32, extra: u32): u32 {
  return from | (to << MOVE_TO_SHIFT) | (type << MOVE_TYPE_SHIFT) | (extra << MOVE_EXTRA_SHIFT);
}

export function moveFrom(move: u32): u32 {
  return move & MOVE_FROM_MASK;
}

export function moveTo(move: u32): u32 {
  return (move >> MOVE_TO_SHIFT) & MOVE_TO_MASK;
}

export function moveType(move: u32): u32 {
  return (move >> MOVE_TYPE_SHIFT) & MOVE_TYPE_MASK;
}

/** Whether a type of move is an en-passant capture. */
export function takesEnPassant(type: u32): bool {
  return (type & ~MOVE_PROMOTION) == MOVE_EN_PASSANT;
}

/** Whether a type of move has the kind in `extra` that the piece becomes. */
export function promotes(type: u32): bool {
  return (type & MOVE_PROMOTION) != 0;
}

export function moveExtra(move: u32): u32 {
  return move >> MOVE_EXTRA_SHIFT;
}
