/** Do the two kings face each other on an open line? */
import {
  and,
  any,
  count,
  loadSet,
  lsb,
  or,
  SET_BYTES,
  Squares,
  squareSet,
  without,
  withoutLowest,
} from "../bitboard.ts";
import { kingSquare, occupiedSquares } from "../board/position.ts";
import { rules } from "../tables/rules.ts";

/** Never where that is nothing in the variant. */
export function areFacing(position: usize): bool {
  if (!rules.faceLines) return false;
  const white = kingSquare(position, 0);
  const black = kingSquare(position, 1);
  const kings = or(squareSet(white), squareSet(black));
  const others = without(occupiedSquares(position), kings);
  const end = rules.faceLinesEnd;
  for (let line = rules.faceLines; line < end; line += SET_BYTES) {
    const squares = loadSet(line);
    if (count(and(squares, kings)) == 2 && !hasBetween(and(squares, others), min(white, black), max(white, black)))
      return true;
  }
  return false;
}

/** Whether one of some squares of a line lies between two others of it, whose numbers rise along it. */
function hasBetween(squares: Squares, first: u32, last: u32): bool {
  for (; any(squares); squares = withoutLowest(squares)) {
    const square = lsb(squares);
    if (square > first) return square < last;
  }
  return false;
}
