/**
 * The main search of a node: principal variation search with null windows, as a list of steps.
 *
 * It can be suspended between any two nodes and go on later as if nothing had happened, so that the host can look at its
 * clock and its mail every few milliseconds on one thread. All that a node knows lies in its record, from which each step
 * sees how far it is: a suspended search only returns, and a resumed one walks down to where it was.
 *
 * What a step is worth stands beside it: "without it 2.16 nodes; 55.8 %" says that the engine of c3641f8 without the step
 * needs 2.16 times the nodes to depth 10 of `bench`, and that the whole engine scores 55.8 % against it (120 games, 60 of
 * chess and 60 of Wild Castle, at 4,000 nodes a move; the 95 % interval is 8 to 9 points to either side).
 */
import { PASS_FREELY } from "../../src/layout/rules/passes.ts";
import {
  BOUND_EXACT,
  BOUND_LOWER,
  BOUND_UPPER,
  INFINITE_SCORE,
  MATE_BOUND,
  MATE_SCORE,
} from "../../src/layout/search.ts";
import { inCheck } from "../attacks/checks.ts";
import { lookForChecks } from "../attacks/look.ts";
import { and, any, every, squareSet } from "../bitboard.ts";
import { moveTo } from "../board/move.ts";
import { isSameSide, key, turn } from "../board/position.ts";
import { attackedBy } from "../evaluate/attacked.ts";
import { evaluate } from "../evaluate/evaluate.ts";
import { RICH, SERIES, WALLS } from "../features.ts";
import { isCapture } from "../moves/first.ts";
import { emitMoves, isPlainMove } from "../moves/generate.ts";
import { makeMove, makeNullMove } from "../moves/make.ts";
import { verdictOf } from "../moves/verdict.ts";
import { HashEntry, Node } from "../records.generated.ts";
import { rules } from "../tables/rules.ts";
import { boundFor, drawScore, isMateScore, stuckScore, verdictScore } from "./bound.ts";
import { correctedEvaluation, learnError } from "./correction.ts";
import { clockRanOut, noteCheck, noteKey, pliesRepeated, repeatedScore } from "./draw.ts";
import { finishingMove } from "./finish.ts";
import { captureGain } from "./gain.ts";
import { boundOf, decidesWindow, findHash, hashScore, storeHash } from "./hash.ts";
import { continuationRow, pieceToOf, quietScore, rewardRefutation } from "./history.ts";
import { NO_EVALUATION, NO_PIECE_TO, nodeAt, pieceToBefore } from "./node.ts";
import { dropQuiets, leadWith, pickWithSee, scoreMoves } from "./order.ts";
import { CHECK_EXTENSION, DEEPEST_PLY, IIR_DEPTH } from "./parameters.ts";
import * as prune from "./prune.ts";
import { clearPv, extendPv } from "./pv.ts";
import { quiesce } from "./quiesce.ts";
import { lateReduction } from "./reduce.ts";
import { arrived, budget, countNode, resuming, suspend, suspended, suspendedPly } from "./state.ts";

/** End of the root's move list, which the host may have shortened. */
export let rootEnd: usize = 0;

export function setRootEnd(end: usize): void {
  rootEnd = end;
}

/** Whether the first of several principal variations is being searched: only that one knows the root's best move. */
let rootIsWhole: bool = true;

export function setRootIsWhole(whole: bool): void {
  rootIsWhole = whole;
}

/** The depth from which not all moves of a root with walls are searched. */
const WALLED_ROOT_DEPTH: i32 = 3;

/** What a child is searched with: a null window and less depth, a null window, the whole window. */
const WINDOW_REDUCED: u8 = 0;
const WINDOW_NULL: u8 = 1;
const WINDOW_WHOLE: u8 = 2;

/** The root, whose moves lie at `list`, in a window of the host's. */
export function searchRoot(alpha: i32, beta: i32, depth: i32, list: usize): i32 {
  const root = nodeAt(0);
  root.list = list;
  return searchNode(root, alpha, beta, depth);
}

/** Searches a node whose moves may be listed from `node.list` on.
 *  @returns the score for the side to move; meaningless while `suspended` */
export function searchNode(node: Node, alpha: i32, beta: i32, depth: i32): i32 {
  const position = node.position;
  const ply = node.ply;
  if (resuming && ply < suspendedPly) return searchOpened(node);
  if (resuming) arrived();
  else if (budget <= 0) return suspend(ply);
  countNode(ply);
  clearPv(ply);
  noteKey(position, ply);
  if (RICH) {
    const verdict = verdictOf(position);
    if (verdict) return verdictScore(position, verdict, ply);
  }
  if (ply) {
    const back = pliesRepeated(position, ply);
    if (back) return RICH ? repeatedScore(position, ply, back) : 0;
    // Mate distance: no score here is better or worse than the nearest mates.
    alpha = max(alpha, <i32>ply - MATE_SCORE);
    beta = min(beta, MATE_SCORE - <i32>ply - 1);
    if (alpha >= beta) return alpha;
  }
  const isPv = beta - alpha > 1;
  const entry = findHash(key(position), depth);
  // Without it 1.68 nodes; 59.7 % of 160 games at 5,000.
  if (entry && !isPv && <i32>entry.depth >= depth && decidesWindow(entry, ply, alpha, beta))
    return hashScore(entry, ply);
  lookForChecks(position);
  node.inCheck = inCheck;
  if (RICH && rules.judgesRepetition) noteCheck(ply, inCheck);
  if (inCheck) depth += CHECK_EXTENSION;
  if (RICH && ply && endsAtOnce(node)) return MATE_SCORE - <i32>ply - 1;
  if (depth <= 0) return quiesce(node, alpha, beta);
  if (ply >= DEEPEST_PLY) return evaluate(position);
  const hashMove = entry ? entry.move : 0;
  judge(node, entry);
  node.isPv = isPv;
  node.alpha = alpha;
  node.beta = beta;
  node.depth = depth;
  node.isNullMove = false;
  if (!node.inCheck && !isPv) {
    if (standsStill() && isPrunedStatically(node)) return node.best;
    const isAfterNull = pieceToBefore(ply, 1) == NO_PIECE_TO;
    node.isNullMove =
      standsStill() && !passesFreely(position) && prune.mayTryNullMove(node.evaluation, beta, depth, isAfterNull);
  }
  if (!hashMove && depth >= IIR_DEPTH) node.depth--;
  open(node, hashMove);
  return searchOpened(node);
}

/** Whether the node has a move that wins at once; it is its variation then. */
function endsAtOnce(node: Node): bool {
  const move = finishingMove(node);
  if (!move) return false;
  clearPv(node.ply + 1);
  extendPv(node.ply, move);
  return true;
}

/** Whether a position is worth about what it stands at, and passing is worse than moving but in zugzwang. Where captures
 *  are forced neither is so, nor where a side makes several moves in a row. */
function standsStill(): bool {
  return !RICH || !(rules.mustCapture || (SERIES && rules.series));
}

/** Whether the side to move may pass: then the null move is one of its moves, and tried as such. */
function passesFreely(position: usize): bool {
  return RICH && rules.passes(turn(position)) == PASS_FREELY;
}

/** Notes what the position looks like before any move: the evaluation, what the enemy attacks. */
function judge(node: Node, entry: HashEntry | null): void {
  node.evaluation = node.inCheck ? NO_EVALUATION : trustedEvaluation(node, entry);
  node.improving = isImproving(node);
  node.enemyAttacks = node.inCheck ? every() : attackedBy(turn(node.position) ^ 1);
}

/** The corrected evaluation, or the score of the hash table where that says more. Without the table 1.08 nodes; 50.0 %. */
function trustedEvaluation(node: Node, entry: HashEntry | null): i32 {
  const evaluation = correctedEvaluation(node);
  if (!entry) return evaluation;
  const score = hashScore(entry, node.ply);
  if (isMateScore(score)) return evaluation;
  const bound = boundOf(entry);
  if (bound == BOUND_EXACT || (bound == BOUND_LOWER && score > evaluation)) return score;
  return bound == BOUND_UPPER && score < evaluation ? score : evaluation;
}

/** Whether the side to move stands better than two plies ago. Without it 1.56 nodes; 57.5 %. */
function isImproving(node: Node): bool {
  if (node.evaluation == NO_EVALUATION || node.ply < 2) return false;
  if (SERIES && !isSameSide(node.position, nodeAt(node.ply - 2).position)) return false;
  return node.evaluation > nodeAt(node.ply - 2).evaluation;
}

/** Reverse futility and razoring. @returns whether the node's score, `best`, is known without a move */
function isPrunedStatically(node: Node): bool {
  if (prune.failsHighStatically(node.evaluation, node.beta, node.depth, node.improving)) {
    node.best = node.evaluation;
    return true;
  }
  if (!prune.looksHopeless(node.evaluation, node.alpha, node.depth)) return false;
  node.best = quiesce(node, node.alpha, node.beta);
  lookForChecks(node.position);
  return node.best <= node.alpha;
}

/** From here on the record knows how far the node is. */
function open(node: Node, hashMove: u32): void {
  node.originalAlpha = node.alpha;
  node.bestMove = 0;
  node.nullReduction = 0;
  node.lastRow = continuationRow(pieceToBefore(node.ply, 1), 0);
  node.earlierRow = continuationRow(pieceToBefore(node.ply, 2), 1);
  beginMoves(node, hashMove);
  if (!node.isNullMove) return;
  node.pieceTo = NO_PIECE_TO;
  makeNullMove(node.position);
}

function beginMoves(node: Node, hashMove: u32): void {
  node.best = -INFINITE_SCORE;
  node.movesTried = 0;
  node.move = 0;
  node.hashMove = hashMove;
  node.isListed = false;
  if (RICH) node.isForced = false;
  node.next = node.list;
  node.end = node.list;
}

/** The null move, the moves, what they teach; or what is left of these after a suspension. */
function searchOpened(node: Node): i32 {
  if (node.isNullMove) {
    const score = searchNullMove(node);
    if (suspended) return 0;
    node.isNullMove = false;
    if (score >= node.beta && !isToBeVerified(node)) return score > MATE_BOUND ? node.beta : score;
    lookForChecks(node.position);
  }
  searchMoves(node);
  if (suspended) return 0;
  if (isZugzwang(node)) {
    searchAgain(node);
    if (suspended) return 0;
  }
  if (node.movesTried && (node.ply || rootIsWhole)) storeResult(node);
  return node.best;
}

/** The score when the side to move makes a null move. */
function searchNullMove(node: Node): i32 {
  const reduction = prune.nullReduction(node.evaluation, node.beta, node.depth);
  return descend(node, node.beta - 1, node.beta, node.depth - 1 - reduction);
}

/** Near zugzwang a null move's cut-off only makes the node shallower: its moves have to hold beta too. Worth no games (49.5 %
 *  of 200), but a zugzwang of chess is seen at depth 18 with 0.2 million nodes, and was not at depth 23 with 0.6 (0cc6e11). */
function isToBeVerified(node: Node): bool {
  if (!prune.threatensZugzwang(node.position, node.depth)) return false;
  node.nullReduction = prune.nullReduction(node.evaluation, node.beta, node.depth);
  node.depth -= node.nullReduction;
  return true;
}

/** The null move holds beta and no move does. */
function isZugzwang(node: Node): bool {
  return node.nullReduction > 0 && node.movesTried > 0 && node.best < node.beta;
}

/** The moves of a node in zugzwang once more, with all their depth. */
function searchAgain(node: Node): void {
  node.depth += node.nullReduction;
  node.nullReduction = 0;
  lookForChecks(node.position);
  beginMoves(node, 0);
  searchMoves(node);
}

/** Tries move after move until one refutes. A move under way goes on first. */
function searchMoves(node: Node): void {
  while (node.move || chooseMove(node)) {
    const score = searchChild(node);
    if (suspended) return;
    takeScore(node, score);
    if (node.alpha >= node.beta) {
      rewardRefutation(node);
      return;
    }
    node.move = 0;
  }
}

/** Makes the next move that is worth a search. @returns false when there is none */
function chooseMove(node: Node): bool {
  for (let move = nextMove(node); move; move = nextMove(node)) {
    if (makeUnlessPruned(node, move)) return true;
  }
  return false;
}

/** The hash move before any other is generated, 1.03 to 1.1 times the nodes a second (94caf26), then the others by their
 *  scores; 0 after the last. What checks and pins there are is known from the node's own look at them, until a child has
 *  been searched. Without hash moves, which makes each node a ply shallower, 67.9 %. */
function nextMove(node: Node): u32 {
  if (!node.isListed) {
    if (isHashMoveNext(node)) return node.hashMove;
    if (node.movesTried) lookForChecks(node.position);
    if (!listMoves(node)) return 0;
  }
  if (node.next == node.end) return 0;
  const move = pickWithSee(node.position, node.next, node.end);
  node.next += 4;
  return move;
}

function isHashMoveNext(node: Node): bool {
  if (!node.ply || !node.hashMove || node.movesTried) return false;
  if (RICH && rules.mustCapture) return false; // whether it is forced is known of the list
  return !clockRanOut(node.position) && isPlainMove(node.position, node.hashMove, node.list);
}

/** Generates the moves and scores them. @returns whether there are any; if not, the node's score is known */
function listMoves(node: Node): bool {
  const list = node.list;
  node.isListed = true;
  node.end = node.ply ? emitMoves(node.position, list, false) : rootEnd;
  if (node.end == list) return isOver(node, stuckScore(node.position, node.inCheck, node.ply));
  if (node.ply && clockRanOut(node.position)) return isOver(node, drawScore(node.position, node.ply));
  if (RICH && rules.mustCapture) noteForced(node);
  if (node.movesTried) {
    if (WALLS && rules.walls) node.end = withMove(list, node.end, node.hashMove);
    leadWith(list, node.end, node.hashMove);
    node.next = list + 4;
  }
  scoreMoves(node);
  return true;
}

/** A list with a legal move that may not be on it, since not all walls are. @returns its end */
function withMove(list: usize, end: usize, move: u32): usize {
  for (let at = list; at < end; at += 4) if (load<u32>(at) == move) return end;
  store<u32>(end, move);
  return end + 4;
}

/** Whether the side to move has to capture. Nothing is pruned or reduced among such moves, and one that is alone costs no
 *  depth: Antichess 60.0 % of 60 games at 4,000 nodes. */
function noteForced(node: Node): void {
  node.isForced = isCapture(node.position, load<u32>(node.list));
  // what comes back from a hand may be captured for ever
  if (node.isForced && node.ply && node.end - node.list == 4 && !rules.fillsHands) node.depth++;
}

function isOver(node: Node, score: i32): bool {
  node.best = score;
  node.next = node.end;
  return false;
}

/** Late move pruning, which takes all quiet moves out at once (1.15 times the nodes a second, 97064a3), futility,
 *  losses by SEE. @returns whether the move was made and is to be searched */
function makeUnlessPruned(node: Node, move: u32): bool {
  const position = node.position;
  const quiet = captureGain(position, move) <= 0;
  const mayPrune =
    node.best > -MATE_BOUND && (node.ply != 0 || hasWallsEnough(node)) && !node.inCheck && !(RICH && node.isForced);
  const late = mayPrune && quiet && prune.enoughTried(node.depth, node.movesTried, node.improving);
  if (late && !countsChecks()) {
    // the root's moves are searched again at the next depth
    if (!WALLS || node.ply) node.end = dropQuiets(position, node.next, node.end);
    return false;
  }
  const doubtful = late || (mayPrune && isDoubtful(node, move, quiet));
  const child = makeMove(position, move);
  if (doubtful && !prune.isCheck(child)) return false;
  node.move = move;
  node.pieceTo = pieceToOf(position, move);
  node.reduction = reductionOf(node, move, quiet);
  if (countsChecks() && node.reduction && prune.isCheck(child)) node.reduction = 0;
  node.window = node.movesTried == 0 ? WINDOW_WHOLE : node.reduction > 0 ? WINDOW_REDUCED : WINDOW_NULL;
  node.movesTried++;
  return true;
}

/** At the root all walls are listed, and most moves there differ in walls alone: from some depth on those are searched that shallow
 *  searches have liked. */
function hasWallsEnough(node: Node): bool {
  return WALLS && rules.walls != 0 && !rules.wallsAlone && node.depth >= WALLED_ROOT_DEPTH;
}

/** Whether checks bring a side nearer to its goal: none of them is pruned or reduced there. Pruned: Three-check 60.8 % of
 *  60 games at 6,000 nodes without it; reduced, 59.2 % more. */
function countsChecks(): bool {
  return RICH && rules.hasCheckCounts;
}

/** Whether a move is left out unless it gives check. */
function isDoubtful(node: Node, move: u32, quiet: bool): bool {
  if (quiet && prune.isFutile(node.evaluation, node.alpha, node.depth)) return true;
  if (quiet && !any(and(node.enemyAttacks, squareSet(moveTo(move))))) return false;
  return prune.losesTooMuch(node.position, move, node.depth, quiet);
}

function reductionOf(node: Node, move: u32, quiet: bool): i32 {
  if (node.inCheck || (RICH && node.isForced)) return 0;
  const history = quiet ? quietScore(node.position, move, node.lastRow, node.earlierRow) : 0;
  return lateReduction(node, quiet, history);
}

/** The first move with the whole window; the others with a null window, at first less deep, and again if they surprise. */
function searchChild(node: Node): i32 {
  const alpha = node.alpha;
  if (node.window == WINDOW_REDUCED) {
    const score = descend(node, alpha, alpha + 1, node.depth - 1 - node.reduction);
    if (suspended || score <= alpha) return score;
    node.window = WINDOW_NULL;
  }
  if (node.window == WINDOW_NULL) {
    const score = descend(node, alpha, alpha + 1, node.depth - 1);
    if (suspended || score <= alpha || score >= node.beta) return score;
    node.window = WINDOW_WHOLE;
  }
  return descend(node, alpha, node.beta, node.depth - 1);
}

/** Searches the position after the move that was made, in a window seen from this node. */
function descend(node: Node, alpha: i32, beta: i32, depth: i32): i32 {
  const child = nodeAt(node.ply + 1);
  child.list = node.end;
  if (SERIES && isSameSide(node.position, child.position)) return searchNode(child, alpha, beta, depth);
  return -searchNode(child, -beta, -alpha, depth);
}

function takeScore(node: Node, score: i32): void {
  if (score <= node.best) return;
  node.best = score;
  if (score <= node.alpha) return;
  node.bestMove = node.move;
  node.alpha = score;
  extendPv(node.ply, node.move);
}

/** Keeps what was found for the hash table and for later evaluations: errors of the evaluation are worth 56.8 % of 520 games
 *  at 8,000 nodes a move (dfe05cc). */
function storeResult(node: Node): void {
  const best = node.best;
  const bound = boundFor(best, node.originalAlpha, node.beta);
  storeHash(node, node.depth, best, bound);
  if (!node.inCheck && (!node.bestMove || captureGain(node.position, node.bestMove) <= 0)) {
    learnError(node, best, bound);
  }
}
