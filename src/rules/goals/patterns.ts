/** Where pieces stand in a line or fill a square: the sets of squares that are looked at. */
import { type Board, boardSquares, type Square, stepFrom, type Vector } from "../../geometry/board.ts";
import type { Along, Line } from "./model.ts";

export interface Patterns {
  /** Each ascending. */
  readonly sets: readonly (readonly Square[])[];
  /** So many pieces have to stand on the squares of one of them. */
  readonly least: number;
}

const STEPS: Readonly<Record<Along, readonly Vector[]>> = {
  ranks: [[1, 0]],
  files: [[0, 1]],
  diagonals: [
    [1, 1],
    [1, -1],
  ],
};

export function patternsOf(board: Board, line: Line): Patterns {
  const { type, number, along, gaps } = line;
  const corners = boardSquares(board);
  if (type === "square") {
    const squares = corners.map((corner) =>
      runFrom(board, corner, [0, 1], number).flatMap((left) => runFrom(board, left, [1, 0], number)),
    );
    return { sets: squares.filter((set) => set.length === number * number).map(ascending), least: number * number };
  }
  const steps = along.flatMap((way) => STEPS[way]);
  const lines = gaps
    ? linesAlong(board, along)
    : steps.flatMap((step) => corners.map((start) => runFrom(board, start, step, number)));
  return { sets: lines.filter((set) => set.length >= number).map(ascending), least: number };
}

/** All lines, each from where the board or a hole begins it to where it ends. */
export function linesAlong(board: Board, along: readonly Along[]): Square[][] {
  return along
    .flatMap((way) => STEPS[way])
    .flatMap((step) =>
      boardSquares(board)
        .filter((start) => stepFrom(board, start, [-step[0], -step[1]]) === null)
        .map((start) => runFrom(board, start, step, board.files + board.ranks)),
    );
}

/** So many squares one after the other, or as many as there are. */
function runFrom(board: Board, start: Square, step: Vector, most: number): Square[] {
  const run = [start];
  for (let at = stepFrom(board, start, step); at !== null && run.length < most; at = stepFrom(board, at, step))
    run.push(at);
  return run;
}

function ascending(squares: readonly Square[]): Square[] {
  return [...squares].sort((a, b) => a - b);
}

/** Whether pieces that stand as one asks for always stand as the other does. */
export function isWithin(board: Board, one: Line, other: Line): boolean {
  if (!one.kinds.every((kind) => other.kinds.includes(kind))) return false;
  const [narrow, wide] = [patternsOf(board, one), patternsOf(board, other)];
  // of so many pieces on these squares, so many at least are on those of the other
  const isMet = (squares: readonly Square[]) =>
    wide.sets.some((set) => narrow.least - squares.filter((square) => !set.includes(square)).length >= wide.least);
  return narrow.sets.every(isMet);
}
