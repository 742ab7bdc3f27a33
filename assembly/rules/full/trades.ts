/**
 * Pieces that the law keeps from being traded, as lions are in Chu Shogi. One of them takes another that is not next to it only
 * where nobody takes it back, or together with what pays for it. Once another piece has taken one, the enemy may answer by taking
 * one with such a piece alone: the others are sheltered for a move, but for what the captor itself has become.
 */
import { TAIL_SHELTERED } from "../../../src/layout/position.ts";
import { takes } from "../../attacks/royals.ts";
import { takersOn } from "../../attacks/takers.ts";
import {
  and,
  any,
  loadSet,
  moreThanOne,
  none,
  or,
  SET_SHIFT,
  Squares,
  squareSet,
  without,
  xor,
} from "../../bitboard.ts";
import { moveFrom, moveTo } from "../../board/move.ts";
import { boardByte, kindOn, occupiedSquares, piecesOf, piecesOfKinds, turn } from "../../board/position.ts";
import { setTailSet, tailSet } from "../../board/tail.ts";
import { hasKind } from "../../kinds.ts";
import { rules } from "../../tables/rules.ts";
import { keyOfSquares } from "../../tables/square-keys.ts";
import * as enPassant from "../en-passant.ts";
import * as strikes from "./strikes.ts";

function sheltered(position: usize): Squares {
  return tailSet(position, TAIL_SHELTERED);
}

/** The enemy's pieces that a move takes. */
function takenBy(position: usize, move: u32): Squares {
  const taken = strikes.isOwn(move)
    ? strikes.removes(none(), position, move)
    : squareSet(enPassant.victim(moveTo(move), position, move));
  return and(taken, piecesOf(position, turn(position) ^ 1));
}

/** Those of some pieces that the law is about. */
function tradedOf(position: usize, pieces: Squares): Squares {
  return and(pieces, piecesOfKinds(position, rules.tradedKinds));
}

export function forbid(end: usize, list: usize, position: usize, king: u32): usize {
  if (!rules.trades || !any(tradedOf(position, piecesOf(position, turn(position) ^ 1)))) return end;
  let out = list;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (isForbidden(position, move)) continue;
    store<u32>(out, move);
    out += 4;
  }
  return out;
}

function isForbidden(position: usize, move: u32): bool {
  const taken = takenBy(position, move);
  const prizes = tradedOf(position, taken);
  if (!any(prizes)) return false;
  const from = moveFrom(move);
  if (!hasKind(rules.tradedKinds, kindOn(position, from))) return any(and(prizes, sheltered(position)));
  if (!any(without(prizes, loadSet(rules.trades + ((<usize>from) << SET_SHIFT))))) return false;
  return !moreThanOne(without(taken, piecesOfKinds(position, rules.cheapKinds))) && isCovered(position, move, taken);
}

/** Whether the enemy could take a piece back where it ends, as what it was: pieces stand as they do after the move. */
function isCovered(position: usize, move: u32, taken: Squares): bool {
  const enemy = turn(position) ^ 1;
  const from = moveFrom(move);
  const to = moveTo(move);
  const occupied = or(without(without(occupiedSquares(position), squareSet(from)), taken), squareSet(to));
  const guards = without(takersOn(position, enemy, from), piecesOfKinds(position, rules.unguardingKinds));
  return takes(position, enemy, to, occupied, without(guards, taken));
}

/** The law is asked of whole lists. */
export function isSpecial(position: usize, move: u32): bool {
  if (!rules.trades) return false;
  const byte = boardByte(position, moveTo(move));
  return byte != 0 && hasKind(rules.tradedKinds, byte - 1);
}

export function clear(position: usize, before: usize): void {
  if (rules.trades) setTailSet(position, TAIL_SHELTERED, none());
}

export function settle(position: usize, before: usize, move: u32): void {
  if (!rules.trades || !any(tradedOf(before, takenBy(before, move)))) return;
  if (hasKind(rules.tradedKinds, kindOn(before, moveFrom(move)))) return;
  const own = tradedOf(position, piecesOf(position, turn(before)));
  setTailSet(position, TAIL_SHELTERED, without(own, squareSet(moveTo(move))));
}

export function stateKey(key: u64, before: usize, position: usize): u64 {
  return rules.trades ? key ^ keyOfSheltered(xor(sheltered(before), sheltered(position))) : key;
}

export function key(key: u64, position: usize): u64 {
  return rules.trades ? key ^ keyOfSheltered(sheltered(position)) : key;
}

/** Other keys than those of promoted pieces, of gates, of walls and of first leaps. */
function keyOfSheltered(squares: Squares): u64 {
  return rotl<u64>(keyOfSquares(squares), 41);
}
