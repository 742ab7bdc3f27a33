/** The paths of trails on a board, from every square: what a compiler makes its tables from. */
import { type Board, boardSquares, type Side, type Square, WHITE } from "../geometry/board.ts";
import { leapVector } from "./leap.ts";
import { stopsOf, turned } from "./trail-walk.ts";
import type { Course, Part, Traced, TracedPath, WalkedTerm } from "./trails.ts";

export function partsOf(term: WalkedTerm, side: Side): Part[] {
  if (term.type !== "simple") return [{ term, side, leap: null }];
  const { leg } = term;
  if (leg.circular || leg.crooked || leg.cylinder || leg.atom.family === "universal")
    return [{ term, side, leap: null }];
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
  const found = (starts ?? boardSquares(board)).flatMap((from) => {
    const paths = new Map<string, TracedPath>();
    for (const { to, crossed, hurdles } of stopsOf(board, course, side, from)) {
      const [empties, taken] = [crossed, hurdles].map((list) => [...list].sort((a, b) => a - b));
      if (isOpen(from, to)) paths.set(`${to} ${empties} ${taken}`, { target: to, empties, hurdles: taken });
    }
    return [...paths.values()].map((path) => ({ from, path }));
  });
  found.sort((a, b) => a.path.target - b.path.target);
  return { starts: found.map(({ from }) => from), paths: found.map(({ path }) => path) };
}
