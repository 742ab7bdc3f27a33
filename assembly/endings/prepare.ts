/** The first pass: which placements are legal, and in which of them Black is mated or stalemated already. */
import { and, any, count, lsb, none, or, squareSet, storeSet, without, withoutLowest } from "../bitboard.ts";
import { squaresOfColour } from "../tables/square-colours.ts";
import {
  addLegal,
  areTwins,
  entryOf,
  frontSets,
  heldSets,
  homeOf,
  manSet,
  menCount,
  newsSets,
  openSets,
  tellsShades,
} from "./ending.ts";
import { flights, guarded, threats } from "./flights.ts";

/** Whether White's men can stand so. Twins stand in one order only. */
export function isPlacement(king: u32, first: u32, second: u32): bool {
  if (!any(and(homeOf(0), squareSet(king)))) return false;
  if (menCount > 0 && (first == king || !any(and(homeOf(1), squareSet(first))))) return false;
  if (menCount < 2) return true;
  if (second == king || second == first || !any(and(homeOf(2), squareSet(second)))) return false;
  return !areTwins || first < second;
}

/** 1 when the men stand on opposite shades and that is counted apart. */
export function shadesOf(first: u32, second: u32): u32 {
  if (!tellsShades()) return 0;
  const light = squaresOfColour(1);
  return any(and(light, squareSet(first))) == any(and(light, squareSet(second))) ? 0 : 1;
}

export function prepareEntry(king: u32, first: u32, second: u32): void {
  const entry = entryOf(king, first, second);
  const men = or(manSet(0, first), manSet(1, second));
  const occupied = or(squareSet(king), men);
  const attacked = guarded(king, first, second, occupied);
  const open = without(homeOf(3), or(attacked, squareSet(king)));
  storeSet(openSets + entry, open);
  storeSet(newsSets + entry, none());
  addLegal(shadesOf(first, second), count(without(open, men)));
  let held = none();
  let mated = none();
  let left = without(homeOf(3), occupied);
  while (any(left)) {
    const square = lsb(left);
    left = withoutLowest(left);
    if (any(and(threats(square, occupied), squareSet(king)))) continue;
    if (any(and(flights(square, occupied, men), open))) held = or(held, squareSet(square));
    else if (any(and(attacked, squareSet(square)))) mated = or(mated, squareSet(square));
  }
  storeSet(heldSets + entry, held);
  storeSet(frontSets + entry, mated);
}
