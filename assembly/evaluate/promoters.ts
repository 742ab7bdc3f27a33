/** Men that promote: those that no enemy promoting man can stop, those that guard each other, those in each other's way. */
import { and, any, lowest, none, or, rest, single } from "../bitboard.ts";
import { kindOn, menOf, menOfKind, occupiedSquares, royalSquare, sideKindOf } from "../board/position.ts";
import {
  aloneWeight,
  blockedWeight,
  doubledWeight,
  escortWeight,
  freeWeight,
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
import { attackedBy, passedMen, setAttacked, setPassedMen, setPromotingMen } from "./attacked.ts";

/** A royal man counts near a man that has fewer steps to go than this. */
const ESCORT_STEPS: i32 = 6;
/** A free way counts for a man that has fewer steps to go than this. */
const FREE_STEPS: i32 = 6;

/** A pair, from the side's own view. Starts the set of what the side attacks. */
export function promoters(position: usize, side: u32): i32 {
  const own = menOf(position, side);
  const enemies = menOf(position, side ^ 1);
  const kinds = kindCount();
  let attacked = none();
  let promoting = none();
  let freeMen = none();
  let score = 0;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    if (!promotes(kind)) continue;
    const alike = menOfKind(position, kind);
    const sideKind = sideKindOf(side, kind);
    const comrades = and(own, alike);
    const opponents = and(enemies, alike);
    promoting = or(promoting, comrades);
    let men = comrades;
    while (any(men)) {
      const square = lowest(men);
      men = rest(men);
      attacked = or(attacked, leapCaptures(sideKind, square));
      if (!any(and(stoppers(sideKind, square), opponents))) {
        freeMen = or(freeMen, single(square));
        score += passed(position, side, sideKind, square);
      }
      if (any(and(leapAttackers(sideKind, square), comrades))) score += guardedWeight();
      else if (!any(and(supporters(sideKind, square), comrades))) score += aloneWeight();
      if (any(and(zoneWay(sideKind, square), comrades))) score += doubledWeight();
    }
  }
  setAttacked(side, attacked);
  setPassedMen(side, freeMen);
  setPromotingMen(side, promoting);
  return score;
}

/** A man that nothing of its kind can stop: near its zone, in the way of nobody, and accompanied. */
function passed(position: usize, side: u32, sideKind: u32, square: u32): i32 {
  const steps = zoneSteps(sideKind, square);
  const escort = royalSteps(royalSquare(position, side ^ 1), square) - royalSteps(royalSquare(position, side), square);
  const score = passedWeight(steps) + escort * max(ESCORT_STEPS - <i32>steps, 0) * escortWeight();
  return any(and(leapQuiets(sideKind, square), occupiedSquares(position))) ? score + blockedWeight() : score;
}

/** Men that can go straight on to their zone: a pair. Needs the sets of what both sides attack, and of the men that nothing can stop. */
export function runners(position: usize, side: u32): i32 {
  let men = passedMen(side);
  if (!any(men)) return 0;
  const barred = or(occupiedSquares(position), attackedBy(side ^ 1));
  let score = 0;
  while (any(men)) {
    const square = lowest(men);
    men = rest(men);
    const sideKind = sideKindOf(side, kindOn(position, square));
    if (any(and(zoneWay(sideKind, square), barred))) continue;
    score += max(FREE_STEPS - <i32>zoneSteps(sideKind, square), 0) * freeWeight();
  }
  return score;
}
