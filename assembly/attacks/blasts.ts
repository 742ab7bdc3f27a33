/** What a capture would blow up. Only in full kernels. */
import { and, any, loadSet, none, SET_SHIFT, SQUARE_BITS, Squares, squareSet, without } from "../bitboard.ts";
import { piecesOf, piecesOfKinds } from "../board/position.ts";
import { orKinds } from "../kinds.ts";
import { rules } from "../tables/rules.ts";

/** The squares around a capture by a side. */
export function around(side: u32, square: u32): Squares {
  return loadSet(rules.explosions + ((<usize>((side << SQUARE_BITS) | square)) << SET_SHIFT));
}

/** What stands around a capture by a side on a square and is blown up with it; the captor and its victim aside. */
export function blownBy(position: usize, side: u32, square: u32): Squares {
  return without(and(around(side, square), piecesOfKinds(position, rules.blownKinds)), squareSet(square));
}

/** Those of some pieces of a side that may capture on a square: none that would blow up a royal piece of their own, or
 *  turn to stone as one. */
export function withoutSuicides(position: usize, side: u32, square: u32, attackers: Squares): Squares {
  const own = and(piecesOf(position, side), piecesOfKinds(position, rules.royalKinds));
  if (any(and(own, blownBy(position, side, square)))) return none();
  return without(attackers, and(own, piecesOfKinds(position, orKinds(rules.fragileKinds, rules.stoneKinds))));
}
