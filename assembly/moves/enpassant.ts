/**
 * En passant: captures of the man that has just passed over a square.
 *
 * The program of a side: count, 0, then { table of attackers, kind offset } for each kind that captures so. Such
 * captures empty two squares at once, so legality is tested by asking whether the royal square is attacked afterwards.
 */
import { MOVE_EN_PASSANT } from "../../src/layout/move.ts";
import { and, any, loadSet, lowest, or, rest, SET_SHIFT, Squares, single, xor } from "../bitboard.ts";
import { menAt, menOf, occupiedSquares, passed, victimSquare } from "../board/position.ts";
import { enPassantProgram } from "../tables/rules.ts";
import { isAttacked } from "./attacks.ts";
import { moveOf } from "./move.ts";

/** Call only when the position has a victim. */
export function emitEnPassant(out: usize, position: usize, side: u32, royal: u32): usize {
  let squares = passed(position);
  while (any(squares)) {
    const to = lowest(squares);
    squares = rest(squares);
    let sources = enPassantSources(position, side, to);
    while (any(sources)) {
      const from = lowest(sources);
      sources = rest(sources);
      if (isSafe(position, side, royal, from, to)) {
        store<u32>(out, moveOf(from, to, MOVE_EN_PASSANT, 0));
        out += 4;
      }
    }
  }
  return out;
}

/** Men of `side` that capture en passant by going to `to`, legally or not. */
export function enPassantSources(position: usize, side: u32, to: u32): Squares {
  let entry = enPassantProgram(side);
  let left = load<u32>(entry);
  entry += 8;
  let sources: Squares = xor(single(to), single(to));
  while (left) {
    const table = <usize>load<u32>(entry) + ((<usize>to) << SET_SHIFT);
    sources = or(sources, and(loadSet(table), menAt(position, load<u32>(entry, 4))));
    entry += 8;
    left--;
  }
  return and(sources, menOf(position, side));
}

function isSafe(position: usize, side: u32, royal: u32, from: u32, to: u32): bool {
  const victim = single(victimSquare(position));
  const occupied = or(xor(xor(occupiedSquares(position), single(from)), victim), single(to));
  return !isAttacked(position, side ^ 1, royal, occupied, xor(menOf(position, side ^ 1), victim));
}
