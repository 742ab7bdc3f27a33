/**
 * Turns of several moves: the side to move stays until its turn is over, so that every ply is a move, and two plies in a row may be of
 * one side. `moves/turns.ts` hands the turn over.
 */
import { turn } from "../../board/position.ts";
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

/** Of the moves that are left, and of how long turns have become. */
function keyOf(position: usize): u64 {
  const tail = tailOf(position);
  const number = ((<u64>tail.turnLength) << 8) | <u64>tail.movesLeft;
  return rotl<u64>(number * MULTIPLIER, 32) * MULTIPLIER;
}
