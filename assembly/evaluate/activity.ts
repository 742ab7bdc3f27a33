/** Activity of one side: how much its roaming men reach, and how much of that lies next to the enemy's royal man. */
import { and, any, count, lowest, none, or, rest, without } from "../bitboard.ts";
import { menOf, menOfKind, occupiedSquares, royalSquare, sideKindOf } from "../board/position.ts";
import {
  attackWeight,
  countsPairs,
  dangerDivisor,
  meanReach,
  mobilityWeight,
  pairWeight,
  roams,
  royalZone,
} from "../tables/evaluation.ts";
import { captureTargets } from "../tables/kinds.ts";
import { kindCount } from "../tables/rules.ts";
import { shadeSet } from "../tables/shades.ts";
import { addAttacked } from "./attacked.ts";
import { pairOf } from "./pair.ts";

/** Danger stops counting here, in hundredths of a pawn. */
const DANGER_LIMIT: i32 = 500;

/** A pair, from the side's own view. */
export function activity(position: usize, side: u32): i32 {
  const own = menOf(position, side);
  const occupied = occupiedSquares(position);
  const zone = royalZone(royalSquare(position, side ^ 1));
  const kinds = kindCount();
  let attacked = none();
  let score = 0;
  let danger = 0;
  let attackers = 0;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!roams(kind)) continue;
    let men = and(own, menOfKind(position, kind));
    if (!any(men)) continue;
    if (countsPairs(kind) && any(and(men, shadeSet(0))) && any(and(men, shadeSet(1)))) score += pairWeight(kind);
    const sideKind = sideKindOf(side, kind);
    while (any(men)) {
      const reached = captureTargets(sideKind, lowest(men), occupied);
      men = rest(men);
      attacked = or(attacked, reached);
      score += mobilityWeight(kind) * (<i32>count(without(reached, own)) - meanReach(kind));
      const near = <i32>count(and(reached, zone));
      if (near) {
        danger += near * attackWeight(kind);
        attackers++;
      }
    }
  }
  addAttacked(side, attacked);
  return attackers > 1 ? score + pairOf(min((danger * danger) / dangerDivisor(), DANGER_LIMIT), 0) : score;
}
