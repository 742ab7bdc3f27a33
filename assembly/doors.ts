/**
 * Doors into the kernel's inside, for tests alone: they are compiled beside `index.ts` into a kernel that is never
 * shipped (`test/search/doors.ts`). Numbers in, numbers out; a position is named by its place on the stack.
 */
import { MOVES, POSITIONS } from "../src/layout/map.ts";
import { POSITION_STRIDE } from "../src/layout/position.ts";
import { inCheck } from "./moves/checks.ts";
import { generate, lookForChecks } from "./moves/generate.ts";
import * as correction from "./search/correction.ts";
import * as draw from "./search/draw.ts";
import * as exchange from "./search/exchange.ts";
import * as frame from "./search/frame.ts";
import * as gain from "./search/gain.ts";
import * as hash from "./search/hash.ts";
import * as history from "./search/history.ts";
import * as node from "./search/node.ts";
import * as order from "./search/order.ts";
import * as prune from "./search/prune.ts";
import * as quiescence from "./search/quiesce.ts";
import * as reduce from "./search/reduce.ts";
import { nodes, resetCounters, startSlice } from "./search/state.ts";

const UNBOUNDED: i64 = 1 << 40;

function at(place: i32): usize {
  return POSITIONS + <usize>place * POSITION_STRIDE;
}

/** The address behind the first `count` moves of the list. */
function endOf(count: i32): usize {
  return MOVES + ((<usize>count) << 2);
}

export function exchangeReaches(place: i32, move: u32, threshold: i32): bool {
  return exchange.exchangeReaches(at(place), move, threshold);
}

export function captureGain(place: i32, move: u32): i32 {
  return gain.captureGain(at(place), move);
}

/** Writes the moves, or captures and promotions alone, and looks for checks. @returns how many */
export function list(place: i32, tactical: bool): i32 {
  return <i32>((generate(at(place), MOVES, tactical) - MOVES) >> 2);
}

export function isInCheck(place: i32): bool {
  lookForChecks(at(place));
  return inCheck;
}

/** Scores the first moves of the list as a node at `ply` does. @param last, @param earlier footprints of the moves before */
export function scoreMoves(place: i32, count: i32, ply: u32, hashMove: u32, last: i32, earlier: i32): void {
  const row = history.continuationRow(last, 0);
  order.scoreMoves(at(place), MOVES, endOf(count), ply, hashMove, row, history.continuationRow(earlier, 1));
}

export function scoreTactical(place: i32, count: i32): void {
  order.scoreTactical(at(place), MOVES, endOf(count));
}

/** The next move to try when `picked` of `count` have been. */
export function pickWithExchange(place: i32, picked: i32, count: i32): u32 {
  return order.pickWithExchange(at(place), endOf(picked), endOf(count));
}

export function pickMove(picked: i32, count: i32): u32 {
  return order.pickMove(endOf(picked), endOf(count));
}

/** Takes quiet moves off the list from the first not yet picked. @returns how many moves are left in all */
export function dropQuiets(place: i32, picked: i32, count: i32): i32 {
  return <i32>((order.dropQuiets(at(place), endOf(picked), endOf(count)) - MOVES) >> 2);
}

export function leadWith(count: i32, move: u32): void {
  order.leadWith(MOVES, endOf(count), move);
}

export function footprintOf(place: i32, move: u32): i32 {
  return history.footprintOf(at(place), move);
}

export function quietScore(place: i32, move: u32, last: i32, earlier: i32): i32 {
  const row = history.continuationRow(last, 0);
  return history.quietScore(at(place), move, row, history.continuationRow(earlier, 1));
}

export function addQuiet(place: i32, move: u32, last: i32, earlier: i32, amount: i32): void {
  const row = history.continuationRow(last, 0);
  history.addQuiet(at(place), move, row, history.continuationRow(earlier, 1), amount);
}

export function ageHistory(): void {
  history.ageHistory();
}

export function addKiller(ply: u32, move: u32): void {
  history.addKiller(ply, move);
}

export function isKiller(ply: u32, move: u32): bool {
  return history.isKiller(ply, move);
}

/** What a node at `ply` learns when the move number `index` of the list, from 0, refutes. */
export function rewardRefutation(place: i32, ply: u32, depth: i32, index: i32, last: i32, earlier: i32): void {
  const move = load<u32>(endOf(index));
  const row = history.continuationRow(last, 0);
  const second = history.continuationRow(earlier, 1);
  node.rewardRefutation(at(place), ply, depth, MOVES, endOf(index), move, row, second);
}

export function lateReduction(depth: i32, tried: i32, quiet: bool, principal: bool, improving: bool, known: i32): i32 {
  return reduce.lateReduction(depth, tried, quiet, principal, improving, known);
}

export function failsHighStatically(evaluation: i32, beta: i32, depth: i32, improving: bool): bool {
  return prune.failsHighStatically(evaluation, beta, depth, improving);
}

export function looksHopeless(evaluation: i32, alpha: i32, depth: i32): bool {
  return prune.looksHopeless(evaluation, alpha, depth);
}

export function mayPass(evaluation: i32, beta: i32, depth: i32, passedBefore: bool): bool {
  return prune.mayPass(evaluation, beta, depth, passedBefore);
}

export function threatensZugzwang(place: i32, depth: i32): bool {
  return prune.threatensZugzwang(at(place), depth);
}

export function nullReduction(evaluation: i32, beta: i32, depth: i32): i32 {
  return prune.nullReduction(evaluation, beta, depth);
}

export function enoughTried(depth: i32, tried: i32, improving: bool): bool {
  return prune.enoughTried(depth, tried, improving);
}

export function isFutile(evaluation: i32, alpha: i32, depth: i32): bool {
  return prune.isFutile(evaluation, alpha, depth);
}

export function losesTooMuch(place: i32, move: u32, depth: i32, quiet: bool): bool {
  return prune.losesTooMuch(at(place), move, depth, quiet);
}

export function storeHash(key: u64, ply: u32, depth: i32, score: i32, bound: u32, move: u32): void {
  hash.storeHash(key, ply, depth, score, bound, move);
}

/** @returns the entry's address, or 0 */
export function findHash(key: u64, depth: i32): usize {
  return hash.findHash(key, depth);
}

export function hashMove(entry: usize): u32 {
  return hash.hashMove(entry);
}

export function hashDepth(entry: usize): i32 {
  return hash.hashDepth(entry);
}

export function hashBound(entry: usize): u32 {
  return hash.boundOf(entry);
}

export function hashScore(entry: usize, ply: u32): i32 {
  return hash.hashScore(entry, ply);
}

export function settlesWindow(entry: usize, ply: u32, alpha: i32, beta: i32): bool {
  return hash.settlesWindow(entry, ply, alpha, beta);
}

export function ageHash(): void {
  hash.ageHash();
}

export function noteKey(place: i32, ply: u32): void {
  draw.noteKey(at(place), ply);
}

export function isRepeated(place: i32, ply: u32): bool {
  return draw.isRepeated(at(place), ply);
}

export function clockRanOut(place: i32): bool {
  return draw.clockRanOut(at(place));
}

/** Quiescence of a position that the main search has reached at `ply`. */
export function quiesce(place: i32, ply: u32, alpha: i32, beta: i32): i32 {
  startSlice(UNBOUNDED);
  return quiescence.quiesce(at(place), ply, alpha, beta, MOVES, true);
}

/** A node that the main search has reached at `ply`, above 0, by a move with that footprint (-1 for a null move). */
export function searchNode(place: i32, ply: u32, alpha: i32, beta: i32, depth: i32, footprint: i32): i32 {
  startSlice(UNBOUNDED);
  frame.saveFootprint(frame.frameAt(ply - 1), footprint);
  return node.searchNode(at(place), ply, alpha, beta, depth, MOVES);
}

/** Sets the counters back. */
export function beginCount(): void {
  resetCounters();
}

export function countedNodes(): f64 {
  return <f64>nodes;
}

/** Static evaluation of the node that was last at `ply`: its successors' two plies on ask it whether they improve. */
export function noteEvaluation(ply: u32, evaluation: i32): void {
  frame.saveEvaluation(frame.frameAt(ply), evaluation);
}

/** The evaluation with its known errors mended, as a node at `ply` notes it. */
export function correctedEvaluation(place: i32, ply: u32): i32 {
  return correction.correctedEvaluation(at(place), frame.frameAt(ply));
}

/** What the search of a node whose evaluation was noted at `ply` teaches about it. */
export function learnError(ply: u32, score: i32, bound: u32, depth: i32): void {
  correction.learnError(frame.frameAt(ply), score, bound, depth);
}
