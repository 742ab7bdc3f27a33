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
  newsSets,
  openSets,
  pieceCount,
  pieceSet,
  tellsColours,
} from "./ending.ts";
import { flights, kingAttacks, whiteAttacks } from "./flights.ts";

/** Whether White's pieces can stand so. Twins stand in one order only. */
export function isPlacement(king: u32, first: u32, second: u32): bool {
  if (!any(and(homeOf(0), squareSet(king)))) return false;
  if (pieceCount > 0 && (first == king || !any(and(homeOf(1), squareSet(first))))) return false;
  if (pieceCount < 2) return true;
  if (second == king || second == first || !any(and(homeOf(2), squareSet(second)))) return false;
  return !areTwins || first < second;
}

/** 1 when the pieces stand on opposite colours and that is counted apart. */
export function colourClassOf(first: u32, second: u32): u32 {
  if (!tellsColours()) return 0;
  const light = squaresOfColour(1);
  return any(and(light, squareSet(first))) == any(and(light, squareSet(second))) ? 0 : 1;
}

export function prepareEntry(king: u32, first: u32, second: u32): void {
  const entry = entryOf(king, first, second);
  const pieces = or(pieceSet(0, first), pieceSet(1, second));
  const occupied = or(squareSet(king), pieces);
  const attacked = whiteAttacks(king, first, second, occupied);
  const open = without(homeOf(3), or(attacked, squareSet(king)));
  storeSet(openSets + entry, open);
  storeSet(newsSets + entry, none());
  addLegal(colourClassOf(first, second), count(without(open, pieces)));
  let held = none();
  let mated = none();
  let left = without(homeOf(3), occupied);
  while (any(left)) {
    const square = lsb(left);
    left = withoutLowest(left);
    if (any(and(kingAttacks(square, occupied), squareSet(king)))) continue;
    if (any(and(flights(square, occupied, pieces), open))) held = or(held, squareSet(square));
    else if (any(and(attacked, squareSet(square)))) mated = or(mated, squareSet(square));
  }
  storeSet(heldSets + entry, held);
  storeSet(frontSets + entry, mated);
}
