/**
 * Squares of any rectangular board, as numbers and as names: `fairywren/geometry`.
 *
 * A square is `rank * files + file`, both from 0, so a1 is 0 and, on an 8x8 board, h8 is 63. Everything is plain data,
 * and safe in a worker. A value of the wrong type is refused with a `FairywrenError` whose code is `wrong-type`.
 */
import { checkText } from "./diagnostic/argument.ts";
import type { Board, Side, Square, Symmetry, Vector } from "./geometry/board.ts";
import * as inside from "./geometry/board.ts";
import { givenBoard, givenSide, givenSquare, givenSymmetry, givenVector } from "./geometry/given.ts";
import * as names from "./geometry/square.ts";

export { BLACK, SIDE_NAMES, SIDES, WHITE } from "./geometry/board.ts";
export type { Board, Side, Square, Symmetry, Vector };

/** The side that is not `side`. */
export function otherSide(side: Side): Side {
  return inside.otherSide(givenSide(side));
}

/** The number of squares of a board, holes included. */
export function squareCount(board: Board): number {
  return inside.squareCount(givenBoard(board));
}

/** Whether a square is missing from the board. Holes have numbers and names like all others. */
export function isHole(board: Board, square: Square): boolean {
  const on = givenBoard(board);
  return inside.isHole(on, givenSquare(on, square));
}

/** The file of a square, from 0. */
export function fileOf(board: Board, square: Square): number {
  const on = givenBoard(board);
  return inside.fileOf(on, givenSquare(on, square));
}

/** The rank of a square, from 0. */
export function rankOf(board: Board, square: Square): number {
  const on = givenBoard(board);
  return inside.rankOf(on, givenSquare(on, square));
}

/** The square on a file and a rank, both from 0, or null off the board and in a hole. */
export function squareAt(board: Board, file: number, rank: number): Square | null {
  const [atFile, atRank] = givenVector([file, rank]);
  return inside.squareAt(givenBoard(board), atFile, atRank);
}

/** The square that a vector leads to, or null off the board and in a hole.
 *  @example
 *  stepFrom({ files: 8, ranks: 8 }, 6, [-1, 2]); // 21: from g1 to f3
 */
export function stepFrom(board: Board, square: Square, vector: Vector): Square | null {
  const on = givenBoard(board);
  return inside.stepFrom(on, givenSquare(on, square), givenVector(vector));
}

/** 0 for dark squares, such as a1; 1 for light ones. */
export function shadeOf(board: Board, square: Square): 0 | 1 {
  const on = givenBoard(board);
  return inside.shadeOf(on, givenSquare(on, square));
}

/** The square that corresponds to another for the other side.
 *  @param symmetry `variant.symmetry`: `mirror` reflects the rank, `rotate` turns the board by 180 degrees */
export function counterpart(board: Board, square: Square, symmetry: Symmetry): Square {
  const on = givenBoard(board);
  return inside.counterpart(on, givenSquare(on, square), givenSymmetry(symmetry));
}

/** The name of a square: file letter and rank number, such as `e4`. */
export function squareName(board: Board, square: Square): string {
  const on = givenBoard(board);
  return names.squareName(on, givenSquare(on, square));
}

/** The square with a name, or null when the board has none.
 *  @example
 *  parseSquare(variant.board, "e4"); // 28 on an 8x8 board
 */
export function parseSquare(board: Board, name: string): Square | null {
  checkText("name", name);
  return names.parseSquare(givenBoard(board), name);
}
