/** Move words; see `src/layout/move.ts` for the picture. */
import {
  MOVE_ASIDE_LOW,
  MOVE_ASIDE_LOW_BITS,
  MOVE_ASIDE_SHIFT,
  MOVE_BESIDE_ASIDE,
  MOVE_EXTRA_BITS,
  MOVE_EXTRA_SHIFT,
  MOVE_FROM_MASK,
  MOVE_STRIKE,
  MOVE_TO_MASK,
  MOVE_TO_SHIFT,
  MOVE_TYPE_MASK,
  MOVE_TYPE_SHIFT,
} from "../../src/layout/move.ts";
import { WORDS } from "../bitboard.ts";
import { RICH } from "../features.ts";
import { rules } from "../tables/rules.ts";

export function moveOf(from: u32, to: u32, type: u32, extra: u32): u32 {
  return from | (to << MOVE_TO_SHIFT) | (type << MOVE_TYPE_SHIFT) | (extra << MOVE_EXTRA_SHIFT);
}

/** A strike that takes on its way what its number says. */
export function strikeOf(from: u32, to: u32, number: u32): u32 {
  return moveOf(from, to, MOVE_STRIKE, 0) | asideOf(number);
}

/** The number of a strike; 0 for moves that take nothing on their way. Only for moves with which nothing enters. */
export function strikeNumber(move: u32): u32 {
  return asideNumber(move);
}

/** Whether two words are strikes of one piece that differ in what it becomes, if in anything. */
export function areOneStrike(one: u32, other: u32): bool {
  return !((one ^ other) & ~((MOVE_TYPE_MASK << MOVE_TYPE_SHIFT) | (extraMask() << MOVE_EXTRA_SHIFT)));
}

/** A kind may need more bits than the small builds give it. */
function extraBits(): u32 {
  return WORDS > 2 ? rules.extraBits : MOVE_EXTRA_BITS;
}

function extraMask(): u32 {
  return (1 << extraBits()) - 1;
}

function asideHighShift(): u32 {
  return MOVE_EXTRA_SHIFT + extraBits();
}

function asideOf(number: u32): u32 {
  const low = (number & MOVE_ASIDE_LOW) << MOVE_ASIDE_SHIFT;
  return low | ((number >> MOVE_ASIDE_LOW_BITS) << asideHighShift());
}

function asideNumber(move: u32): u32 {
  const high = (move >> asideHighShift()) << MOVE_ASIDE_LOW_BITS;
  return ((move >> MOVE_ASIDE_SHIFT) & MOVE_ASIDE_LOW) | high;
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

/** What it says depends on the type. */
export function moveExtra(move: u32): u32 {
  if (!RICH) return move >> MOVE_EXTRA_SHIFT;
  return (move >> MOVE_EXTRA_SHIFT) & extraMask();
}

/** A move but for its wall. */
export function withoutWall(move: u32): u32 {
  return move & MOVE_BESIDE_ASIDE;
}

/** A move with the wall that it builds, in variants with walls. */
export function withWall(move: u32, square: u32): u32 {
  return withoutWall(move) | asideOf(square);
}

/** Where it does. */
export function moveWall(move: u32): u32 {
  return asideNumber(move);
}
