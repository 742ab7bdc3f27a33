/** Squares as people name them: whole ranks and files by name, others one by one. */
import { type Board, type BySide, boardSquares, fileOf, rankOf, type Square } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { listed } from "./phrases.ts";

/** `rank 8`, `ranks 1 and 2`, `file a`, `d1-f3` for a rectangle, else `d4 e4`, or `squares other than d4` where few are left out;
 *  `no square` for none. */
export function squaresInWords(board: Board, squares: readonly Square[]): string {
  if (squares.length === 0) return "no square";
  if (isWhole(board, squares)) return "any square";
  const ranks = wholeLines(board, squares, (square) => rankOf(board, square));
  if (ranks) return linesInWords("rank", ranks, (rank) => String(rank + 1));
  const files = wholeLines(board, squares, (square) => fileOf(board, square));
  if (files) return linesInWords("file", files, (file) => squareName(board, file)[0]);
  const others = boardSquares(board).filter((square) => !squares.includes(square));
  const isMost = others.length * 3 < squares.length;
  const rest = isMost ? `squares other than ${squaresInWords(board, others)}` : null;
  return rectangle(board, squares) ?? rest ?? squares.map((square) => squareName(board, square)).join(" ");
}

function isWhole(board: Board, squares: readonly Square[]): boolean {
  return squares.length === boardSquares(board).length;
}

/** The corners of the rectangle that the squares fill exactly, if both its sides are longer than one; or null. */
function rectangle(board: Board, squares: readonly Square[]): string | null {
  const [files, ranks] = [fileOf, rankOf].map((lineOf) => squares.map((square) => lineOf(board, square)));
  const [left, right, low, high] = [Math.min(...files), Math.max(...files), Math.min(...ranks), Math.max(...ranks)];
  const fills = (right - left + 1) * (high - low + 1) === new Set(squares).size;
  if (!fills || left === right || low === high) return null;
  return `${squareName(board, low * board.files + left)}-${squareName(board, high * board.files + right)}`;
}

/** White's squares, then Black's; once where they are the same. */
export function sidedSquaresInWords(board: Board, sided: BySide<readonly Square[]>): string {
  const [white, black] = sided.map((squares) => squaresInWords(board, squares));
  return white === black ? white : `${white} (Black: ${black})`;
}

/** The lines that the squares fill exactly, holes aside, or null. */
function wholeLines(board: Board, squares: readonly Square[], lineOf: (square: Square) => number): number[] | null {
  const lines = new Set(squares.map(lineOf));
  return boardSquares(board).filter((square) => lines.has(lineOf(square))).length === squares.length
    ? [...lines]
    : null;
}

/** `rank 8`, `ranks 1 and 8`, `ranks 6 to 10`. */
function linesInWords(word: "rank" | "file", lines: readonly number[], nameOf: (line: number) => string): string {
  const [first, last] = [lines[0], lines[lines.length - 1]];
  if (lines.length === 1) return `${word} ${nameOf(first)}`;
  const isRun = lines.length > 2 && lines.every((line, index) => line === first + index);
  return `${word}s ${isRun ? `${nameOf(first)} to ${nameOf(last)}` : listed(lines.map(nameOf))}`;
}
