/** Iterative deepening in slices: one depth after another, until the host has enough. */
import { MOVES, POSITIONS, RESULT } from "../../src/layout/map.ts";
import {
  INFINITE_SCORE,
  MATE_BOUND,
  MATE_SCORE,
  RESULT_DEPTH,
  RESULT_LINE,
  RESULT_LINE_LENGTH,
  RESULT_NODES,
  RESULT_SCORE,
  RESULT_SELECTIVE_DEPTH,
  SEARCH_DEPTH_DONE,
  SEARCH_FINISHED,
  SEARCH_SUSPENDED,
} from "../../src/layout/search.ts";
import { generate } from "../moves/generate.ts";
import { frameAt, saveBest } from "./frame.ts";
import { ageHash } from "./hash.ts";
import { ageHistory } from "./history.ts";
import { lineMove } from "./line.ts";
import { rootEnd, searchNode, setRootEnd } from "./node.ts";
import { ASPIRATION_DEPTH, ASPIRATION_WINDOW } from "./parameters.ts";
import { deepest, nodes, resetCounters, resetDeepest, startSlice, suspended } from "./state.ts";

let depth: i32 = 0;
let lastDepth: i32 = 0;
let lastScore: i32 = 0;
let windowLow: i32 = 0;
let windowHigh: i32 = 0;
let margin: i32 = 0;

/**
 * Prepares a search of the position at ply 0. Its legal moves lie at `MOVES`; the host may replace them by some of them.
 * @returns their number
 */
export function beginSearch(plies: i32): i32 {
  depth = 0;
  lastDepth = plies;
  lastScore = 0;
  resetCounters();
  ageHash();
  ageHistory();
  saveBest(frameAt(0), -INFINITE_SCORE, 0);
  setRootEnd(generate(POSITIONS, MOVES, false));
  return <i32>((rootEnd - MOVES) >> 2);
}

/** The first `count` moves at `MOVES` are the ones to search. */
export function limitRoot(count: i32): void {
  setRootEnd(MOVES + ((<usize>count) << 2));
}

/** Searches on for about so many nodes. @returns one of the `SEARCH_…` answers */
export function searchSlice(allowed: i32): i32 {
  if (rootEnd == MOVES) return SEARCH_FINISHED;
  if (!suspended) {
    if (depth >= lastDepth) return SEARCH_FINISHED;
    depth++;
    resetDeepest();
    openWindow();
  }
  startSlice(allowed);
  while (true) {
    const score = searchNode(POSITIONS, 0, windowLow, windowHigh, depth, MOVES);
    if (suspended) {
      store<f64>(RESULT, <f64>nodes, RESULT_NODES);
      return SEARCH_SUSPENDED;
    }
    if (widenWindow(score)) continue;
    lastScore = score;
    report(score);
    return depth >= lastDepth || mateIsCertain(score) ? SEARCH_FINISHED : SEARCH_DEPTH_DONE;
  }
}

/** A narrow window round the last score: most of the tree then needs no exact score. */
function openWindow(): void {
  margin = ASPIRATION_WINDOW;
  const narrow = depth >= ASPIRATION_DEPTH && lastScore < MATE_BOUND && lastScore > -MATE_BOUND;
  windowLow = narrow ? lastScore - margin : -INFINITE_SCORE;
  windowHigh = narrow ? lastScore + margin : INFINITE_SCORE;
}

/** @returns whether the score fell outside and the depth has to be searched again */
function widenWindow(score: i32): bool {
  if (score > windowLow && score < windowHigh) return false;
  margin *= 3;
  if (score <= windowLow) {
    if (windowLow == -INFINITE_SCORE) return false;
    windowLow = margin > 500 ? -INFINITE_SCORE : score - margin;
  } else {
    if (windowHigh == INFINITE_SCORE) return false;
    windowHigh = margin > 500 ? INFINITE_SCORE : score + margin;
  }
  return true;
}

/** A mate found with the depth that its length needs cannot become shorter. */
function mateIsCertain(score: i32): bool {
  const size = score < 0 ? -score : score;
  return size > MATE_BOUND && MATE_SCORE - size <= depth;
}

function report(score: i32): void {
  store<i32>(RESULT, score, RESULT_SCORE);
  store<i32>(RESULT, depth, RESULT_DEPTH);
  store<i32>(RESULT, <i32>deepest, RESULT_SELECTIVE_DEPTH);
  store<f64>(RESULT, <f64>nodes, RESULT_NODES);
  let length: u32 = 0;
  while (lineMove(0, length)) {
    store<u32>(RESULT + ((<usize>length) << 2), lineMove(0, length), RESULT_LINE);
    length++;
  }
  store<i32>(RESULT, length, RESULT_LINE_LENGTH);
}
