/** A second reading of sets of squares: each square of the board is asked whether some term names it. */
import { type Board, fileOf, rankOf, type Side, type Square, squareCount } from "../../src/geometry/board.ts";

/** How squares are written in a file: `rank 8`, `e8 f8`, `a1-h2`, lists of these, `none`. */
export type Written = string | readonly string[];

/** Where Black's half comes from. */
export interface Field {
  readonly board: Board;
  readonly rotates: boolean;
}

/** Those that are there. */
export function allSquares(board: Board): Square[] {
  const missing = new Set(board.holes);
  return Array.from({ length: squareCount(board) }, (_, square) => square).filter((square) => !missing.has(square));
}

/** The squares of a set, as they stand. */
export function squaresNamed({ board }: Field, written: Written): Set<Square> {
  const terms = (typeof written === "string" ? [written] : written).flatMap(termsOf);
  return new Set(allSquares(board).filter((square) => terms.some((term) => names(board, term, square))));
}

/** The set of each side: White's as written and Black's turned, or both as written. */
export function squaresBySide(
  field: Field,
  written: Written | { readonly white: Written; readonly black: Written },
): [Set<Square>, Set<Square>] {
  if (typeof written === "object" && "white" in written) {
    return [squaresNamed(field, written.white), squaresNamed(field, written.black)];
  }
  const white = squaresNamed(field, written);
  const there = new Set(allSquares(field.board));
  const black = [...white].map((square) => acrossTheBoard(field, square)).filter((square) => there.has(square));
  return [white, new Set(black)];
}

/** Black's square for one of White's, and White's for one of Black's. */
export function acrossTheBoard({ board, rotates }: Field, square: Square): Square {
  if (rotates) return squareCount(board) - 1 - square;
  return (board.ranks - 1 - rankOf(board, square)) * board.files + fileOf(board, square);
}

export function squareNamed({ board }: Field, name: string): Square {
  const square = (Number(name.slice(1)) - 1) * board.files + fileNumber(name);
  if (!Number.isInteger(square)) throw new Error(`'${name}' is no square`);
  return square;
}

/** The squares of a journey or a step in the order in which they are named. */
export function squaresInOrder(field: Field, written: Written): Square[] {
  const terms = (typeof written === "string" ? [written] : written).flatMap(termsOf);
  const order = terms.flatMap((term) => allSquares(field.board).filter((square) => names(field.board, term, square)));
  return [...new Set(order)];
}

export function sideOf(side: "white" | "black" | undefined): readonly Side[] {
  return side === undefined ? [0, 1] : [side === "white" ? 0 : 1];
}

/** `ranks 1-2` is one term although it has a blank. */
function termsOf(text: string): string[] {
  const words = text.trim().split(/\s+/);
  return words.flatMap((word, index) => {
    if (/^(rank|file)s?$/.test(word)) return [`${word[0]}:${words[index + 1]}`];
    return /^(rank|file)s?$/.test(words[index - 1] ?? "") ? [] : [word];
  });
}

function names(board: Board, term: string, square: Square): boolean {
  if (term === "none" || term === "") return false;
  const file = fileOf(board, square);
  const rank = rankOf(board, square) + 1;
  const [from, to = from] = term.replace(/^[rf]:/, "").split("-");
  if (term.startsWith("r:")) return rank >= Number(from) && rank <= Number(to);
  if (term.startsWith("f:")) return file >= fileNumber(from) && file <= fileNumber(to);
  const isWithinFiles = file >= fileNumber(from) && file <= fileNumber(to);
  return isWithinFiles && rank >= Number(from.slice(1)) && rank <= Number(to.slice(1));
}

function fileNumber(name: string): number {
  return "abcdefghijklmnop".indexOf(name[0]);
}
