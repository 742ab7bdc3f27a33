/**
 * Turns of several moves: the side to move stays until its turn is over, so that every ply is a move, and two plies in a row may be of
 * one side. `moves/turns.ts` hands the turn over.
 */
import { EN_PASSANT_KEYS } from "../../../src/layout/map.ts";
import { any, lsb, Squares, withoutLowest } from "../../bitboard.ts";
import { passedOf, passerOver } from "../../board/passed.ts";
import { openSquares, turn } from "../../board/position.ts";
import { goesOn, tailOf } from "../../board/tail.ts";
import { rules } from "../../tables/rules.ts";

/** Odd, and its bits have no order. */
const MULTIPLIER: u64 = 0xd6e8feb86659fd93;

export function silences(position: usize): bool {
  return rules.seriesSilence && goesOn(position);
}

/** As long as the turn goes on, the side to move is the same. */
export function stateKey(key: u64, before: usize, position: usize): u64 {
  if (!rules.series) return key;
  if (turn(before) == turn(position)) key ^= rules.turnKey;
  return key ^ keyOf(before) ^ keyOf(position);
}

export function key(key: u64, position: usize): u64 {
  return rules.series ? key ^ keyOf(position) : key;
}

/** Of the moves that are left, of how long turns have become, and of what double steps have crossed. */
function keyOf(position: usize): u64 {
  const tail = tailOf(position);
  const number = ((<u64>tail.turnLength) << 8) | <u64>tail.movesLeft;
  const key = rotl<u64>(number * MULTIPLIER, 32) * MULTIPLIER;
  return key ^ keyOfPassers(position, openSquares(position), 3) ^ keyOfPassers(position, passedOf(position).crossed, 5);
}

/** Of squares and the pieces that have crossed them. @param odd one number for squares that are open, another for others */
function keyOfPassers(position: usize, squares: Squares, odd: u64): u64 {
  let key: u64 = 0;
  for (let left = squares; any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    key ^= load<u64>(EN_PASSANT_KEYS + ((<usize>square) << 3)) * (((<u64>passerOver(position, square)) << 3) + odd);
  }
  return key;
}
