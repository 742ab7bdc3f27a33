/** Marks set by a page, by square names: kept until the page changes them, whatever is played or drawn. */
import type { Square } from "../geometry/board.ts";
import { parseSquare } from "../geometry/square.ts";
import type { Arrow, Marking, Scene } from "./state.ts";

/** An arrow by square names. */
export interface BoardArrow {
  readonly from: string;
  readonly to: string;
  /** Default `green`. */
  readonly brush?: Arrow["brush"];
  /** The id of a piece that the side to move drops on `to`: it is drawn there instead of an arrow. */
  readonly drop?: string;
}

/** The marks as the page set them. */
export interface PageMarks {
  readonly arrows: readonly BoardArrow[];
  readonly highlights: readonly string[];
}

type Shown = Pick<Scene, "variant" | "position">;

/** Resolves the marks on a board; squares and pieces that it does not have are ignored. */
export function placeMarks(shown: Shown, { arrows, highlights }: PageMarks): Marking {
  return {
    arrows: arrows.flatMap((arrow) => placeArrow(shown, arrow)),
    highlights: highlights.map((name) => parseSquare(shown.variant.board, name)).filter((square) => square !== null),
  };
}

function placeArrow({ variant, position }: Shown, { from, to, brush = "green", drop }: BoardArrow): Arrow[] {
  const ends: readonly (Square | null)[] = [parseSquare(variant.board, from), parseSquare(variant.board, to)];
  const [first, last] = ends;
  if (first === null || last === null) return [];
  if (drop === undefined) return first === last ? [] : [{ from: first, to: last, brush }];
  const kind = variant.pieceTypes.findIndex(({ id }) => id === drop);
  return kind < 0 ? [] : [{ from: first, to: last, brush, drop: { kind, side: position.turn } }];
}
