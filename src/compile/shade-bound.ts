/** Colour-bound pieces. */
import { type Board, shadeOf } from "../geometry/board.ts";
import type { Movement } from "./paths.ts";

/** Whether every move, and every attack on a royal piece, ends on a square of the colour that it started from. */
export function keepsShade(board: Board, { attacks, quiets, inPassing }: Movement): boolean {
  return [attacks, quiets, inPassing].every((paths) =>
    paths.every((list, from) => list.every(({ target }) => shadeOf(board, target) === shadeOf(board, from))),
  );
}
