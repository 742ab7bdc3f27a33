/** When a node or a move need not be searched: one question a function. None of them is asked in check. */

import { isSideInCheck } from "../attacks/royals.ts";
import { nonPawnMaterial, turn } from "../board/position.ts";
import { RICH } from "../features.ts";
import { rules } from "../tables/rules.ts";
import { isMateScore } from "./bound.ts";
import * as tune from "./parameters.ts";
import { seeAtLeast } from "./see.ts";

/** A margin or a number of moves, twice as large where what is taken comes back: captures count twice there, and drops are many.
 *  Crazyhouse: margins alone 52.0 % of 50 games at 2,000, with the number of late moves 65.0 %. */
function unrest(margin: i32): i32 {
  return RICH && rules.fillsHands ? margin * 2 : margin;
}

/** Reverse futility: the node stands so well that a quiet move will keep it above beta. Without it 2.16 nodes; 55.8 %. */
export function failsHighStatically(evaluation: i32, beta: i32, depth: i32, improving: bool): bool {
  if (depth > tune.REVERSE_FUTILITY_DEPTH || isMateScore(beta)) return false;
  return evaluation - unrest(tune.REVERSE_FUTILITY_MARGIN * (improving ? depth - 1 : depth)) >= beta;
}

/** Razoring: the node stands so badly that only captures could help, and quiescence decides. Without it 1.09 nodes;
 *  43.3 %. */
export function looksHopeless(evaluation: i32, alpha: i32, depth: i32): bool {
  return depth <= tune.RAZOR_DEPTH && evaluation + unrest(tune.RAZOR_MARGIN * depth) < alpha && !isMateScore(alpha);
}

/** Whether a null move may be tried: well enough off. Without it 1.08 nodes; 48.3 %. */
export function mayTryNullMove(evaluation: i32, beta: i32, depth: i32, afterNullMove: bool): bool {
  return depth >= tune.NULL_DEPTH && !afterNullMove && evaluation >= beta && !isMateScore(beta);
}

/** Whether a null move's cut-off is to be verified: there is depth for it, or little but kings and pawns is left. */
export function threatensZugzwang(position: usize, depth: i32): bool {
  return depth >= tune.NULL_VERIFIED_DEPTH || nonPawnMaterial(position) <= tune.NULL_MATERIAL * 2;
}

/** Plies by which the search after a null move is shallower. */
export function nullReduction(evaluation: i32, beta: i32, depth: i32): i32 {
  return (
    tune.NULL_REDUCTION +
    depth / tune.NULL_DEPTH_DIVISOR +
    min((evaluation - beta) / tune.NULL_EVALUATION_DIVISOR, tune.NULL_EVALUATION_LIMIT)
  );
}

/** Late move pruning: enough quiet moves have been tried at this depth. Without it 1.92 nodes; 59.2 %. */
export function enoughTried(depth: i32, tried: i32, improving: bool): bool {
  if (depth > tune.LATE_PRUNING_DEPTH) return false;
  const limit = unrest(tune.LATE_PRUNING_BASE + depth * depth);
  return tried > (improving ? limit : limit / 2 + 1);
}

/** Futility: a quiet move will not bring the evaluation up to alpha. Without it 1.01 nodes; 50.8 %. No evaluation comes up to a
 *  mate, which a quiet move may still shorten: of some 470 mates by two pieces 118 were announced as longer ones, 162 without it. */
export function isFutile(evaluation: i32, alpha: i32, depth: i32): bool {
  if (!RICH && isMateScore(alpha)) return false;
  return (
    depth <= tune.FUTILITY_DEPTH && evaluation + unrest(tune.FUTILITY_BASE + tune.FUTILITY_MARGIN * depth) <= alpha
  );
}

/** The move loses more by SEE than its depth allows. Without it 1.20 nodes; 56.3 %. */
export function losesTooMuch(position: usize, move: u32, depth: i32, quiet: bool): bool {
  if (depth > tune.SEE_DEPTH) return false;
  const margin = quiet ? tune.SEE_QUIET_MARGIN * depth : tune.SEE_CAPTURE_MARGIN * depth;
  return !seeAtLeast(position, move, -margin);
}

/** Whether the side to move of a position just reached is in check: such moves are not pruned. */
export function isCheck(position: usize): bool {
  return isSideInCheck(position, turn(position));
}
