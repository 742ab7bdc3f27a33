/** Activity of one side: how much its roaming men reach, and how much of that lies next to the enemy's royal man. */
import { and, any, count, lowest, none, or, rest, Squares, without } from "../bitboard.ts";
import { menOf, menOfKind, occupiedSquares, royalSquare, sideKindOf } from "../board/position.ts";
import { attackWeight, countsPairs, mobilityWeight, pairWeight, roams, royalZone } from "../tables/evaluation.ts";
import { captureTargets } from "../tables/kinds.ts";
import { kindCount } from "../tables/rules.ts";
import { shadeSet } from "../tables/shades.ts";
import { addAttacked, setAttackedByKind } from "./attacked.ts";

/** Of the last side looked at: what its roaming men threaten next to the enemy's royal man, and how many of them do. */
export let pressure: i32 = 0;
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
  const kinds = kindCount();
  let attacked = none();
  let score = 0;
  pressure = 0;
  attackers = 0;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!roams(kind)) continue;
    let men = and(own, menOfKind(position, kind));
    if (!any(men)) continue;
    if (countsPairs(kind) && any(and(men, shadeSet(0))) && any(and(men, shadeSet(1)))) score += pairWeight(kind);
    const sideKind = sideKindOf(side, kind);
    let ofKind = none();
    while (any(men)) {
      const reached = captureTargets(sideKind, lowest(men), occupied);
      men = rest(men);
      ofKind = or(ofKind, reached);
      score += mobilityWeight(kind, count(without(reached, closed)));
      const near = <i32>count(and(reached, zone));
      if (near) {
        pressure += near * attackWeight(kind);
        attackers++;
      }
    }
    setAttackedByKind(sideKind, ofKind);
    attacked = or(attacked, ofKind);
  }
  addAttacked(side, attacked);
  return score;
}
