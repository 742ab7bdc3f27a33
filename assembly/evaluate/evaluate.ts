/** What a position is worth to the side to move, in hundredths of a pawn: the sum of the terms, between two phases. */
import { phaseMaterial, turn, whiteScore } from "../board/position.ts";
import { fullPhase, tempoWeight } from "../tables/evaluation.ts";
import { activity } from "./activity.ts";
import { endOf, middleOf } from "./pair.ts";
import { promoters } from "./promoters.ts";

/** No evaluation comes near the scores of mates. */
const LARGEST: i32 = 20000;
const WHOLE_PHASE: i32 = 256;

export function evaluate(position: usize): i32 {
  const side = turn(position);
  let score = whiteScore(position) + activity(position, 0) - activity(position, 1);
  score += promoters(position, 0) - promoters(position, 1);
  if (side) score = -score;
  score += tempoWeight();
  return clampScore(interpolate(score, phaseOf(position)));
}

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
