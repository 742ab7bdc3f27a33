/** Squares that are missing from the board: those of `board.holes`, and `#` in the picture of the start. */
import { type Board, type Square, squareCount } from "../geometry/board.ts";
import { rowsOf, signsOf } from "./picture.ts";
import type { VariantDocument } from "./schema-types.generated.ts";
import { type Ground, readSquares, unreadRegions } from "./squares.ts";

/** What a picture has in place of a square that is missing. */
export const HOLE_SIGN = "#";

/** The board without its holes.
 *  @param ground with the whole board */
export function withHoles(whole: Omit<Ground, "regions">, { board: written, setup, regions }: VariantDocument): Board {
  const { board } = whole;
  const ground = { ...whole, regions: unreadRegions(regions) };
  const named = written?.holes === undefined ? [] : readSquares(ground, ["board", "holes"], written.holes);
  const holes = [...new Set([...named, ...holesDrawn(board, setup?.board ?? "")])].sort((a, b) => a - b);
  if (holes.length === 0) return board;
  if (holes.length < squareCount(board)) return { ...board, holes };
  ground.faults.key(["board"], { code: "board-size", message: "All squares of the board are holes." });
  return board;
}

/** A picture of another size is reported when it is read. */
function holesDrawn(board: Board, picture: string): Square[] {
  const rows = rowsOf(picture);
  if (rows.length !== board.ranks) return [];
  return rows.flatMap(({ text }, index) => {
    const signs = signsOf(text);
    if (signs.length !== board.files) return [];
    const start = (board.ranks - 1 - index) * board.files;
    return signs.flatMap(({ 0: sign }, file) => (sign === HOLE_SIGN ? [start + file] : []));
  });
}
