/** Activity of one side: how much its roaming men reach, and how many of them reach squares next to the enemy's royal man. */
import { and, any, count, lsb, none, or, Squares, squareSet, without, withoutLowest } from "../bitboard.ts";
import { kingSquare, occupiedSquares, piecesOf, piecesOfKind, sideKindOf } from "../board/position.ts";
import {
  countsPairs,
  isNonPawn,
  isPawn,
  kingZone,
  mobilityWeight,
  supportMask,
  weights,
} from "../tables/evaluation.ts";
import { captureTargets } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import { squaresOfColour } from "../tables/square-colours.ts";
import { addAttacked, attackedBy, promotingMen, setAttackedByKind } from "./attacked.ts";

/** Of the last side looked at: roaming men that reach squares next to the enemy's royal man. */
export let attackers: i32 = 0;

/**
 * A pair, from the side's own view.
 * @param barred what enemy men that promote attack: nothing roams there
 */
export function activity(position: usize, side: u32, barred: Squares): i32 {
  const own = piecesOf(position, side);
  const occupied = occupiedSquares(position);
  const zone = kingZone(kingSquare(position, side ^ 1));
  const closed = or(own, barred);
  const guarded = and(attackedBy(side), own);
  const promoting = promotingMen(side);
  const kinds = rules.kinds;
  let attacked = none();
  let score = 0;
  attackers = 0;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!isNonPawn(kind)) continue;
    let men = and(own, piecesOfKind(position, kind));
    if (!any(men)) continue;
    if (countsPairs(kind)) {
      const dark = count(and(men, squaresOfColour(0)));
      const light = count(men) - dark;
      if (dark && light) score += weights.pair(kind);
      const hemmed =
        count(and(promoting, squaresOfColour(0))) * dark + count(and(promoting, squaresOfColour(1))) * light;
      score += <i32>hemmed * weights.hemmed;
    }
    const sideKind = sideKindOf(side, kind);
    let ofKind = none();
    while (any(men)) {
      const square = lsb(men);
      const reached = captureTargets(sideKind, square, occupied);
      men = withoutLowest(men);
      if (any(and(guarded, squareSet(square))) && isOutpost(position, side, square)) score += weights.outpost;
      ofKind = or(ofKind, reached);
      score += mobilityWeight(kind, count(without(reached, closed)));
      if (any(and(reached, zone))) attackers++;
    }
    setAttackedByKind(sideKind, ofKind);
    attacked = or(attacked, ofKind);
  }
  addAttacked(side, attacked);
  return score;
}

/** Whether no enemy man that promotes can come to attack the square. */
function isOutpost(position: usize, side: u32, square: u32): bool {
  const enemies = piecesOf(position, side ^ 1);
  const kinds = rules.kinds;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!isPawn(kind)) continue;
    if (any(and(supportMask(sideKindOf(side ^ 1, kind), square), and(enemies, piecesOfKind(position, kind)))))
      return false;
  }
  return true;
}
