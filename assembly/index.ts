/** The ABI: every export, all of them i32 or f64. Bulk data passes through memory, see `src/layout/map.ts`. */
import { MOVES } from "../src/layout/map.ts";
import { LAYOUT_STAMP } from "../src/layout/stamp.generated.ts";
import { inCheck } from "./attacks/checks.ts";
import { isSideInCheck } from "./attacks/royals.ts";
import { SET_BYTES } from "./bitboard.ts";
import { positionAt } from "./board/position.ts";
import { beginEnding, endingSlice } from "./endings/solve.ts";
import { chooseEvaluation, evaluate } from "./evaluate/evaluate.ts";
import { generate } from "./moves/legal.ts";
import { makeMove } from "./moves/make.ts";
import { mateExists as existsMate } from "./moves/mates.ts";
import { countLeaves, makeLeaves } from "./moves/perft.ts";
import { refreshPosition } from "./moves/refresh.ts";
import { writeTargets } from "./moves/targets.ts";
import { forgetErrors } from "./search/correction.ts";
import { clearHash, hashFull, useHash } from "./search/hash.ts";
import { clearHistory, useContinuation } from "./search/history.ts";
import { beginSearch, limitRoot, searchSlice } from "./search/iterate.ts";
import { buildMagic } from "./tables/build-magic.ts";

export { beginEnding, beginSearch, buildMagic, endingSlice, limitRoot, searchSlice, useContinuation, useHash };

/** The layout that this kernel was built with. */
export function layoutStamp(): i32 {
  return LAYOUT_STAMP;
}

/** Bytes of a set of squares: 8 in the narrow build, 16 in the wide one. */
export function setBytes(): i32 {
  return <i32>SET_BYTES;
}

/** Lists the legal moves of the position at `ply`; their words start at `MOVES`.
 *  @returns twice their number, and one more when the side to move is in check */
export function listMoves(ply: i32): i32 {
  const count = <i32>((generate(positionAt(ply), MOVES, false) - MOVES) >> 2);
  return (count << 1) | (inCheck ? 1 : 0);
}

/** Plays a legal move from `ply` and lists the moves of the position at `ply + 1`. @returns what `listMoves` does */
export function advance(ply: i32, move: i32): i32 {
  play(ply, move);
  return listMoves(ply + 1);
}

/** Plays a legal move from `ply`; the result is the position at `ply + 1`. */
export function play(ply: i32, move: i32): void {
  makeMove(positionAt(ply), <u32>move);
}

/** Computes hash key and score of the position at `ply` from scratch. */
export function refresh(ply: i32): void {
  refreshPosition(positionAt(ply));
}

/** Forgets everything learnt from earlier searches. */
export function forget(): void {
  clearHash();
  clearHistory();
  forgetErrors();
}

/** Thousandths of the hash table in use. */
export function hashPerMille(): i32 {
  return hashFull();
}

/** Whether all that the evaluation knows counts, or material and the psqt alone. */
export function evaluateWhole(whole: i32): void {
  chooseEvaluation(whole != 0);
}

/** Static evaluation of the position at `ply`, in hundredths of a pawn for the side to move. */
export function staticScore(ply: i32): i32 {
  return evaluate(positionAt(ply));
}

/** Whether the king of `side` is attacked in the position at `ply`. */
export function kingIsAttacked(ply: i32, side: i32): i32 {
  return isSideInCheck(positionAt(ply), side) ? 1 : 0;
}

/**
 * Whether some placement of the kings and one piece more is checkmate.
 * @param extra side and kind of that piece, -1 for none
 */
export function mateExists(extra: i32): i32 {
  return existsMate(extra) ? 1 : 0;
}

/** Writes where the piece on a square of the position at `ply` can go, legally or not, into the workshop. */
export function targets(ply: i32, square: i32): void {
  writeTargets(positionAt(ply), <u32>square);
}

export function perft(ply: i32, depth: i32): f64 {
  return <f64>countLeaves(positionAt(ply), MOVES, depth);
}

/** The same count, with every leaf made. */
export function perftLeaves(ply: i32, depth: i32): f64 {
  return <f64>makeLeaves(positionAt(ply), MOVES, depth);
}
