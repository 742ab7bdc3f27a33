/**
 * A rectangular board without rules, from which squares may be missing.
 *
 * A square is a number: `rank * files + file`, both from 0, so a1 is 0 and, on an 8x8 board, h8 is 63. Holes have numbers
 * too, so that all others keep theirs; but no step leads to one, and nothing stands there.
 */
export interface Board {
  /** Number of files, 2 to 16. */
  readonly files: number;
  /** Number of ranks, 1 to 16. */
  readonly ranks: number;
  /** The squares that are missing, ascending; absent where none is. */
  readonly holes?: readonly Square[];
}

/** A square as a number, see {@link Board}. */
export type Square = number;

/** A displacement in [files, ranks], as White sees the board. */
export type Vector = readonly [files: number, ranks: number];

/** 0 is White, 1 is Black. */
export type Side = 0 | 1;

/** The sides by name, for sentences. */
export const SIDE_NAMES = ["White", "Black"] as const;

/** A value for White and one for Black. */
export type BySide<T> = readonly [white: T, black: T];

export const WHITE = 0;
export const BLACK = 1;

/** Both sides, in order. */
export const SIDES: readonly Side[] = [WHITE, BLACK];

export function otherSide(side: Side): Side {
  return side === WHITE ? BLACK : WHITE;
}

/** A vector as a side sees it: turned by 180 degrees for Black. */
export function turned([files, ranks]: Vector, side: Side): Vector {
  return side === WHITE ? [files, ranks] : [-files, -ranks];
}

/** The number of squares, holes included: square numbers are below it. */
export function squareCount(board: Board): number {
  return board.files * board.ranks;
}

/** Whether a square is missing from the board. */
export function isHole(board: Board, square: Square): boolean {
  return board.holes?.includes(square) ?? false;
}

/** The squares that are there, ascending. */
export function boardSquares(board: Board): Square[] {
  const all = Array.from({ length: squareCount(board) }, (_, square) => square);
  return board.holes ? all.filter((square) => !isHole(board, square)) : all;
}

export function fileOf(board: Board, square: Square): number {
  return square % board.files;
}

export function rankOf(board: Board, square: Square): number {
  return Math.floor(square / board.files);
}

/** The square at a file and a rank (both from 0), or null when that is off the board or a hole. */
export function squareAt(board: Board, file: number, rank: number): Square | null {
  const isInside = file >= 0 && file < board.files && rank >= 0 && rank < board.ranks;
  const square = rank * board.files + file;
  return isInside && !(board.holes && isHole(board, square)) ? square : null;
}

/** The square reached from another by a vector, or null when that is off the board or a hole. */
export function stepFrom(board: Board, square: Square, [files, ranks]: Vector): Square | null {
  return squareAt(board, fileOf(board, square) + files, rankOf(board, square) + ranks);
}

/** 0 for dark squares (a1 is dark), 1 for light ones. */
export function shadeOf(board: Board, square: Square): 0 | 1 {
  return ((fileOf(board, square) + rankOf(board, square)) % 2) as 0 | 1;
}

/** How Black's half of a variant follows from White's. */
export type Symmetry = "mirror" | "rotate";

/** The square that corresponds to `square` for the other side: the rank reflected, or the board turned by 180 degrees. */
export function counterpart(board: Board, square: Square, symmetry: Symmetry): Square {
  const rank = board.ranks - 1 - rankOf(board, square);
  const file = fileOf(board, square);
  return rank * board.files + (symmetry === "rotate" ? board.files - 1 - file : file);
}
