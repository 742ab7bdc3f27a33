/**
 * Doors into the kernel's inside, for tests alone: they are compiled beside `index.ts` into a kernel that is never
 * shipped (`test/search/doors.ts`). Numbers in, numbers out; a position is named by its place on the stack.
 */
import { PLIES_MAX, SEARCH_PLIES } from "../src/layout/capacity.ts";
import { MOVES, POSITIONS } from "../src/layout/map.ts";
import { POSITION_STRIDE } from "../src/layout/position.ts";
import { inCheck } from "./attacks/checks.ts";
import { lookForChecks } from "./attacks/look.ts";
import { setKey } from "./board/position.ts";
import { emitQuietChecks } from "./moves/checking.ts";
import { generate } from "./moves/legal.ts";
import { HashEntry, Node } from "./records.generated.ts";
import * as correction from "./search/correction.ts";
import * as draw from "./search/draw.ts";
import * as gain from "./search/gain.ts";
import * as hash from "./search/hash.ts";
import * as history from "./search/history.ts";
import { nodeAt, numberNodes } from "./search/node.ts";
import * as order from "./search/order.ts";
import * as prune from "./search/prune.ts";
import * as quiescence from "./search/quiesce.ts";
import * as reduce from "./search/reduce.ts";
import * as search from "./search/search.ts";
import * as see from "./search/see.ts";
import { nodes, resetCounters, startSlice } from "./search/state.ts";

const UNBOUNDED: i64 = 1 << 40;
/** A place on the stack of positions that nothing else uses. */
const SPARE_PLACE: i32 = PLIES_MAX - 1;

function at(place: i32): usize {
  return POSITIONS + <usize>place * POSITION_STRIDE;
}

/** The node at `ply`, whose position lies at `place`, and those above it on the places above. */
function nodeOn(place: i32, ply: u32): Node {
  numberNodes();
  for (let above: u32 = ply; above < <u32>SEARCH_PLIES + 2; above++) nodeAt(above).position = at(place + (above - ply));
  return nodeAt(ply);
}

/** The same with the history of two moves before it. @param last, @param earlier pieces and targets of these */
function nodeAfter(place: i32, ply: u32, last: i32, earlier: i32): Node {
  const node = nodeOn(place, ply);
  node.lastRow = history.continuationRow(last, 0);
  node.earlierRow = history.continuationRow(earlier, 1);
  return node;
}

/** The address behind the first `count` moves of the list. */
function endOf(count: i32): usize {
  return MOVES + ((<usize>count) << 2);
}

export function seeAtLeast(place: i32, move: u32, threshold: i32): bool {
  return see.seeAtLeast(at(place), move, threshold);
}

export function captureGain(place: i32, move: u32): i32 {
  return gain.captureGain(at(place), move);
}

/** Writes the moves, or the tactical ones alone, and looks for checks. @returns how many */
export function list(place: i32, tactical: bool): i32 {
  return <i32>((generate(at(place), MOVES, tactical) - MOVES) >> 2);
}

/** Writes the quiet checks that quiescence tries, of a position without check. @returns how many */
export function listQuietChecks(place: i32): i32 {
  lookForChecks(at(place));
  return <i32>((emitQuietChecks(MOVES, at(place)) - MOVES) >> 2);
}

export function isInCheck(place: i32): bool {
  lookForChecks(at(place));
  return inCheck;
}

/** Scores the first moves of the list as a node at `ply` does. @param last, @param earlier of the moves before */
export function scoreMoves(place: i32, count: i32, ply: u32, hashMove: u32, last: i32, earlier: i32): void {
  const node = nodeAfter(place, ply, last, earlier);
  node.next = MOVES;
  node.end = endOf(count);
  node.hashMove = hashMove;
  order.scoreMoves(node);
}

export function scoreTactical(place: i32, count: i32): void {
  order.scoreTactical(at(place), MOVES, endOf(count));
}

/** The next move to try when `picked` of `count` have been. */
export function pickWithSee(place: i32, picked: i32, count: i32): u32 {
  return order.pickWithSee(at(place), endOf(picked), endOf(count));
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

export function pieceToOf(place: i32, move: u32): i32 {
  return history.pieceToOf(at(place), move);
}

export function quietScore(place: i32, move: u32, last: i32, earlier: i32): i32 {
  const node = nodeAfter(place, 1, last, earlier);
  return history.quietScore(node.position, move, node.lastRow, node.earlierRow);
}

export function addQuiet(place: i32, move: u32, last: i32, earlier: i32, amount: i32): void {
  history.addQuiet(nodeAfter(place, 1, last, earlier), move, amount);
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
  const node = nodeAfter(place, ply, last, earlier);
  node.depth = depth;
  node.list = MOVES;
  node.move = load<u32>(endOf(index));
  node.next = endOf(index + 1);
  history.rewardRefutation(node);
}

export function lateReduction(depth: i32, tried: i32, quiet: bool, isPv: bool, improving: bool, known: i32): i32 {
  const node = nodeAt(1);
  node.depth = depth;
  node.movesTried = tried;
  node.isPv = isPv;
  node.improving = improving;
  return reduce.lateReduction(node, quiet, known);
}

export function failsHighStatically(evaluation: i32, beta: i32, depth: i32, improving: bool): bool {
  return prune.failsHighStatically(evaluation, beta, depth, improving);
}

export function looksHopeless(evaluation: i32, alpha: i32, depth: i32): bool {
  return prune.looksHopeless(evaluation, alpha, depth);
}

export function mayTryNullMove(evaluation: i32, beta: i32, depth: i32, afterNullMove: bool): bool {
  return prune.mayTryNullMove(evaluation, beta, depth, afterNullMove);
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
  const node = nodeOn(SPARE_PLACE, ply);
  setKey(node.position, key);
  node.bestMove = move;
  hash.storeHash(node, depth, score, bound);
}

/** @returns the entry's address, or 0 */
export function findHash(key: u64, depth: i32): usize {
  return changetype<usize>(hash.findHash(key, depth));
}

export function hashMove(entry: usize): u32 {
  return changetype<HashEntry>(entry).move;
}

export function hashDepth(entry: usize): i32 {
  return <i32>changetype<HashEntry>(entry).depth;
}

export function hashBound(entry: usize): u32 {
  return hash.boundOf(changetype<HashEntry>(entry));
}

export function hashScore(entry: usize, ply: u32): i32 {
  return hash.hashScore(changetype<HashEntry>(entry), ply);
}

export function decidesWindow(entry: usize, ply: u32, alpha: i32, beta: i32): bool {
  return hash.decidesWindow(changetype<HashEntry>(entry), ply, alpha, beta);
}

export function ageHash(): void {
  hash.ageHash();
}

export function noteKey(place: i32, ply: u32): void {
  draw.noteKey(at(place), ply);
}

export function isRepeated(place: i32, ply: u32): bool {
  return draw.pliesRepeated(at(place), ply) != 0;
}

export function clockRanOut(place: i32): bool {
  return draw.clockRanOut(at(place));
}

/** Quiescence of a position that the main search has reached at `ply`. */
export function quiesce(place: i32, ply: u32, alpha: i32, beta: i32): i32 {
  startSlice(UNBOUNDED);
  const node = nodeOn(place, ply);
  node.list = MOVES;
  return quiescence.quiesce(node, alpha, beta);
}

/** A node that the main search has reached at `ply`, above 0, by a move of that piece and target (-1 for a null move). */
export function searchNode(place: i32, ply: u32, alpha: i32, beta: i32, depth: i32, pieceTo: i32): i32 {
  startSlice(UNBOUNDED);
  const node = nodeOn(place, ply);
  nodeAt(ply - 1).pieceTo = pieceTo;
  node.list = MOVES;
  return search.searchNode(node, alpha, beta, depth);
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
  nodeAt(ply).evaluation = evaluation;
}

/** The evaluation with its known errors mended, as a node at `ply` notes it. */
export function correctedEvaluation(place: i32, ply: u32): i32 {
  return correction.correctedEvaluation(nodeOn(place, ply));
}

/** What the search of a node whose evaluation was noted at `ply` teaches about it. */
export function learnError(ply: u32, score: i32, bound: u32, depth: i32): void {
  const node = nodeAt(ply);
  node.depth = depth;
  correction.learnError(node, score, bound);
}
