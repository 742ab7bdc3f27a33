/** Iterative deepening in slices: one depth after another, until the host has enough. */
import { MOVES, POSITIONS, RESULT } from "../../src/layout/map.ts";
import {
  INFINITE_SCORE,
  LINES_MAX,
  MATE_BOUND,
  MATE_SCORE,
  RESULT_BYTES,
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
import { rootEnd, searchNode, setRootEnd, setRootIsWhole } from "./node.ts";
import { leadWith } from "./order.ts";
import { ASPIRATION_DEPTH, ASPIRATION_WINDOW } from "./parameters.ts";
import { deepest, nodes, resetCounters, resetDeepest, startSlice, suspended } from "./state.ts";

let depth: i32 = 0;
let lastDepth: i32 = 0;
/** Lines to report, and the one being searched, from 0. */
let lines: u32 = 1;
let line: u32 = 0;
let windowLow: i32 = 0;
let windowHigh: i32 = 0;
let margin: i32 = 0;

/**
 * Prepares a search of the position at ply 0. Its legal moves lie at `MOVES`; the host may replace them by some of them.
 * @param wanted lines to report: the best moves, each with its score
 * @returns the number of moves
 */
export function beginSearch(plies: i32, wanted: i32): i32 {
  depth = 0;
  lastDepth = plies;
  lines = <u32>wanted;
  line = lines;
  resetCounters();
  ageHash();
  ageHistory();
  saveBest(frameAt(0), -INFINITE_SCORE, 0);
  memory.fill(RESULT, 0, RESULT_BYTES * LINES_MAX);
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
    line = 0;
    resetDeepest();
    openWindow();
  }
  startSlice(allowed);
  while (line < linesThere()) {
    setRootIsWhole(line == 0);
    const score = searchNode(POSITIONS, 0, windowLow, windowHigh, depth, MOVES + ((<usize>line) << 2));
    if (suspended) {
      store<f64>(RESULT, <f64>nodes, RESULT_NODES);
      return SEARCH_SUSPENDED;
    }
    if (widenWindow(score)) continue;
    report(score);
    // Before the moves of the lines still to come.
    leadWith(MOVES + ((<usize>line) << 2), rootEnd, lineMove(0, 0));
    line++;
    openWindow();
  }
  sortLines();
  store<f64>(RESULT, <f64>nodes, RESULT_NODES);
  return depth >= lastDepth || mateIsCertain() ? SEARCH_FINISHED : SEARCH_DEPTH_DONE;
}

/** Lines that are wanted and that the root has moves for. */
function linesThere(): u32 {
  return min(lines, <u32>((rootEnd - MOVES) >> 2));
}

function block(index: u32): usize {
  return RESULT + <usize>index * RESULT_BYTES;
}

/** A narrow window round the line's last score: most of the tree then needs no exact score. */
function openWindow(): void {
  const last = load<i32>(block(line < <u32>LINES_MAX ? line : 0), RESULT_SCORE);
  margin = ASPIRATION_WINDOW;
  const narrow = depth >= ASPIRATION_DEPTH && last < MATE_BOUND && last > -MATE_BOUND;
  windowLow = narrow ? last - margin : -INFINITE_SCORE;
  windowHigh = narrow ? last + margin : INFINITE_SCORE;
}

/** @returns whether the score fell outside and the line has to be searched again */
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

/** Best line first: a later line may turn out better than an earlier one. */
function sortLines(): void {
  const count = linesThere();
  for (let i: u32 = 1; i < count; i++) {
    for (let at = i; at > 0 && load<i32>(block(at), RESULT_SCORE) > load<i32>(block(at - 1), RESULT_SCORE); at--) {
      exchange(block(at), block(at - 1), RESULT_BYTES);
      exchange(MOVES + ((<usize>at) << 2), MOVES + ((<usize>(at - 1)) << 2), 4);
    }
  }
}

function exchange(a: usize, b: usize, bytes: usize): void {
  for (let offset: usize = 0; offset < bytes; offset += 4) {
    const word = load<u32>(a + offset);
    store<u32>(a + offset, load<u32>(b + offset));
    store<u32>(b + offset, word);
  }
}

/** A mate found with the depth that its length needs cannot become shorter; of several lines, all must be such. */
function mateIsCertain(): bool {
  const count = linesThere();
  for (let i: u32 = 0; i < count; i++) {
    const score = load<i32>(block(i), RESULT_SCORE);
    const size = score < 0 ? -score : score;
    if (size <= MATE_BOUND || MATE_SCORE - size > depth) return false;
  }
  return true;
}

function report(score: i32): void {
  const result = block(line);
  store<i32>(result, score, RESULT_SCORE);
  store<i32>(result, depth, RESULT_DEPTH);
  store<i32>(result, <i32>deepest, RESULT_SELECTIVE_DEPTH);
  let length: u32 = 0;
  while (lineMove(0, length)) {
    store<u32>(result + ((<usize>length) << 2), lineMove(0, length), RESULT_LINE);
    length++;
  }
  store<i32>(result, length, RESULT_LINE_LENGTH);
}
