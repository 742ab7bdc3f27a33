/**
 * Static exchange evaluation, SEE: what captures on one square are worth when both sides take with their least piece first and
 * stop when it pays to. Works for any piece set: attackers are asked for again after each capture, so pieces behind pieces
 * and lame movers whose path opens or closes are seen.
 */

import { attackersOf } from "../attacks/attacks.ts";
import { and, any, lsb, none, or, Squares, squareSet, without, xor } from "../bitboard.ts";
import { moveFrom, moveTo } from "../board/move.ts";
import { occupiedSquares, piecesOfKind, turn } from "../board/position.ts";
import { goesOn } from "../board/tail.ts";
import { EXPLOSIONS, RICH, SERIES, STRIKES } from "../features.ts";
import * as hooks from "../hooks.generated.ts";
import { movingKind } from "../moves/mover.ts";
import { kindByValue, pieceValue, rules } from "../tables/rules.ts";
import { captureGain } from "./gain.ts";

/** Whether a move wins at least `threshold` hundredths of a pawn on its target square. */
export function seeAtLeast(position: usize, move: u32, threshold: i32): bool {
  if (RICH && rules.losesToWin) return true;
  // who explodes is not taken back
  if (EXPLOSIONS && rules.explosions) return captureGain(position, move) >= threshold;
  // nor is, at once, who moves again
  if (SERIES && goesOn(position)) return captureGain(position, move) >= threshold;
  if (hooks.isOwn(move) && !(STRIKES && hooks.spoils(0, position, move))) return threshold <= 0;
  let balance = captureGain(position, move) - threshold;
  if (balance < 0) return false;
  const from = moveFrom(move);
  const to = moveTo(move);
  balance -= pieceValue(hooks.becomes(movingKind(position, move), move));
  if (balance >= 0) return true;
  let occupied = or(xor(occupiedSquares(position), squareSet(from)), squareSet(to));
  const victim = hooks.victim(to, position, move);
  if (victim != to) occupied = xor(occupied, squareSet(victim));
  if (STRIKES) occupied = or(without(occupied, hooks.removes(none(), position, move)), squareSet(to));
  return winsExchange(position, to, occupied, balance);
}

/** Plays the captures out. @param balance of the side to move, should its piece on the square be lost; below 0 */
function winsExchange(position: usize, square: u32, occupied: Squares, balance: i32): bool {
  const side = turn(position);
  let mover = side ^ 1;
  while (true) {
    const attackers = attackersOf(position, mover, square, occupied);
    if (!any(attackers)) break;
    const kind = leastKind(position, attackers);
    const remaining = xor(occupied, squareSet(lsb(and(attackers, piecesOfKind(position, kind)))));
    if (kind == rules.kingKind && any(attackersOf(position, mover ^ 1, square, remaining))) break;
    occupied = remaining;
    mover ^= 1;
    balance = -balance - 1 - pieceValue(kind);
    if (balance >= 0) break;
  }
  return mover != side;
}

function leastKind(position: usize, attackers: Squares): u32 {
  const kinds = rules.kinds;
  for (let rank: u32 = 0; rank < kinds; rank++) {
    const kind = kindByValue(rank);
    if (any(and(attackers, piecesOfKind(position, kind)))) return kind;
  }
  return rules.kingKind;
}
