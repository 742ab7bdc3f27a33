/** What a position is worth to the side to move, in hundredths of a pawn: the sum of the terms, between two phases. */
import { count, every, none } from "../bitboard.ts";
import { kingSquare, nonPawnMaterial, piecesOf, sideKindOf, turn, whiteScore } from "../board/position.ts";
import { RICH } from "../features.ts";
import * as hooks from "../hooks.generated.ts";
import { weights } from "../tables/evaluation.ts";
import { leapCaptures } from "../tables/leaps.ts";
import { rules } from "../tables/rules.ts";
import { addAttacked, attackedBy, setAttacked, setPawns } from "./attacked.ts";
import { kingDanger, pawnShield } from "./king.ts";
import { kingAttackers, mobility } from "./mobility.ts";
import { hashedPawnStructure } from "./pawn-hash.ts";
import { passers } from "./pawns.ts";
import { SCALE_WHOLE, scaleFactor } from "./scale.ts";
import { eg, mg } from "./score.ts";
import { threats } from "./threats.ts";

/** No evaluation comes near the scores of mates. */
const LARGEST: i32 = 20000;
const WHOLE_PHASE: i32 = 256;
/** Up to this phase, about rook and minor piece against rook and minor piece, the better side may not win with few pieces. */
const SCANT_PHASE: i32 = 64;
const FEW_PIECES: u32 = 4;
/** Up to this phase, about minor piece against minor piece, with any number. */
const BARE_PHASE: i32 = 32;

/** Whether more than material and the psqt counts. */
let isWhole: bool = true;

/** Chooses between the whole evaluation and material and the psqt alone, which is quicker and plays worse. */
export function chooseEvaluation(whole: bool): void {
  isWhole = whole;
  setAttacked(0, every());
  setAttacked(1, every());
  setPawns(0, none());
  setPawns(1, none());
}

export function evaluate(position: usize): i32 {
  if (!isWhole) return quickEvaluation(position);
  const side = turn(position);
  let score = whiteScore(position) + terms(position);
  if (side) score = -score;
  score += weights.tempo;
  return tapered(position, score);
}

/** All that is not kept up to date move by move: White's minus Black's, of both phases. The order matters: sets of what is attacked grow. */
function terms(position: usize): i32 {
  let score = hashedPawnStructure(position);
  score += pawnShield(position, 0) - pawnShield(position, 1);
  const whitePawnAttacks = attackedBy(0);
  const blackPawnAttacks = attackedBy(1);
  score += mobility(position, 0, blackPawnAttacks);
  const whiteKingAttackers = kingAttackers;
  score -= mobility(position, 1, whitePawnAttacks);
  score += kingDanger(position, 0, whiteKingAttackers, whitePawnAttacks);
  score -= kingDanger(position, 1, kingAttackers, blackPawnAttacks);
  addKingAttacks(position);
  score += passers(position, 0) - passers(position, 1);
  score = hooks.worth(score, position, attackedBy(0), attackedBy(1));
  return score + threats(position, 0, whitePawnAttacks) - threats(position, 1, blackPawnAttacks);
}

function addKingAttacks(position: usize): void {
  const kingKind = rules.kingKind;
  addAttacked(0, leapCaptures(sideKindOf(0, kingKind), kingSquare(position, 0)));
  addAttacked(1, leapCaptures(sideKindOf(1, kingKind), kingSquare(position, 1)));
}

/** A score without the terms that take long, and how far they are taken to be able to move it. */
export function quickEvaluation(position: usize): i32 {
  const score = turn(position) ? -whiteScore(position) : whiteScore(position);
  return tapered(position, score);
}

export const QUICK_MARGIN: i32 = 360;

/** WHOLE_PHASE with all pieces of the default start on the board, 0 with kings and pawns alone. */
function phaseOf(position: usize): i32 {
  return min((nonPawnMaterial(position) * WHOLE_PHASE) / weights.fullPhase, WHOLE_PHASE);
}

/** A score of both phases, of the side to move, as one for the phase of the position, of which the scale factor leaves a part. */
function tapered(position: usize, both: i32): i32 {
  const phase = phaseOf(position);
  let score = (mg(both) * phase + eg(both) * (WHOLE_PHASE - phase)) / WHOLE_PHASE;
  if (phase <= SCANT_PHASE && (!RICH || rules.scalesMaterial)) {
    const better = turn(position) ^ <u32>(score < 0);
    if (phase <= BARE_PHASE || count(piecesOf(position, better)) <= FEW_PIECES) {
      score = (score * scaleFactor(position, better)) / SCALE_WHOLE;
    }
  }
  return max(-LARGEST, min(LARGEST, score));
}
