/** Where drops land by what stands on the board: the squares that matter for it. */
import { type Board, type Square, squareAt } from "../../geometry/board.ts";
import type { Edge } from "./model.ts";

/** In the order in which files write them. */
export const EDGES: readonly Edge[] = ["top", "bottom", "left", "right"];

/** The squares along which a piece slides that comes in over an edge, a line for each file or rank, up to the first hole. */
export function linesFrom(board: Board, edge: Edge): Square[][] {
  const isUpright = edge === "top" || edge === "bottom";
  const [count, length] = isUpright ? [board.files, board.ranks] : [board.ranks, board.files];
  const isFromEnd = edge === "top" || edge === "right";
  return Array.from({ length: count }, (_, line) => {
    const squares: Square[] = [];
    for (let step = 0; step < length; step++) {
      const along = isFromEnd ? length - 1 - step : step;
      const square = isUpright ? squareAt(board, line, along) : squareAt(board, along, line);
      if (square === null) break;
      squares.push(square);
    }
    return squares;
  }).filter((squares) => squares.length > 0);
}
