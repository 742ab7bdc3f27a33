/** Sets of squares as people write them: ranks, files, rectangles, lists, with overlaps. */
import type { Board, Square } from "../../src/geometry/board.ts";
import { squareName } from "../../src/geometry/square.ts";
import { allSquares } from "../reference/squares.ts";
import type { Dice } from "./dice.ts";

export function drawSquares(dice: Dice, board: Board): string | string[] {
  const terms = Array.from({ length: dice.from(1, 3) }, () => drawTerm(dice, board));
  return dice.chance(70) ? terms.join(" ") : terms;
}

export function nameOf(board: Board, square: Square): string {
  return squareName(board, square);
}

function drawTerm(dice: Dice, board: Board): string {
  const rank = () => dice.from(1, board.ranks);
  switch (dice.below(6)) {
    case 0:
      return `rank ${rank()}`;
    case 1: {
      const [low, high] = [rank(), rank()].sort((a, b) => a - b);
      return `ranks ${low}-${high}`;
    }
    case 2:
      return `file ${fileName(dice.below(board.files))}`;
    case 3:
      return drawRectangle(dice, board);
    default:
      return squareName(board, dice.one(allSquares(board)));
  }
}

function drawRectangle(dice: Dice, board: Board): string {
  const [left, right] = [dice.below(board.files), dice.below(board.files)].sort((a, b) => a - b);
  const [low, high] = [dice.below(board.ranks), dice.below(board.ranks)].sort((a, b) => a - b);
  return `${squareName(board, low * board.files + left)}-${squareName(board, high * board.files + right)}`;
}

function fileName(file: number): string {
  return "abcdefghijklmnop"[file];
}
