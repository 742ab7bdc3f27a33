/** What changes sides where a piece arrives. Only in full kernels. */
import { and, any, loadSet, none, or, SET_SHIFT, SQUARE_BITS, Squares, squareSet } from "../bitboard.ts";
import { piecesOf } from "../board/position.ts";
import { rules } from "../tables/rules.ts";

/** Whether something may change sides at all. */
export function areFlipsPlayed(): bool {
  return (rules.flips | rules.flipRows) != 0;
}

/** The enemy's pieces that a side wins over by arriving on a square. Its own piece may stand there already.
 *  @param isDrop whether the piece comes from the hand */
export function flippedBy(position: usize, side: u32, square: u32, isDrop: bool): Squares {
  const own = piecesOf(position, side);
  const enemies = piecesOf(position, side ^ 1);
  if (rules.flipRows) return enclosedBy(own, enemies, side, square);
  const near = loadSet(rules.flips + ((<usize>((side << SQUARE_BITS) | square)) << SET_SHIFT));
  if (isDrop && rules.flipsBesideOwn && !any(and(near, own))) return none();
  return and(near, enemies);
}

/** Of all ways from a square. */
function enclosedBy(own: Squares, enemies: Squares, side: u32, square: u32): Squares {
  const ways = <u32>rules.flipWays;
  let found = none();
  for (let way: u32 = 0; way < ways; way++) {
    const next = rules.flipRows + ((<usize>((way << 1) | side)) << SQUARE_BITS);
    found = or(found, enclosedOn(next, own, enemies, square));
  }
  return found;
}

/** Along one row: those up to the first own piece, where nothing is empty in between.
 *  @param next by square the next one of the row, or that square itself where it ends */
function enclosedOn(next: usize, own: Squares, enemies: Squares, square: u32): Squares {
  let between = none();
  for (let at = square, after = <u32>load<u8>(next + square); after != at; after = <u32>load<u8>(next + at)) {
    at = after;
    const here = squareSet(at);
    if (any(and(own, here))) return between;
    if (!any(and(enemies, here))) return none();
    between = or(between, here);
  }
  return none();
}
