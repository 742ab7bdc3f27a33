/**
 * What earlier searches found the evaluation to be wrong by, in positions that have something in common with this one:
 * all men that promote on the same squares, or one side's other men. Such features outlast many moves, and so do the
 * errors that they cause.
 */
import { CORRECTIONS } from "../../src/layout/map.ts";
import {
  BOUND_LOWER,
  BOUND_UPPER,
  CORRECTION_BITS,
  FRAME_CORRECTED,
  FRAME_CORRECTIONS,
  MATE_BOUND,
} from "../../src/layout/search.ts";
import { without } from "../bitboard.ts";
import { mixed } from "../board/mix.ts";
import { menOf, turn } from "../board/position.ts";
import { promotingMen } from "../evaluate/attacked.ts";
import { evaluate } from "../evaluate/evaluate.ts";
import {
  CORRECTION_ERROR,
  CORRECTION_GRAIN,
  CORRECTION_LIMIT,
  CORRECTION_PACE,
  CORRECTION_PACE_LIMIT,
} from "./parameters.ts";

/** Its multiples start the keys of each side to move and feature. */
const SEED: u64 = 0x9e3779b97f4a7c15;

/** The evaluation with its known errors mended. The node's frame notes it, and where the errors are kept. */
export function correctedEvaluation(position: usize, frame: usize): i32 {
  const evaluation = evaluate(position);
  const white = promotingMen(0);
  const black = promotingMen(1);
  const seed = <u64>(turn(position) + 1) * SEED;
  let error = noteSlot(frame, 0, mixed(mixed(seed, white), black));
  error += noteSlot(frame, 1, mixed(seed * 3, without(menOf(position, 0), white)));
  error += noteSlot(frame, 2, mixed(seed * 5, without(menOf(position, 1), black)));
  const corrected = evaluation + error / CORRECTION_GRAIN;
  store<i32>(frame, corrected, FRAME_CORRECTED);
  return corrected;
}

/** @returns the error kept there. A table for each feature: placements are many, and would wipe the structures out */
function noteSlot(frame: usize, table: usize, key: u64): i32 {
  const slot = CORRECTIONS + (((table << CORRECTION_BITS) + <usize>(key >> (64 - CORRECTION_BITS))) << 1);
  store<u32>(frame + (table << 2), <u32>slot, FRAME_CORRECTIONS);
  return load<i16>(slot);
}

/** Draws the errors that are kept towards what a search of `depth` plies has found, the more the deeper it was. */
export function learnError(frame: usize, score: i32, bound: u32, depth: i32): void {
  const error = score - load<i32>(frame, FRAME_CORRECTED);
  if (error < 0 ? bound == BOUND_LOWER : bound == BOUND_UPPER) return;
  if (score > MATE_BOUND || score < -MATE_BOUND) return;
  const pace = min(depth * CORRECTION_PACE, CORRECTION_PACE_LIMIT);
  const step = (max(-CORRECTION_ERROR, min(CORRECTION_ERROR, error)) * CORRECTION_GRAIN * pace) / 1024;
  for (let at = frame; at < frame + 12; at += 4) {
    const slot = <usize>load<u32>(at, FRAME_CORRECTIONS);
    store<i16>(slot, <i16>max(-CORRECTION_LIMIT, min(CORRECTION_LIMIT, <i32>load<i16>(slot) + step)));
  }
}

export function forgetErrors(): void {
  memory.fill(CORRECTIONS, 0, 6 << CORRECTION_BITS);
}
