/** Changes of what stands on a board that no move makes. */
import type { Square } from "../geometry/board.ts";
import { isSameMan } from "./men.ts";
import type { Man, Position } from "./position.ts";
import { isSameRight, standingPairs } from "./rights.ts";
import type { Variant } from "./variant.ts";

/** Who stands on a square from now on; null is nobody. */
export type Placement = readonly [square: Square, man: Man | null];

/** Puts men on squares, or takes them off, in that order. A side has one royal man: placed anew, he moves. Rights to castle
 *  whose men have gone are dropped, and en passant. */
export function putMen(variant: Variant, position: Position, placements: readonly Placement[]): Position {
  const men = [...position.men];
  for (const [square, man] of placements) {
    const before = man?.kind === variant.royal ? men.findIndex((other) => isSameMan(other, man)) : -1;
    if (before >= 0) men[before] = null;
    men[square] = man;
  }
  const standing = standingPairs(variant, men);
  const rights = position.rights.filter((right) => standing.some((pair) => isSameRight(pair, right)));
  return { ...position, men, rights, enPassant: null, halfmoves: 0 };
}
