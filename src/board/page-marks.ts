/** Marks set by a page, by square names: kept until the page changes them, whatever is played or drawn. */
import type { Board, Square } from "../geometry/board.ts";
import { parseSquare } from "../geometry/square.ts";
import type { Arrow, Marking } from "./state.ts";

/** An arrow by square names. */
export interface BoardArrow {
  readonly from: string;
  readonly to: string;
  /** Default `green`. */
  readonly brush?: Arrow["brush"];
}

/** The marks as the page set them. */
export interface PageMarks {
  readonly arrows: readonly BoardArrow[];
  readonly highlights: readonly string[];
}

/** Resolves the marks on a board; squares that it does not have are ignored. */
export function placeMarks(board: Board, { arrows, highlights }: PageMarks): Marking {
  return {
    arrows: arrows.flatMap((arrow) => placeArrow(board, arrow)),
    highlights: highlights.map((name) => parseSquare(board, name)).filter((square) => square !== null),
  };
}

function placeArrow(board: Board, { from, to, brush = "green" }: BoardArrow): Arrow[] {
  const ends: readonly (Square | null)[] = [parseSquare(board, from), parseSquare(board, to)];
  const [first, last] = ends;
  return first === null || last === null || first === last ? [] : [{ from: first, to: last, brush }];
}
