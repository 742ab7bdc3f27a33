/** The paths of trails on a board, from every square: what a compiler makes its tables from. */
import { type Board, boardSquares, type Side, type Square, squareCount, WHITE } from "../geometry/board.ts";
import { leapVector } from "./leap.ts";
import { openTrails } from "./trail-open.ts";
import { stopsOf, turned } from "./trail-walk.ts";
import { type Course, legsOf, type Part, type Traced, type TracedPath, type WalkedTerm } from "./trails.ts";
import type { Leg } from "./tree.ts";

export function partsOf(term: WalkedTerm, side: Side): Part[] {
  const [first] = legsOf(term);
  const whole: Part[] = [{ term, side: isTurnedToItself(first) ? WHITE : side, leap: null }];
  if (term.type !== "simple") return whole;
  const { leg } = term;
  if (leg.circular || leg.crooked || leg.cylinder || leg.atom.family === "universal") return whole;
  return leg.directions.map((own) => {
    const direction = turned(own, side === WHITE ? 0 : 4);
    const part: WalkedTerm = { ...term, leg: { ...leg, directions: [direction] } };
    return { term: part, side: WHITE, leap: leapVector(leg.atom, direction) };
  });
}

export function trace(board: Board, course: Course): Traced {
  const { side, starts, ends, squares, except } = course;
  const isOpen = (from: Square, to: Square) =>
    (!ends || ends.includes(to)) && (!squares.includes(to) || except.includes(from));
  const pathsFrom = openTrails(board, course.term, side) ?? ((from) => pathsOnBoard(board, course, from));
  const byTarget = Array.from({ length: squareCount(board) }, (): Found[] => []);
  for (const from of starts ?? boardSquares(board)) {
    for (const path of pathsFrom(from)) if (isOpen(from, path.target)) byTarget[path.target].push({ from, path });
  }
  const found = byTarget.flat();
  return { starts: found.map(({ from }) => from), paths: found.map(({ path }) => path) };
}

/** Each once. */
function pathsOnBoard(board: Board, course: Course, from: Square): TracedPath[] {
  const paths = new Map<string, TracedPath>();
  for (const { to, crossed, hurdles } of stopsOf(board, course, course.side, from)) {
    const [empties, taken] = [crossed, hurdles].map((list) => [...list].sort((a, b) => a - b));
    paths.set(`${to} ${empties} ${taken}`, { target: to, empties, hurdles: taken });
  }
  return [...paths.values()];
}

interface Found {
  readonly from: Square;
  readonly path: TracedPath;
}

/** Whether trails that begin with a leg are the same for both sides: they begin in each direction and its opposite. */
function isTurnedToItself({ directions }: Leg): boolean {
  return directions.every((direction) => directions.includes(turned(direction, 4)));
}
