/** Pawns: those that no enemy pawn can stop, those that guard each other, those in each other's way. */
import { and, any, lsb, none, or, squareSet, withoutLowest } from "../bitboard.ts";
import { kindOn, kingSquare, occupiedSquares, piecesOf, piecesOfKind, sideKindOf } from "../board/position.ts";
import { isPawn, kingSteps, passedMask, supportMask, weights, zonePath, zoneSteps } from "../tables/evaluation.ts";
import { leapAttackers, leapCaptures, leapQuiets } from "../tables/leaps.ts";
import { rules } from "../tables/rules.ts";
import { attackedBy, passedPawns, setAttacked, setPassedPawns, setPawns } from "./attacked.ts";

/** Kings and free paths count for a passed pawn that has fewer steps to go than this, the more the nearer it is. */
const NEAR_STEPS: i32 = 6;

/** Of both phases, from the side's own view. Starts the set of what the side attacks. */
export function pawnStructure(position: usize, side: u32): i32 {
  const own = piecesOf(position, side);
  const enemies = piecesOf(position, side ^ 1);
  const kinds = rules.kinds;
  let attacked = none();
  let pawns = none();
  let passed = none();
  let score = 0;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!isPawn(kind)) continue;
    const alike = piecesOfKind(position, kind);
    const sideKind = sideKindOf(side, kind);
    const comrades = and(own, alike);
    const opponents = and(enemies, alike);
    pawns = or(pawns, comrades);
    let left = comrades;
    while (any(left)) {
      const square = lsb(left);
      left = withoutLowest(left);
      attacked = or(attacked, leapCaptures(sideKind, square));
      if (!any(and(passedMask(sideKind, square), opponents))) {
        passed = or(passed, squareSet(square));
        score += weights.passed(zoneSteps(sideKind, square));
      }
      if (any(and(leapAttackers(sideKind, square), comrades))) score += weights.guarded;
      else if (!any(and(supportMask(sideKind, square), comrades))) score += weights.alone;
      if (any(and(zonePath(sideKind, square), comrades))) score += weights.doubled;
    }
  }
  setAttacked(side, attacked);
  setPassedPawns(side, passed);
  setPawns(side, pawns);
  return score;
}

/**
 * What passed pawns are worth among the others: accompanied by their king, in the way of nobody, free to go straight on.
 * Of both phases; needs the sets of what both sides attack, and of the passed pawns.
 */
export function passers(position: usize, side: u32): i32 {
  const occupied = occupiedSquares(position);
  const closed = or(occupied, attackedBy(side ^ 1));
  let left = passedPawns(side);
  let score = 0;
  while (any(left)) {
    const square = lsb(left);
    left = withoutLowest(left);
    const sideKind = sideKindOf(side, kindOn(position, square));
    const nearness = max(NEAR_STEPS - <i32>zoneSteps(sideKind, square), 0);
    const enemySteps = kingSteps(kingSquare(position, side ^ 1), square);
    const escort = enemySteps - kingSteps(kingSquare(position, side), square);
    score += nearness * escort * weights.escort;
    if (any(and(leapQuiets(sideKind, square), occupied))) score += weights.blocked;
    if (!any(and(zonePath(sideKind, square), closed))) score += nearness * weights.free;
  }
  return score;
}
