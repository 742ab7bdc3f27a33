import { type Board, fileOf, rankOf, type Square, squareAt } from "./board.ts";

const FIRST_FILE = "a".charCodeAt(0);

/** The name of a square: file letter `a` to `p`, rank number from 1: `a1` … `p16`. */
export function squareName(board: Board, square: Square): string {
  return String.fromCharCode(FIRST_FILE + fileOf(board, square)) + (rankOf(board, square) + 1);
}

/** Reads a square name such as `e4` or `j10`; null when the text is not a square of this board. */
export function parseSquare(board: Board, text: string): Square | null {
  const match = /^([a-p])([1-9]|1[0-6])$/.exec(text);
  if (!match) return null;
  return squareAt(board, match[1].charCodeAt(0) - FIRST_FILE, Number(match[2]) - 1);
}
