/** Sets of squares as they are written: a text, a list of sets, `{ not: … }`, names of regions; and one set a side. */

import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import {
  type Board,
  type BySide,
  boardSquares,
  counterpart,
  fileOf,
  isHole,
  rankOf,
  type Square,
  type Symmetry,
  squareAt,
  squareCount,
} from "../geometry/board.ts";
import { parseSquare, squareName } from "../geometry/square.ts";
import type { Faults } from "./faults.ts";
import type { Complaint, Path } from "./located.ts";
import type { AllSquaresButThese, SquaresBySide, Squares as Written } from "./schema-types.generated.ts";

export type { Written };

/** The geometry that squares are read against. */
export interface Ground {
  readonly board: Board;
  readonly symmetry: Symmetry;
  readonly regions: Regions;
  readonly faults: Faults;
}

export interface Regions {
  /** Each side's squares by the name of the region; null for a region that is named but has not been read yet. */
  readonly named: ReadonlyMap<string, BySide<readonly Square[]> | null>;
  /** False when a fault was found in one of them, so that sets made of it may be empty. */
  readonly areWhole: boolean;
}

/** What is read before the regions cannot use them. */
export function unreadRegions(written: object = {}): Regions {
  return { named: new Map(Object.keys(written).map((name) => [name, null])), areWhole: true };
}

/**
 * What squares written without a side mean for Black: `mirrored` are White's and Black's are their counterparts, `same`
 * are those of the board, whoever is meant. A region is each side's own in both.
 */
export type Meaning = "mirrored" | "same";

/** Reads a set of squares for White, each square once, in the order in which they first occur. */
export function readSquares(ground: Ground, path: Path, written: Written): Square[] {
  return readBoth(ground, path, written, "mirrored")[0];
}

/** Reads a set once, for both sides. Reports words that are not squares. Each square stands once, in the order in which
 *  White's first occur. */
export function readBoth(ground: Ground, path: Path, written: Written, meaning: Meaning): [Square[], Square[]] {
  const [white, black] = readSet({ ground, meaning }, path, written);
  return [[...new Set(white)], [...new Set(black)]];
}

/** Reads White's squares, from which Black's follow, or both sides' own. Each side's squares ascend. */
export function readSidedSquares(ground: Ground, path: Path, written: Written | SquaresBySide): BySide<Square[]> {
  if (!isBySide(written)) return ascendingBoth(readBoth(ground, path, written, "mirrored"));
  const { white = "none", black = "none" } = written;
  return ascendingBoth([
    readBoth(ground, [...path, "white"], white, "same")[0],
    readBoth(ground, [...path, "black"], black, "same")[1],
  ]);
}

/** Reads a set of which some side must have a square; what is at fault in itself is not reported as empty too.
 *  @param what the set is, as a subject: `The zone of a promotion` */
export function readSome<Sets extends readonly (readonly Square[])[]>(
  { faults, regions }: Ground,
  path: Path,
  what: string,
  read: () => Sets,
): Sets {
  const before = faults.found.length;
  const sets = read();
  const isSound = faults.found.length === before && regions.areWhole && !faults.isBroken(path);
  if (isSound && sets.every((squares) => squares.length === 0))
    faults.value(path, { code: "no-squares", message: `${what} has no square: name at least one.` });
  return sets;
}

/** White's squares and their counterparts; holes may be among those given. */
export function bothSides({ board, symmetry }: Ground, white: readonly Square[]): BySide<readonly Square[]> {
  const there = white.filter((square) => !isHole(board, square));
  return [ascending(there), ascending(counterparts(board, white, symmetry))];
}

/** Reads one square, or null after reporting. */
export function readSquare(ground: Ground, path: Path, text: string): Square | null {
  const square = parseSquare(ground.board, text);
  if (square === null) ground.faults.value(path, notSquares(ground, text));
  return square;
}

export function ascending(squares: readonly Square[]): Square[] {
  return [...squares].sort((a, b) => a - b);
}

function ascendingBoth([white, black]: BySide<readonly Square[]>): BySide<Square[]> {
  return [ascending(white), ascending(black)];
}

interface Reader {
  readonly ground: Ground;
  readonly meaning: Meaning;
}

type Both = BySide<readonly Square[]>;

function isBySide(written: Written | SquaresBySide): written is SquaresBySide {
  return typeof written === "object" && !Array.isArray(written) && !("not" in written);
}

function readSet(reader: Reader, path: Path, written: Written): Both {
  if (typeof written === "string") return readText(reader, path, written);
  if (Array.isArray(written)) return united(written.map((item, index) => readSet(reader, [...path, index], item)));
  return readRest(reader, path, written);
}

function readRest(reader: Reader, path: Path, { not: left = "none" }: Partial<AllSquaresButThese>): Both {
  const taken = readSet(reader, [...path, "not"], left).map((squares) => new Set(squares));
  const all = boardSquares(reader.ground.board);
  const restOf = (side: 0 | 1) => all.filter((square) => !taken[side].has(square));
  return [restOf(0), restOf(1)];
}

function united(sets: readonly Both[]): Both {
  return [sets.flatMap(([white]) => white), sets.flatMap(([, black]) => black)];
}

function readText(reader: Reader, path: Path, text: string): Both {
  const { ground } = reader;
  if (text.trim() === "none") return [[], []];
  const terms = [...text.matchAll(/(?:(?:ranks?|files?)\s+)?\S+/g)];
  if (terms.length === 0) ground.faults.value(path, notSquares(ground, text));
  return united(
    terms.map(({ 0: term, index }) => {
      const part = { offset: index, length: term.length };
      const squares = readTerm(reader, term);
      if (isBoth(squares)) return squares;
      if (!ground.faults.isBroken(["regions", term])) ground.faults.value(path, squares, part);
      return [[], []];
    }),
  );
}

function isBoth(read: Both | Complaint): read is Both {
  return Array.isArray(read);
}

/** The squares of one term, or what is wrong with it. */
function readTerm({ ground, meaning }: Reader, term: string): Both | Complaint {
  const { board, symmetry, regions } = ground;
  const region = regions.named.get(term);
  if (region) return region;
  if (region === null) return namedTooLate(term);
  const squares = term === "all" ? boardSquares(board) : termSquares(board, term);
  if (!squares) return NAME.test(term) ? unknownRegion(regions, term) : notSquares(ground, term);
  const there = squares.filter((square) => !isHole(board, square));
  if (meaning === "same" || term === "all") return [there, there];
  return [there, counterparts(board, squares, symmetry)];
}

/** The counterparts that are there: what is across the board from a hole may be none. */
function counterparts(board: Board, squares: readonly Square[], symmetry: Symmetry): Square[] {
  return squares.map((square) => counterpart(board, square, symmetry)).filter((square) => !isHole(board, square));
}

/** What may be meant as the name of a region. */
const NAME = /^(?!(?:ranks?|files?|none)$)[a-z]{2,}(?:-[a-z]{2,})*$/;

/** The squares of one term, holes among them unless they are named alone; or null. */
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

/** Null when a corner is off the board or the corners are the wrong way round. */
function rectangle(board: Board, [left, low]: Corner, [right, high]: Corner): Square[] | null {
  const whole = withoutHoles(board);
  if (squareAt(whole, left, low) === null || squareAt(whole, right, high) === null) return null;
  if (left > right || low > high) return null;
  const squares: Square[] = [];
  for (let rank = low; rank <= high; rank++) {
    for (let file = left; file <= right; file++) squares.push(rank * board.files + file);
  }
  return squares;
}

function notSquares({ board, regions }: Pick<Ground, "board" | "regions">, text: string): Complaint {
  if (parseSquare(withoutHoles(board), text) !== null)
    return { code: "square", message: `${quote(text)} is a hole of this board: no square is there.` };
  const last = squareName(board, squareCount(board) - 1);
  const regional = regions.named.size > 0 ? ", a region" : "";
  const message = `${quote(text)} names no square of this board, which goes from a1 to ${last}: write squares (e8), 'rank 8', 'file a', a range (a1-h2)${regional}, 'all' or 'none'.`;
  return { code: "square", message };
}

function unknownRegion(regions: Regions, term: string): Complaint {
  const names = [...regions.named.keys()];
  const known = names.length > 0 ? `The regions are ${names.join(", ")}.` : "This variant names none under 'regions'.";
  const message = `There is no region ${quote(term)}. ${known}`;
  return { code: "unknown-region", message, hint: suggest(term, [...names, "all", "none"]) };
}

function namedTooLate(term: string): Complaint {
  const message = `The region ${quote(term)} cannot be used here: a region is made of those that are named before it.`;
  return { code: "region-order", message };
}
