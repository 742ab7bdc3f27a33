/**
 * Quiescence: tactical moves (`moves/generate.ts`) that do not lose by SEE, so that the evaluation sees no piece hanging.
 * In check all moves are tried, and standing still is no choice. In plain kernels the first ply has quiet checks as well.
 *
 * What it says of mates holds: a side is mated here only where it is in check and every legal move was tried, since any
 * other side may stand still. But of the mating side only some moves were tried, so that a mate in n is one in n or fewer:
 * whoever looks for a shorter one must not ask the evaluation whether it is worth while (`prune.isFutile`).
 */
import { INFINITE_SCORE, MATE_BOUND, MATE_SCORE } from "../../src/layout/search.ts";
import { inCheck } from "../attacks/checks.ts";
import { lookForChecks } from "../attacks/look.ts";
import { isSameSide, key } from "../board/position.ts";
import { evaluate, QUICK_MARGIN, quickEvaluation } from "../evaluate/evaluate.ts";
import { RICH, SERIES } from "../features.ts";
import { emitQuietChecks } from "../moves/checking.ts";
import { isCapture } from "../moves/first.ts";
import { emitMoves } from "../moves/generate.ts";
import { makeMove } from "../moves/make.ts";
import { verdictOf } from "../moves/verdict.ts";
import { Node } from "../records.generated.ts";
import { rules } from "../tables/rules.ts";
import { boundFor, drawScore, stuckScore, verdictScore } from "./bound.ts";
import { clockRanOut } from "./draw.ts";
import { finishingMove } from "./finish.ts";
import { captureGain } from "./gain.ts";
import { decidesWindow, findHash, hashScore, storeHash } from "./hash.ts";
import { noRow } from "./history.ts";
import { nodeAt } from "./node.ts";
import { pickMove, scoreMoves, scoreTactical } from "./order.ts";
import { DEEPEST_PLY, DELTA_MARGIN, QUIESCENCE_NODES } from "./parameters.ts";
import { seeAtLeast } from "./see.ts";
import { countNode } from "./state.ts";

/** Nodes of this quiescence. */
let nodesBelow: u32 = 0;

/**
 * The quiescence of a node of the main search. Only such positions go through the hash table, because a look there for
 * every capture costs more time than it saves: 1.2 times the nodes a second, games even (359d0f0).
 */
export function quiesce(node: Node, alpha: i32, beta: i32): i32 {
  const ply = node.ply;
  nodesBelow = 0;
  if (ply >= DEEPEST_PLY) return evaluate(node.position);
  if (RICH && rules.drawsWin && isDrawnByClock(node)) return drawScore(node.position, ply);
  const entry = findHash(key(node.position), 0);
  if (entry && beta - alpha == 1 && decidesWindow(entry, ply, alpha, beta)) return hashScore(entry, ply);
  node.bestMove = 0;
  node.hashMove = entry ? entry.move : 0;
  const best = searchTactical(node, alpha, beta, true);
  const stoodPat = best >= beta && !node.bestMove;
  if (stoodPat || best == <i32>ply - MATE_SCORE) return best;
  storeHash(node, 0, best, boundFor(best, alpha, beta));
  return best;
}

/**
 * Stands still, or tries tactical moves; in check, all moves. Without SEE 1.42 nodes; 62.9 %. Without the look at what a
 * capture can gain at most (delta) 1.06 nodes; 42.9 %.
 * @param isFirst whether quiet checks are tried too, of which delta knows nothing. Without them 0.96 nodes; 46.2 % of 1,200 games of
 *   six variants at 3,000 nodes.
 */
function searchTactical(node: Node, alpha: i32, beta: i32, isFirst: bool): i32 {
  const position = node.position;
  if (node.ply >= DEEPEST_PLY || ++nodesBelow > QUIESCENCE_NODES) return evaluate(position);
  if (RICH) {
    const verdict = verdictOf(position);
    if (verdict) return verdictScore(position, verdict, node.ply);
  }
  lookForChecks(position);
  if (RICH && finishingMove(node)) return MATE_SCORE - <i32>node.ply - 1;
  const list = node.list;
  const forced = RICH && !inCheck && rules.mustCapture ? forcedMoves(position, list) : list;
  // A choice between captures is left to the main search: with all of them followed 12.5 % of 60 games of Antichess and
  // 2.5 % of 40 of Antihouse at 6,000 nodes.
  if (RICH && forced > list + 4) return evaluate(position);
  const evading = inCheck || forced > list;
  if (RICH && !evading && isStuck(position, list)) return stuckScore(position, false, node.ply);
  // Where every move captures, no sequence of them leads to a position that is quieter: the game would be played to its end.
  if (RICH && !evading && rules.takesAlways) return evaluate(position);
  const standing = evading ? -INFINITE_SCORE : standPat(position, alpha, beta);
  if (standing >= beta) return standing;
  let end = forced > list ? forced : emitMoves(position, list, !evading);
  if (!RICH && isFirst && !evading) end = emitQuietChecks(end, position);
  if (evading && end == list) return stuckScore(position, true, node.ply);
  if (evading) scoreEvasions(node, end);
  else scoreTactical(position, list, end);
  let best = standing;
  if (best > alpha) alpha = best;
  for (let at = list; at < end; at += 4) {
    const move = pickMove(at, end);
    if (!evading) {
      if (standing + swing(position, move) + DELTA_MARGIN <= alpha && best > -MATE_BOUND && !isQuiet(position, move))
        continue;
      if (!seeAtLeast(position, move, 0)) continue;
    }
    makeMove(position, move);
    const score = searchBelow(node, openBelow(node, end), alpha, beta);
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    alpha = score;
    node.bestMove = move;
    if (alpha >= beta) break;
  }
  return best;
}

/** The score for the side of `node`, whose turn may go on. */
function searchBelow(node: Node, below: Node, alpha: i32, beta: i32): i32 {
  if (SERIES && isSameSide(node.position, below.position)) return searchTactical(below, alpha, beta, false);
  return -searchTactical(below, -beta, -alpha, false);
}

/** Whether the clock has run out and nothing else ends the game. */
function isDrawnByClock(node: Node): bool {
  return clockRanOut(node.position) && emitMoves(node.position, node.list, false) > node.list;
}

/** Writes the captures of which one has to be made. @returns their end, or `list` where there is none */
function forcedMoves(position: usize, list: usize): usize {
  const end = emitMoves(position, list, true);
  return end > list && isCapture(position, load<u32>(list)) ? end : list;
}

/** Whether the side to move, which is not in check, has no legal move, where that is no draw. */
function isStuck(position: usize, list: usize): bool {
  return rules.stalemateDecides && emitMoves(position, list, false) == list;
}

/** By how much a capture may change the evaluation: what comes into the captor's hand counts twice. */
function swing(position: usize, move: u32): i32 {
  const gain = captureGain(position, move);
  return RICH && rules.fillsHands ? gain * 2 : gain;
}

/** Whether a move is one of the quiet checks; rich kernels try none. */
function isQuiet(position: usize, move: u32): bool {
  return !RICH && captureGain(position, move) <= 0;
}

/** The node after a move, whose own moves go to `list`. */
function openBelow(parent: Node, list: usize): Node {
  const node = nodeAt(parent.ply + 1);
  countNode(node.ply);
  node.list = list;
  node.hashMove = 0;
  return node;
}

/** The evaluation; where a quick look is far outside the window, a bound of it. */
function standPat(position: usize, alpha: i32, beta: i32): i32 {
  if (RICH && rules.goals) return evaluate(position);
  const quick = quickEvaluation(position);
  if (quick - QUICK_MARGIN < beta && quick + QUICK_MARGIN > alpha) return evaluate(position);
  return quick >= beta ? quick - QUICK_MARGIN : quick + QUICK_MARGIN;
}

function scoreEvasions(node: Node, end: usize): void {
  node.next = node.list;
  node.end = end;
  node.lastRow = noRow();
  node.earlierRow = noRow();
  scoreMoves(node);
}
