/** The paths of trails lie on no line by which all squares could be divided alike: those from each are packed by themselves. */
import type { Square } from "../geometry/board.ts";
import type { TrailTools } from "./trails.ts";

/** Scattered squares, for more of which no multiplier is found. */
const PACKED_MASK = 8;

/** Numbers paths from one square so that those of a number depend on few squares: the longest first, each where it adds none
 *  or where there is room. */
export const pack: TrailTools["pack"] = (paths, packs) => {
  const masks: Set<Square>[] = [];
  const needs = new Map(paths.map((path) => [path, [...path.empties, ...path.hurdles]] as const));
  for (const [path, squares] of [...needs].sort(([, a], [, b]) => b.length - a.length)) {
    const added = masks.map((mask) => squares.reduce((count, square) => (mask.has(square) ? count : count + 1), 0));
    let fit = added.indexOf(0);
    if (fit < 0) fit = masks.findIndex((mask, pack) => mask.size + added[pack] <= PACKED_MASK);
    if (fit < 0) fit = masks.push(new Set()) - 1;
    for (const square of squares) masks[fit].add(square);
    packs.set(path, fit);
  }
};
