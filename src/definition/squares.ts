/** Sets of squares as text: `rank 8`, `e8 f8`, `a1-h2`, `files a-c`, lists of these, or `none`. */

import { quote } from "../diagnostic/fault.ts";
import type { BySide } from "../geometry/board.ts";
import {
  type Board,
  counterpart,
  fileOf,
  isHole,
  rankOf,
  type Square,
  type Symmetry,
  squareAt,
} from "../geometry/board.ts";
import { parseSquare, squareName } from "../geometry/square.ts";
import type { Faults } from "./faults.ts";
import type { Path } from "./located.ts";
import type { SquaresBySide } from "./schema-types.generated.ts";

/** The geometry that squares are read against. */
export interface Ground {
  readonly board: Board;
  readonly symmetry: Symmetry;
  readonly faults: Faults;
}

/** Reads a set of squares, each once, in the order in which they first occur. Reports words that are not squares. */
export function readSquares(ground: Ground, path: Path, written: string | readonly string[]): Square[] {
  if (typeof written === "string") return [...new Set(readText(ground, path, written))];
  return [...new Set(written.flatMap((text, index) => readText(ground, [...path, index], text)))];
}

/** Reads White's squares, from which Black's follow, or both sides' own. Each side's squares ascend. */
export function readSidedSquares(
  ground: Ground,
  path: Path,
  written: string | readonly string[] | SquaresBySide,
): BySide<readonly Square[]> {
  if (typeof written === "string" || isList(written)) return bothSides(ground, readSquares(ground, path, written));
  const white = readSquares(ground, [...path, "white"], written.white ?? "none");
  const black = readSquares(ground, [...path, "black"], written.black ?? "none");
  return [ascending(white), ascending(black)];
}

/** White's squares and their counterparts. */
export function bothSides({ board, symmetry }: Ground, white: readonly Square[]): BySide<readonly Square[]> {
  const black = white.map((square) => counterpart(board, square, symmetry));
  return [ascending(white), ascending(black.filter((square) => !isHole(board, square)))];
}

/** Reads one square, or null after reporting. */
export function readSquare({ board, faults }: Ground, path: Path, text: string): Square | null {
  const square = parseSquare(board, text);
  if (square === null) faults.value(path, notSquares(board, text));
  return square;
}

export function ascending(squares: readonly Square[]): Square[] {
  return [...squares].sort((a, b) => a - b);
}

function isList(written: readonly string[] | SquaresBySide): written is readonly string[] {
  return Array.isArray(written);
}

function readText(ground: Ground, path: Path, text: string): Square[] {
  const { board, faults } = ground;
  if (text.trim() === "none") return [];
  const terms = [...text.matchAll(/(?:(?:ranks?|files?)\s+)?\S+/g)];
  if (terms.length === 0) faults.value(path, notSquares(board, text));
  return terms.flatMap(({ 0: term, index }) => {
    const part = { offset: index, length: term.length };
    const squares = termSquares(board, term);
    if (!squares) faults.value(path, notSquares(board, term), part);
    return squares ?? [];
  });
}

/** The squares of one term, or null. */
function termSquares(board: Board, term: string): Square[] | null {
  const rank = /^ranks?\s+([0-9]{1,2})(?:-([0-9]{1,2}))?$/.exec(term);
  if (rank) return rectangle(board, [0, Number(rank[1]) - 1], [board.files - 1, Number(rank[2] ?? rank[1]) - 1]);
  const file = /^files?\s+([a-p])(?:-([a-p]))?$/.exec(term);
  if (file) return rectangle(board, [fileIndex(file[1]), 0], [fileIndex(file[2] ?? file[1]), board.ranks - 1]);
  // Corners may lie in holes, single squares not.
  const [first, last, more] = term.split("-").map((name) => parseSquare(withoutHoles(board), name));
  if (first === null || first === undefined || last === null || more !== undefined) return null;
  if (last === undefined && isHole(board, first)) return null;
  const end = last ?? first;
  return rectangle(board, [fileOf(board, first), rankOf(board, first)], [fileOf(board, end), rankOf(board, end)]);
}

function fileIndex(letter: string): number {
  return letter.charCodeAt(0) - "a".charCodeAt(0);
}

type Corner = readonly [file: number, rank: number];

function withoutHoles({ files, ranks }: Board): Board {
  return { files, ranks };
}

/** Its squares without holes; null when a corner is off the board or the corners are the wrong way round. */
function rectangle(board: Board, [left, low]: Corner, [right, high]: Corner): Square[] | null {
  const whole = withoutHoles(board);
  if (squareAt(whole, left, low) === null || squareAt(whole, right, high) === null) return null;
  if (left > right || low > high) return null;
  const squares: Square[] = [];
  for (let rank = low; rank <= high; rank++) {
    for (let file = left; file <= right; file++) squares.push(rank * board.files + file);
  }
  return squares.filter((square) => !isHole(board, square));
}

function notSquares(board: Board, text: string) {
  if (parseSquare(withoutHoles(board), text) !== null)
    return { code: "square", message: `${quote(text)} is a hole of this board: no square is there.` };
  const last = squareName(board, board.files * board.ranks - 1);
  const message = `${quote(text)} names no square of this board, which goes from a1 to ${last}: write squares (e8), 'rank 8', 'file a', a range (a1-h2), or 'none'.`;
  return { code: "square", message };
}
