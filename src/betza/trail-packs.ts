/** The paths of trails lie on no line by which all squares could be divided alike: those from each are packed by themselves. */
import type { Square } from "../geometry/board.ts";
import type { TracedPath, TrailTools } from "./trails.ts";

/** Scattered squares, for more of which no multiplier is found. */
const PACKED_MASK = 8;

/** Numbers paths from one square so that those of a number depend on few squares: the longest first, each where it adds none
 *  or where there is room. */
export const pack: TrailTools["pack"] = (paths, packs) => {
  const masks: Set<Square>[] = [];
  for (const path of [...paths].sort((a, b) => countNeeds(b) - countNeeds(a))) {
    const fit = fitOf(masks, path);
    if (fit === masks.length) masks.push(new Set());
    for (const square of path.empties) masks[fit].add(square);
    for (const square of path.hurdles) masks[fit].add(square);
    packs.set(path, fit);
  }
};

/** The number of the first mask that has all squares of a path, or else of the first with room for them, or else the next one. */
function fitOf(masks: readonly ReadonlySet<Square>[], { empties, hurdles }: TracedPath): number {
  let roomy = masks.length;
  for (let fit = 0; fit < masks.length; fit++) {
    const mask = masks[fit];
    let added = 0;
    for (const square of empties) if (!mask.has(square)) added++;
    for (const square of hurdles) if (!mask.has(square)) added++;
    if (added === 0) return fit;
    if (roomy === masks.length && mask.size + added <= PACKED_MASK) roomy = fit;
  }
  return roomy;
}

function countNeeds({ empties, hurdles }: TracedPath): number {
  return empties.length + hurdles.length;
}
