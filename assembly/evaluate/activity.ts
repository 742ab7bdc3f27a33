/** Activity of one side: how much its roaming men reach, and how many of them reach squares next to the enemy's royal man. */
import { and, any, count, lowest, none, or, rest, Squares, single, without } from "../bitboard.ts";
import { menOf, menOfKind, occupiedSquares, royalSquare, sideKindOf } from "../board/position.ts";
import { countsPairs, mobilityWeight, promotes, roams, royalZone, supporters, weights } from "../tables/evaluation.ts";
import { captureTargets } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import { shadeSet } from "../tables/shades.ts";
import { addAttacked, attackedBy, promotingMen, setAttackedByKind } from "./attacked.ts";

/** Of the last side looked at: roaming men that reach squares next to the enemy's royal man. */
export let attackers: i32 = 0;

/**
 * A pair, from the side's own view.
 * @param barred what enemy men that promote attack: nothing roams there
 */
export function activity(position: usize, side: u32, barred: Squares): i32 {
  const own = menOf(position, side);
  const occupied = occupiedSquares(position);
  const zone = royalZone(royalSquare(position, side ^ 1));
  const closed = or(own, barred);
  const guarded = and(attackedBy(side), own);
  const promoting = promotingMen(side);
  const kinds = rules.kinds;
  let attacked = none();
  let score = 0;
  attackers = 0;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!roams(kind)) continue;
    let men = and(own, menOfKind(position, kind));
    if (!any(men)) continue;
    if (countsPairs(kind)) {
      const dark = count(and(men, shadeSet(0)));
      const light = count(men) - dark;
      if (dark && light) score += weights.pair(kind);
      const hemmed = count(and(promoting, shadeSet(0))) * dark + count(and(promoting, shadeSet(1))) * light;
      score += <i32>hemmed * weights.hemmed;
    }
    const sideKind = sideKindOf(side, kind);
    let ofKind = none();
    while (any(men)) {
      const square = lowest(men);
      const reached = captureTargets(sideKind, square, occupied);
      men = rest(men);
      if (any(and(guarded, single(square))) && isOutpost(position, side, square)) score += weights.outpost;
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
  const enemies = menOf(position, side ^ 1);
  const kinds = rules.kinds;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!promotes(kind)) continue;
    if (any(and(supporters(sideKindOf(side ^ 1, kind), square), and(enemies, menOfKind(position, kind))))) return false;
  }
  return true;
}
