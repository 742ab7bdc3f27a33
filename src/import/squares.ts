/** Sets of squares: as Fairy-Stockfish writes them, `*1 d4 e*`, and as variant files do. */
import { quote } from "../diagnostic/fault.ts";
import { type Board, type BySide, boardSquares, counterpart, fileOf, rankOf, squareAt } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { type Faults, type Place, within } from "./place.ts";

export type SquareSet = ReadonlySet<number>;

/** Reads a set; `*` stands for all files or ranks, and `-` ends it. Squares beyond the board do not count, as they are many
 *  in what is inherited; a rank or file that no board has is a fault. */
export function readSquares(text: string, board: Board, place: Place, faults: Faults): SquareSet {
  const set = new Set<number>();
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (word === "-") break;
    const part = squaresOf(word.toLowerCase(), board);
    if (part) for (const square of part) set.add(square);
    else {
      const message = `${quote(word)} names no squares: write squares such as 'e4', ranks such as '*4', files such as 'e*', or '-'.`;
      faults.report(within(place, index, word.length), { code: "option-value", message });
    }
  }
  return set;
}

const MOST_RANKS = 16;

function squaresOf(word: string, board: Board): number[] | null {
  const parts = /^([a-p*])(\d{1,2}|\*)$/.exec(word);
  if (!parts) return null;
  const [, file, rank] = parts;
  if (rank !== "*" && (Number(rank) < 1 || Number(rank) > MOST_RANKS)) return null;
  return boardSquares(board).filter((square) => {
    const isFile = file === "*" || fileOf(board, square) === file.charCodeAt(0) - "a".charCodeAt(0);
    return isFile && (rank === "*" || rankOf(board, square) === Number(rank) - 1);
  });
}

/** The same squares as Black sees them. */
export function mirrored(board: Board, set: SquareSet): SquareSet {
  return new Set([...set].map((square) => counterpart(board, square, "mirror")));
}

export function isSame(one: SquareSet, other: SquareSet): boolean {
  return one.size === other.size && [...one].every((square) => other.has(square));
}

/** Squares of both sides as a value of a variant file: White's alone where Black's are their mirror image. */
export function writeSides(board: Board, [white, black]: BySide<SquareSet>): unknown {
  if (isSame(mirrored(board, white), black)) return writeSquares(board, white);
  return { white: writeSquares(board, white), black: writeSquares(board, black) };
}

/** A set as a text, or `{ not: … }`. */
export function writeSquares(board: Board, set: SquareSet): unknown {
  const all = boardSquares(board);
  const direct = textOf(board, set);
  const rest = new Set(all.filter((square) => !set.has(square)));
  if (rest.size === 0) return "all";
  const other = rest.size > 0 ? textOf(board, rest) : "";
  return other !== "none" && other.length + " not ".length * 2 < direct.length ? { not: other } : direct;
}

function textOf(board: Board, set: SquareSet): string {
  if (set.size === 0) return "none";
  const left = new Set(set);
  const words = [...takeLines(board, left, "rank"), ...takeLines(board, left, "file")];
  while (left.size > 0) words.push(takeRectangle(board, left));
  return words.join(" ");
}

/** Whole ranks or files, neighbours together, taken out of a set. */
function takeLines(board: Board, left: Set<number>, kind: "rank" | "file"): string[] {
  const lineOf = kind === "rank" ? rankOf : fileOf;
  const count = kind === "rank" ? board.ranks : board.files;
  const whole: number[] = [];
  for (let line = 0; line < count; line++) {
    const squares = boardSquares(board).filter((square) => lineOf(board, square) === line);
    if (squares.length > 1 && squares.every((square) => left.has(square))) whole.push(line);
  }
  for (const square of [...left]) if (whole.includes(lineOf(board, square))) left.delete(square);
  const name = (line: number) => (kind === "rank" ? String(line + 1) : String.fromCharCode("a".charCodeAt(0) + line));
  return runsOf(whole).map(([first, last]) =>
    first === last ? `${kind} ${name(first)}` : `${kind}s ${name(first)}-${name(last)}`,
  );
}

function runsOf(numbers: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** The largest rectangle that begins at the first square, if it has four squares or more, and else that square. */
function takeRectangle(board: Board, left: Set<number>): string {
  const corner = Math.min(...left);
  const [file, rank] = [fileOf(board, corner), rankOf(board, corner)];
  let best: readonly number[] = [corner];
  for (let width = 1; file + width <= board.files; width++) {
    for (let height = 1; rank + height <= board.ranks; height++) {
      const inside = rectangle(board, [file, rank], [width, height]);
      if (!inside.every((square) => square !== null && left.has(square))) break;
      if (inside.length > best.length) best = inside as number[];
    }
  }
  const taken = best.length >= 4 ? best : [corner];
  for (const square of taken) left.delete(square);
  const [first, last] = [taken[0], taken[taken.length - 1]];
  return first === last ? squareName(board, first) : `${squareName(board, first)}-${squareName(board, last)}`;
}

function rectangle(board: Board, [file, rank]: readonly [number, number], [width, height]: readonly [number, number]) {
  return Array.from({ length: width * height }, (_, index) =>
    squareAt(board, file + (index % width), rank + Math.floor(index / width)),
  );
}
