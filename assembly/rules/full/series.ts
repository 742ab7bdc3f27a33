/**
 * Turns of several moves: the side to move stays until its turn is over, which is with the last of its moves, with a check, and with the
 * end of the game. So every ply is a move, and two plies in a row may be of one side. The clock counts turns, by their first moves: what
 * fifty moves are to a game of single moves are fifty turns here.
 */
import { isSideInCheck } from "../../attacks/royals.ts";
import { clock, setClock, setTurn, turn } from "../../board/position.ts";
import { goesOn, hasBegunTurn, tailOf } from "../../board/tail.ts";
import * as hooks from "../../hooks.generated.ts";
import { rules } from "../../tables/rules.ts";

/** Odd, and its bits have no order. */
const MULTIPLIER: u64 = 0xd6e8feb86659fd93;
/** The most moves of a turn; the host counts no further either. */
const LONGEST: u32 = 255;

export function handOver(position: usize, before: usize): void {
  if (!rules.series) return;
  if (hasBegunTurn(before) && clock(position)) setClock(position, clock(before));
  begin(position, before);
  if (goesOn(before) && !endsTurn(position)) goOn(position, before);
}

/** The other side's turn. Turns grow from one side to the other, or each side has its number. */
function begin(position: usize, before: usize): void {
  const growth = <u32>rules.seriesGrowth;
  const longer = min(<u32>tailOf(before).turnLength + growth, LONGEST);
  const length = <u8>(growth ? longer : <u32>rules.seriesMoves(turn(position)));
  tailOf(position).movesLeft = length;
  tailOf(position).turnLength = length;
}

/** The same side's turn still. Nobody captures what it has itself left open to captures en passant. */
function goOn(position: usize, before: usize): void {
  setTurn(position, turn(before));
  tailOf(position).movesLeft = tailOf(before).movesLeft - 1;
  tailOf(position).turnLength = tailOf(before).turnLength;
  hooks.clear(position, position);
}

/** Whether nothing may follow in the turn that was on. The turn is the other side's by now. */
function endsTurn(position: usize): bool {
  return isSideInCheck(position, turn(position)) || hooks.verdict(0, position) != 0;
}

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
