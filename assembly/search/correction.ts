/**
 * What earlier searches found the evaluation to be wrong by, in positions that have something in common with this one:
 * all pawns on the same squares, or one side's other pieces. Such features outlast many moves, and so do the
 * errors that they cause.
 */
import { CORRECTIONS } from "../../src/layout/map.ts";
import { BOUND_LOWER, BOUND_UPPER, CORRECTION_BITS } from "../../src/layout/search.ts";
import { without } from "../bitboard.ts";
import { mixed } from "../board/mix.ts";
import { piecesOf, turn } from "../board/position.ts";
import { pawnsOf } from "../evaluate/attacked.ts";
import { evaluate } from "../evaluate/evaluate.ts";
import { Node } from "../records.generated.ts";
import { isMateScore } from "./bound.ts";
import {
  CORRECTION_ERROR,
  CORRECTION_GRAIN,
  CORRECTION_LIMIT,
  CORRECTION_PACE,
  CORRECTION_PACE_LIMIT,
} from "./parameters.ts";

/** Its multiples start the keys of each side to move and feature. */
const SEED: u64 = 0x9e3779b97f4a7c15;

/** The evaluation with its known errors mended. The node notes it, and where the errors are kept. */
export function correctedEvaluation(node: Node): i32 {
  const position = node.position;
  const evaluation = evaluate(position);
  const white = pawnsOf(0);
  const black = pawnsOf(1);
  const seed = <u64>(turn(position) + 1) * SEED;
  node.correction0 = slotOf(0, mixed(mixed(seed, white), black));
  node.correction1 = slotOf(1, mixed(seed * 3, without(piecesOf(position, 0), white)));
  node.correction2 = slotOf(2, mixed(seed * 5, without(piecesOf(position, 1), black)));
  const error = errorAt(node.correction0) + errorAt(node.correction1) + errorAt(node.correction2);
  node.corrected = evaluation + error / CORRECTION_GRAIN;
  return node.corrected;
}

/** A table for each feature: where pieces stand changes often, and would wipe out what pawn structures have taught. */
function slotOf(table: usize, key: u64): usize {
  return CORRECTIONS + (((table << CORRECTION_BITS) + <usize>(key >> (64 - CORRECTION_BITS))) << 1);
}

function errorAt(slot: usize): i32 {
  return <i32>load<i16>(slot);
}

/** Moves the errors that are kept towards what the node's search has found, the more the deeper it was. */
export function learnError(node: Node, score: i32, bound: u32): void {
  const error = score - node.corrected;
  if (error < 0 ? bound == BOUND_LOWER : bound == BOUND_UPPER) return;
  if (isMateScore(score)) return;
  const pace = min(node.depth * CORRECTION_PACE, CORRECTION_PACE_LIMIT);
  const step = (max(-CORRECTION_ERROR, min(CORRECTION_ERROR, error)) * CORRECTION_GRAIN * pace) / 1024;
  mend(node.correction0, step);
  mend(node.correction1, step);
  mend(node.correction2, step);
}

function mend(slot: usize, step: i32): void {
  store<i16>(slot, <i16>max(-CORRECTION_LIMIT, min(CORRECTION_LIMIT, errorAt(slot) + step)));
}

export function forgetErrors(): void {
  memory.fill(CORRECTIONS, 0, 6 << CORRECTION_BITS);
}
