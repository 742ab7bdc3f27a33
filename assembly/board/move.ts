/** Move words; see `src/layout/move.ts` for the picture. */
import {
  MOVE_BESIDE_WALL,
  MOVE_EXTRA_MASK,
  MOVE_EXTRA_SHIFT,
  MOVE_FROM_MASK,
  MOVE_STRIKE,
  MOVE_STRIKE_HIGH_SHIFT,
  MOVE_STRIKE_LOW,
  MOVE_STRIKE_LOW_BITS,
  MOVE_STRIKE_SHIFT,
  MOVE_TO_MASK,
  MOVE_TO_SHIFT,
  MOVE_TYPE_MASK,
  MOVE_TYPE_SHIFT,
  MOVE_WALL_HIGH_SHIFT,
  MOVE_WALL_LOW,
  MOVE_WALL_LOW_BITS,
  MOVE_WALL_SHIFT,
} from "../../src/layout/move.ts";
import { RICH } from "../features.ts";

export function moveOf(from: u32, to: u32, type: u32, extra: u32): u32 {
  return from | (to << MOVE_TO_SHIFT) | (type << MOVE_TYPE_SHIFT) | (extra << MOVE_EXTRA_SHIFT);
}

/** A strike that takes on its way what its number says. */
export function strikeOf(from: u32, to: u32, number: u32): u32 {
  const low = (number & MOVE_STRIKE_LOW) << MOVE_STRIKE_SHIFT;
  return moveOf(from, to, MOVE_STRIKE, 0) | low | ((number >> MOVE_STRIKE_LOW_BITS) << MOVE_STRIKE_HIGH_SHIFT);
}

/** The number of a strike; 0 for moves that take nothing on their way. Only for moves with which nothing enters. */
export function strikeNumber(move: u32): u32 {
  const high = (move >> MOVE_STRIKE_HIGH_SHIFT) << MOVE_STRIKE_LOW_BITS;
  return ((move >> MOVE_STRIKE_SHIFT) & MOVE_STRIKE_LOW) | high;
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
  return RICH ? (move >> MOVE_EXTRA_SHIFT) & MOVE_EXTRA_MASK : move >> MOVE_EXTRA_SHIFT;
}

/** A move with the wall that it builds, in variants with walls. */
export function withWall(move: u32, square: u32): u32 {
  const low = (square & MOVE_WALL_LOW) << MOVE_WALL_SHIFT;
  return (move & MOVE_BESIDE_WALL) | low | ((square >> MOVE_WALL_LOW_BITS) << MOVE_WALL_HIGH_SHIFT);
}

/** Where it does. */
export function moveWall(move: u32): u32 {
  return ((move >> MOVE_WALL_SHIFT) & MOVE_WALL_LOW) | ((move >> MOVE_WALL_HIGH_SHIFT) << MOVE_WALL_LOW_BITS);
}
