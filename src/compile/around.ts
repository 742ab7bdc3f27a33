/** What is around each square, in the kernel's tables. */
import { squaresAround } from "../geometry/around.ts";
import { type Board, boardSquares, type Side, type Vector } from "../geometry/board.ts";
import type { Image } from "./image.ts";

/** @returns the address of the sets by square, those of one side after those of another */
export function writeAround(image: Image, board: Board, leaps: readonly Vector[], sides: readonly Side[]): number {
  const table = image.reserve(sides.length * image.squares * image.setBytes);
  for (const [index, side] of sides.entries())
    for (const square of boardSquares(board))
      image.writeSet(
        table + (index * image.squares + square) * image.setBytes,
        squaresAround(board, leaps, side, square),
      );
  return table;
}
