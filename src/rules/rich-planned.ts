/** What a piece may do besides going somewhere, in a move that is planned ahead: fetched with rich kernels. */
import type { Square } from "../geometry/board.ts";
import type { Pieces } from "../variant/pieces.ts";
import type { Variant } from "../variant/variant.ts";
import { mayPromoteInPlace } from "./promotion/planned.ts";
import { type PlannedWay, waysOfStriker } from "./strikes/planned.ts";

/** All that it may do by how the pieces stand, checks aside, if it takes on its way; and staying, if it may promote so. None for most
 *  pieces.
 *  @param from where it stands, with its side */
export function plannedWays(variant: Variant, pieces: Pieces, from: Square): PlannedWay[] {
  const ways = waysOfStriker(variant, pieces, from);
  return mayPromoteInPlace(variant, pieces, from) ? [...ways, { to: from, struck: [] }] : ways;
}
