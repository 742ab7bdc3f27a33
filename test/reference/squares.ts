/** A second reading of sets of squares: each square of the board is asked whether some term names it. */
import type { SquaresBySide, Squares as Written } from "../../src/definition/schema-types.generated.ts";
import { type Board, fileOf, rankOf, type Side, type Square, squareCount } from "../../src/geometry/board.ts";

/** Where Black's half comes from, and the sets with names, as the file writes them. */
export interface Field {
  readonly board: Board;
  readonly rotates: boolean;
  readonly regions?: Readonly<Record<string, Sided>>;
}

export type Sided = Written | SquaresBySide;

/** What a picture or the board of a FEN has for a square, but for runs of empty ones. */
export const SIGNS = /\+?[A-Za-z]['!]?|[^\s~]/g;

/** Those that are there. */
export function allSquares(board: Board): Square[] {
  const missing = new Set(board.holes);
  return Array.from({ length: squareCount(board) }, (_, square) => square).filter((square) => !missing.has(square));
}

/** The set of each side: White's as written and Black's turned, or both as written; a region is each side's own. */
export function squaresBySide(field: Field, written: Sided): [Set<Square>, Set<Square>] {
  return [squaresOfSide(field, 0, written), squaresOfSide(field, 1, written)];
}

export function squaresOfSide(field: Field, side: Side, written: Sided): Set<Square> {
  return new Set(allSquares(field.board).filter((square) => belongs(field, side, written, square)));
}

/** The set of a side that is written for that side alone. */
export function squaresAsWritten(field: Field, side: Side, written: Written): Set<Square> {
  return new Set(allSquares(field.board).filter((square) => holds({ field, side, turns: false }, written, square)));
}

function belongs(field: Field, side: Side, written: Sided, square: Square): boolean {
  if (typeof written === "object" && "white" in written)
    return holds({ field, side, turns: false }, side === 0 ? written.white : written.black, square);
  return holds({ field, side, turns: side === 1 }, written as Written, square);
}

/** Whose set is asked for, and whether squares are written as White sees them for Black. */
interface Reading {
  readonly field: Field;
  readonly side: Side;
  readonly turns: boolean;
}

function holds(reading: Reading, written: Written, square: Square): boolean {
  if (typeof written === "string") return termsOf(written).some((term) => termHolds(reading, term, square));
  if (Array.isArray(written)) return written.some((item) => holds(reading, item, square));
  return !holds(reading, written.not, square);
}

function termHolds({ field, side, turns }: Reading, term: string, square: Square): boolean {
  const region = field.regions?.[term];
  if (region !== undefined) return belongs(field, side, region, square);
  return names(field.board, term, turns ? acrossTheBoard(field, square) : square);
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

/** White's squares of a step in the order in which they are named. */
export function squaresInOrder(field: Field, written: Written): Square[] {
  const parts = typeof written === "string" ? termsOf(written) : Array.isArray(written) ? written : [written];
  if (parts.length === 1 && parts[0] === written)
    return allSquares(field.board).filter((square) => belongs(field, 0, written, square));
  return [...new Set(parts.flatMap((part) => squaresInOrder(field, part)))];
}

export function sideOf(side: "white" | "black" | undefined): readonly Side[] {
  return side === undefined ? [0, 1] : [side === "white" ? 0 : 1];
}

/** `ranks 1-2` is one term although it has a blank. */
function termsOf(text: string): string[] {
  const words = text.trim().split(/\s+/);
  return words.flatMap((word, index) => {
    if (/^(rank|file)s?$/.test(word)) return [`${word} ${words[index + 1]}`];
    return /^(rank|file)s?$/.test(words[index - 1] ?? "") ? [] : [word];
  });
}

function names(board: Board, term: string, square: Square): boolean {
  if (term === "none" || term === "") return false;
  if (term === "all") return true;
  const file = fileOf(board, square);
  const rank = rankOf(board, square) + 1;
  const [from, to = from] = term.replace(/^\w+ /, "").split("-");
  if (/^ranks? /.test(term)) return rank >= Number(from) && rank <= Number(to);
  if (/^files? /.test(term)) return file >= fileNumber(from) && file <= fileNumber(to);
  const isWithinFiles = file >= fileNumber(from) && file <= fileNumber(to);
  return isWithinFiles && rank >= Number(from.slice(1)) && rank <= Number(to.slice(1));
}

function fileNumber(name: string): number {
  return "abcdefghijklmnop".indexOf(name[0]);
}
