/** What a position is worth to the side to move, in hundredths of a pawn: the sum of the terms, between two phases. */
import { count, every, none } from "../bitboard.ts";
import { kingSquare, nonPawnMaterial, piecesOf, sideKindOf, turn, whiteScore } from "../board/position.ts";
import { weights } from "../tables/evaluation.ts";
import { leapCaptures } from "../tables/leaps.ts";
import { rules } from "../tables/rules.ts";
import { activity, attackers } from "./activity.ts";
import { addAttacked, attackedBy, setAttacked, setPromotingMen } from "./attacked.ts";
import { WHOLE_SHARE, winningShare } from "./drawish.ts";
import { endOf, middleOf } from "./pair.ts";
import { runners } from "./promoters.ts";
import { royalDanger, shield } from "./royal.ts";
import { structure } from "./structure.ts";
import { threats } from "./threats.ts";

/** No evaluation comes near the scores of mates. */
const LARGEST: i32 = 20000;
const WHOLE_PHASE: i32 = 256;
/** Up to this phase, about rook and minor man against rook and minor man, few men of the better side may be drawish. */
const SCANT_PHASE: i32 = 64;
const FEW_MEN: u32 = 4;
/** Up to this phase, about minor man against minor man, any number of men may be. */
const BARE_PHASE: i32 = 32;

/** Whether more than material and placement counts. */
let isWhole: bool = true;

/** Chooses between the whole evaluation and material and placement alone, which is quicker and plays worse. */
export function chooseEvaluation(whole: bool): void {
  isWhole = whole;
  setAttacked(0, every());
  setAttacked(1, every());
  setPromotingMen(0, none());
  setPromotingMen(1, none());
}

export function evaluate(position: usize): i32 {
  if (!isWhole) return quickEvaluation(position);
  const side = turn(position);
  let score = whiteScore(position) + terms(position);
  if (side) score = -score;
  score += weights.tempo;
  return between(position, score);
}

/** All that is not kept up to date move by move: White's minus Black's, a pair. The order matters: sets of what is attacked grow. */
function terms(position: usize): i32 {
  let score = structure(position);
  score += shield(position, 0) - shield(position, 1);
  const whitePromoters = attackedBy(0);
  const blackPromoters = attackedBy(1);
  score += activity(position, 0, blackPromoters);
  const whiteAttackers = attackers;
  score -= activity(position, 1, whitePromoters);
  score += royalDanger(position, 0, whiteAttackers, whitePromoters);
  score -= royalDanger(position, 1, attackers, blackPromoters);
  addRoyalAttacks(position);
  score += runners(position, 0) - runners(position, 1);
  return score + threats(position, 0, whitePromoters) - threats(position, 1, blackPromoters);
}

function addRoyalAttacks(position: usize): void {
  const royal = rules.royal;
  addAttacked(0, leapCaptures(sideKindOf(0, royal), kingSquare(position, 0)));
  addAttacked(1, leapCaptures(sideKindOf(1, royal), kingSquare(position, 1)));
}

/** A score without the terms that take long, and how far they are taken to be able to move it. */
export function quickEvaluation(position: usize): i32 {
  const score = turn(position) ? -whiteScore(position) : whiteScore(position);
  return between(position, score);
}

export const QUICK_MARGIN: i32 = 360;

/** WHOLE_PHASE with all men of the default start on the board, 0 with royal and promoting men alone. */
function phaseOf(position: usize): i32 {
  return min((nonPawnMaterial(position) * WHOLE_PHASE) / weights.fullPhase, WHOLE_PHASE);
}

/** A pair of the side to move as one score, of which drawish material leaves a share. */
function between(position: usize, pair: i32): i32 {
  const phase = phaseOf(position);
  let score = (middleOf(pair) * phase + endOf(pair) * (WHOLE_PHASE - phase)) / WHOLE_PHASE;
  if (phase <= SCANT_PHASE) {
    const better = turn(position) ^ <u32>(score < 0);
    if (phase <= BARE_PHASE || count(piecesOf(position, better)) <= FEW_MEN) {
      score = (score * winningShare(position, better)) / WHOLE_SHARE;
    }
  }
  return max(-LARGEST, min(LARGEST, score));
}
