/** What a position is worth to the side to move, in hundredths of a pawn: the sum of the terms, between two phases. */
import { phaseMaterial, royalSquare, sideKindOf, turn, whiteScore } from "../board/position.ts";
import { fullPhase, tempoWeight } from "../tables/evaluation.ts";
import { leapCaptures } from "../tables/leaps.ts";
import { royalKind } from "../tables/rules.ts";
import { activity } from "./activity.ts";
import { setAttacked } from "./attacked.ts";
import { endOf, middleOf } from "./pair.ts";
import { promoters } from "./promoters.ts";

/** No evaluation comes near the scores of mates. */
const LARGEST: i32 = 20000;
const WHOLE_PHASE: i32 = 256;

export function evaluate(position: usize): i32 {
  const side = turn(position);
  startAttacked(position);
  let score = whiteScore(position) + activity(position, 0) - activity(position, 1);
  score += promoters(position, 0) - promoters(position, 1);
  if (side) score = -score;
  score += tempoWeight();
  return clampScore(interpolate(score, phaseOf(position)));
}

/** Where the royal men attack, before the other men are looked at. */
function startAttacked(position: usize): void {
  const royal = royalKind();
  setAttacked(0, leapCaptures(sideKindOf(0, royal), royalSquare(position, 0)));
  setAttacked(1, leapCaptures(sideKindOf(1, royal), royalSquare(position, 1)));
}

/** A score without the terms that take long, and how far they are taken to be able to move it. */
export function quickEvaluation(position: usize): i32 {
  const score = turn(position) ? -whiteScore(position) : whiteScore(position);
  return clampScore(interpolate(score, phaseOf(position)));
}

export const QUICK_MARGIN: i32 = 450;

/** WHOLE_PHASE with all men of the default start on the board, 0 with royal and promoting men alone. */
function phaseOf(position: usize): i32 {
  return min((phaseMaterial(position) * WHOLE_PHASE) / fullPhase(), WHOLE_PHASE);
}

function interpolate(pair: i32, phase: i32): i32 {
  return (middleOf(pair) * phase + endOf(pair) * (WHOLE_PHASE - phase)) / WHOLE_PHASE;
}

function clampScore(score: i32): i32 {
  return max(-LARGEST, min(LARGEST, score));
}
