/** Iterative deepening in slices: one depth after another, until the host has enough. */
import { MOVES, POSITIONS, RESULT } from "../../src/layout/map.ts";
import { RESULT_BYTES, RESULT_PV } from "../../src/layout/records.generated.ts";
import {
  INFINITE_SCORE,
  MATE_BOUND,
  MATE_SCORE,
  MULTI_PV_MAX,
  SEARCH_DEPTH_DONE,
  SEARCH_FINISHED,
  SEARCH_SUSPENDED,
} from "../../src/layout/search.ts";
import { generate } from "../moves/legal.ts";
import { Result } from "../records.generated.ts";
import { ageHash } from "./hash.ts";
import { ageHistory } from "./history.ts";
import { nodeAt, numberNodes } from "./node.ts";
import { leadWith } from "./order.ts";
import { ASPIRATION_DEPTH, ASPIRATION_WINDOW } from "./parameters.ts";
import { pvMove } from "./pv.ts";
import { rootEnd, searchRoot, setRootEnd, setRootIsWhole } from "./search.ts";
import { deepest, nodes, resetCounters, resetDeepest, startSlice, suspended } from "./state.ts";

let depth: i32 = 0;
let lastDepth: i32 = 0;
/** Principal variations to report, and the number of the one being searched, from 0. */
let multiPv: u32 = 1;
let pv: u32 = 0;
let windowLow: i32 = 0;
let windowHigh: i32 = 0;
let margin: i32 = 0;

/**
 * Prepares a search of the position at ply 0. Its legal moves lie at `MOVES`; the host may replace them by some of them.
 * @param wanted principal variations to report: the best moves, each with its score
 * @returns the number of moves
 */
export function beginSearch(plies: i32, wanted: i32): i32 {
  depth = 0;
  lastDepth = plies;
  multiPv = <u32>wanted;
  pv = multiPv;
  resetCounters();
  ageHash();
  ageHistory();
  numberNodes();
  nodeAt(0).bestMove = 0;
  memory.fill(RESULT, 0, RESULT_BYTES * MULTI_PV_MAX);
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
    pv = 0;
    resetDeepest();
    openWindow();
  }
  startSlice(allowed);
  while (pv < pvCount()) {
    setRootIsWhole(pv == 0);
    const score = searchRoot(windowLow, windowHigh, depth, MOVES + ((<usize>pv) << 2));
    if (suspended) {
      resultOf(0).nodes = <f64>nodes;
      return SEARCH_SUSPENDED;
    }
    if (widenWindow(score)) continue;
    report(score);
    // Before the moves of those still to come.
    leadWith(MOVES + ((<usize>pv) << 2), rootEnd, pvMove(0, 0));
    pv++;
    openWindow();
  }
  sortPvs();
  resultOf(0).nodes = <f64>nodes;
  return depth >= lastDepth || mateIsCertain() ? SEARCH_FINISHED : SEARCH_DEPTH_DONE;
}

/** Principal variations that are wanted and that the root has moves for. */
function pvCount(): u32 {
  return min(multiPv, <u32>((rootEnd - MOVES) >> 2));
}

/** What is told of a principal variation. */
function resultOf(pv: u32): Result {
  return changetype<Result>(RESULT + <usize>pv * RESULT_BYTES);
}

/** A narrow window round the last score: most of the tree then needs no exact score. Without it 1.11 nodes; 62.5 %. */
function openWindow(): void {
  const last = resultOf(pv < <u32>MULTI_PV_MAX ? pv : 0).score;
  margin = ASPIRATION_WINDOW;
  const narrow = depth >= ASPIRATION_DEPTH && last < MATE_BOUND && last > -MATE_BOUND;
  windowLow = narrow ? last - margin : -INFINITE_SCORE;
  windowHigh = narrow ? last + margin : INFINITE_SCORE;
}

/** @returns whether the score fell outside and the root has to be searched again */
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

/** The best first: a later one may turn out better than an earlier one. */
function sortPvs(): void {
  const count = pvCount();
  for (let i: u32 = 1; i < count; i++) {
    for (let at = i; at > 0 && resultOf(at).score > resultOf(at - 1).score; at--) {
      swap(changetype<usize>(resultOf(at)), changetype<usize>(resultOf(at - 1)), RESULT_BYTES);
      swap(MOVES + ((<usize>at) << 2), MOVES + ((<usize>(at - 1)) << 2), 4);
    }
  }
}

function swap(a: usize, b: usize, bytes: usize): void {
  for (let offset: usize = 0; offset < bytes; offset += 4) {
    const word = load<u32>(a + offset);
    store<u32>(a + offset, load<u32>(b + offset));
    store<u32>(b + offset, word);
  }
}

/** A mate found with the depth that its length needs cannot become shorter; of several, all must be such. */
function mateIsCertain(): bool {
  const count = pvCount();
  for (let i: u32 = 0; i < count; i++) {
    const score = resultOf(i).score;
    const size = score < 0 ? -score : score;
    if (size <= MATE_BOUND || MATE_SCORE - size > depth) return false;
  }
  return true;
}

function report(score: i32): void {
  const result = resultOf(pv);
  result.score = score;
  result.depth = depth;
  result.selectiveDepth = <i32>deepest;
  let length: u32 = 0;
  while (pvMove(0, length)) {
    store<u32>(changetype<usize>(result) + ((<usize>length) << 2), pvMove(0, length), RESULT_PV);
    length++;
  }
  result.pvLength = length;
}
