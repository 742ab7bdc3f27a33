/** Squares as people name them: whole ranks and files by name, others one by one. */
import { type Board, type BySide, boardSquares, fileOf, rankOf, type Square } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { listed } from "./phrases.ts";

/** `rank 8`, `ranks 1 and 2`, `file a`, else `d4 e4`; `no square` for none. */
export function squaresInWords(board: Board, squares: readonly Square[]): string {
  if (squares.length === 0) return "no square";
  const ranks = wholeLines(board, squares, (square) => rankOf(board, square) + 1);
  if (ranks) return linesInWords("rank", ranks.map(String));
  const files = wholeLines(board, squares, (square) => fileOf(board, square));
  if (files)
    return linesInWords(
      "file",
      files.map((file) => squareName(board, file)[0]),
    );
  return squares.map((square) => squareName(board, square)).join(" ");
}

/** White's squares, then Black's. */
export function sidedSquaresInWords(board: Board, [white, black]: BySide<readonly Square[]>): string {
  return `${squaresInWords(board, white)} (Black: ${squaresInWords(board, black)})`;
}

/** The lines that the squares fill exactly, holes aside, or null. */
function wholeLines(board: Board, squares: readonly Square[], lineOf: (square: Square) => number): number[] | null {
  const lines = new Set(squares.map(lineOf));
  return boardSquares(board).filter((square) => lines.has(lineOf(square))).length === squares.length
    ? [...lines]
    : null;
}

function linesInWords(word: "rank" | "file", names: readonly string[]): string {
  return `${word}${names.length === 1 ? "" : "s"} ${listed(names)}`;
}
