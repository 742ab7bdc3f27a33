/** Men that promote: those that no enemy promoting man can stop, and those that guard each other. */
import { and, any, lowest, none, or, rest } from "../bitboard.ts";
import { menOf, menOfKind, sideKindOf } from "../board/position.ts";
import { chainWeight, passedWeight, promotes, stoppers, zoneSteps } from "../tables/evaluation.ts";
import { leapAttackers, leapCaptures } from "../tables/leaps.ts";
import { kindCount } from "../tables/rules.ts";
import { addAttacked } from "./attacked.ts";

/** A pair, from the side's own view. */
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
      if (!any(and(stoppers(sideKind, square), opponents))) score += passedWeight(zoneSteps(sideKind, square));
      if (any(and(leapAttackers(sideKind, square), comrades))) score += chainWeight();
    }
  }
  addAttacked(side, attacked);
  return score;
}
