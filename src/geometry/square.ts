import { type Board, fileOf, rankOf, type Side, type Square, squareAt, WHITE } from "./board.ts";

const FIRST_FILE = "a".charCodeAt(0);
const ZERO = "0".charCodeAt(0);

/** By number of files and square; cached, because names are written constantly. */
const names: string[][] = [];

/** The name of a square: file letter `a` to `p`, rank number from 1: `a1` … `p16`. */
export function squareName(board: Board, square: Square): string {
  names[board.files] ??= [];
  const known = names[board.files];
  known[square] ??= String.fromCharCode(FIRST_FILE + fileOf(board, square)) + (rankOf(board, square) + 1);
  return known[square];
}

/** The letter of a square's file in a FEN: a capital, Black's in lower case. */
export function fileLetter(board: Board, square: Square, side: Side = WHITE): string {
  const letter = String.fromCharCode(FIRST_FILE + fileOf(board, square));
  return side === WHITE ? letter.toUpperCase() : letter;
}

/** Whether a letter, of either side, is that of a file. */
export function isFileLetter({ files }: Pick<Board, "files">, letter: string): boolean {
  return /^[A-Za-z]$/.test(letter) && letter.toLowerCase().charCodeAt(0) - FIRST_FILE < files;
}

/** Reads a square name such as `e4` or `j10`; null when the text is not a square of this board. */
export function parseSquare(board: Board, text: string): Square | null {
  return squareEnd(text, 0) === text.length ? squareFrom(board, text, 0) : null;
}

/** The squares that a text names one behind the other, each once; null for another text. */
export function parseSquares(board: Board, text: string): Square[] | null {
  if (!/^([a-p][1-9][0-9]?)+$/.test(text)) return null;
  const squares = Array.from(text.matchAll(/[a-p][0-9]+/g), ([name]) => parseSquare(board, name));
  const known = squares.filter((square) => square !== null);
  return known.length === squares.length && new Set(known).size === known.length ? known : null;
}

/** The end of a square's name that starts at an offset of a text, or -1 if there is none: a letter, then a number of
 *  one or two digits without a leading 0. */
export function squareEnd(text: string, start: number): number {
  const file = text.charCodeAt(start) - FIRST_FILE;
  if (!(file >= 0 && file < 16) || !isDigit(text, start + 1) || text[start + 1] === "0") return -1;
  return isDigit(text, start + 2) ? start + 3 : start + 2;
}

/** The square whose name starts at an offset of a text, or null if there is none on this board. */
export function squareFrom(board: Board, text: string, start: number): Square | null {
  const end = squareEnd(text, start);
  if (end < 0) return null;
  const ones = text.charCodeAt(end - 1) - ZERO;
  const rank = end - start > 2 ? 10 * (text.charCodeAt(start + 1) - ZERO) + ones : ones;
  return squareAt(board, text.charCodeAt(start) - FIRST_FILE, rank - 1);
}

/** Whether the character at an offset is a digit. */
export function isDigit(text: string, at: number): boolean {
  const digit = text.charCodeAt(at) - ZERO;
  return digit >= 0 && digit <= 9;
}

/** The last square that a text names, or null. */
export function lastSquare(board: Board, text: string): Square | null {
  for (let start = text.length - 2; start >= 0; start--)
    if (squareEnd(text, start) > 0) return squareFrom(board, text, start);
  return null;
}
