/** Which pieces are royal, and when a side is in check. */
import { otherSide, type Side, type Square } from "../../src/geometry/board.ts";
import type { Passed } from "../../src/rules/model.ts";
import { canCapture, type Pieces } from "./attack.ts";
import { type Book, isRoyalOf } from "./book.ts";

/** Where the pieces stand that count as royal now. */
function royalSquares(book: Book, pieces: Pieces, side: Side): Square[] {
  const squares = [...pieces.keys()].filter((square) => isRoyalOf(book, pieces[square], side));
  return book.goals.royals === "last" && squares.length > 1 ? [] : squares;
}

export function isRoyalNow(book: Book, pieces: Pieces, square: Square): boolean {
  const piece = pieces[square];
  return piece !== null && royalSquares(book, pieces, piece.side).includes(square);
}

/** Whether a side is in check; false when it has no royal piece. */
export function isInCheck(book: Book, pieces: Pieces, side: Side, open: readonly Passed[] = []): boolean {
  const squares = royalSquares(book, pieces, side);
  const isHit = (square: Square) => {
    const entry = open.find(({ victim }) => victim === square) ?? null;
    return canCapture(book, pieces, square, otherSide(side), entry);
  };
  if (squares.length === 0) return false;
  return book.goals.royals === "all" ? squares.every(isHit) : squares.some(isHit);
}
