/** Men that promote: those that no enemy promoting man can stop, those that guard each other, those in each other's way. */
import { and, any, lowest, none, or, rest } from "../bitboard.ts";
import { menOf, menOfKind, occupiedSquares, royalSquare, sideKindOf } from "../board/position.ts";
import {
  aloneWeight,
  blockedWeight,
  doubledWeight,
  escortWeight,
  guardedWeight,
  passedWeight,
  promotes,
  royalSteps,
  stoppers,
  supporters,
  zoneSteps,
  zoneWay,
} from "../tables/evaluation.ts";
import { leapAttackers, leapCaptures, leapQuiets } from "../tables/leaps.ts";
import { kindCount } from "../tables/rules.ts";
import { setAttacked } from "./attacked.ts";

/** A pair, from the side's own view. Starts the set of what the side attacks. */
export function promoters(position: usize, side: u32): i32 {
  const own = menOf(position, side);
  const enemies = menOf(position, side ^ 1);
  const kinds = kindCount();
  let attacked = none();
  let score = 0;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!promotes(kind)) continue;
    const alike = menOfKind(position, kind);
    const sideKind = sideKindOf(side, kind);
    const comrades = and(own, alike);
    const opponents = and(enemies, alike);
    let men = comrades;
    while (any(men)) {
      const square = lowest(men);
      men = rest(men);
      attacked = or(attacked, leapCaptures(sideKind, square));
      if (!any(and(stoppers(sideKind, square), opponents))) score += passed(position, side, sideKind, square);
      if (any(and(leapAttackers(sideKind, square), comrades))) score += guardedWeight();
      else if (!any(and(supporters(sideKind, square), comrades))) score += aloneWeight();
      if (any(and(zoneWay(sideKind, square), comrades))) score += doubledWeight();
    }
  }
  setAttacked(side, attacked);
  return score;
}

/** A man that nothing of its kind can stop: near its zone, in the way of nobody, and accompanied. */
function passed(position: usize, side: u32, sideKind: u32, square: u32): i32 {
  const escort = royalSteps(royalSquare(position, side ^ 1), square) - royalSteps(royalSquare(position, side), square);
  const score = passedWeight(zoneSteps(sideKind, square)) + escort * escortWeight();
  return any(and(leapQuiets(sideKind, square), occupiedSquares(position))) ? score + blockedWeight() : score;
}
