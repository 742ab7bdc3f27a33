/** Where first leaps go, and over what. */
import { type Board, isHole, type Side, type Square, stepFrom, turned, type Vector } from "../../geometry/board.ts";
import type { FirstLeap } from "./model.ts";

/** Where a piece leaps to. */
export interface Leap {
  readonly to: Square;
  /** The squares of each way there; one of them must be unattacked as a whole. Empty where no way is asked about. */
  readonly ways: readonly (readonly Square[])[];
}

/** The leaps of a side's piece from a square, by target. @param barred where the piece may not stand */
export function leapsFrom(
  board: Board,
  { leaps, isWayUnattacked }: Pick<FirstLeap, "leaps" | "isWayUnattacked">,
  { side, square, barred }: { readonly side: Side; readonly square: Square; readonly barred: ReadonlySet<Square> },
): Leap[] {
  const found = new Map<Square, Leap>();
  for (const leap of leaps) {
    const step = turned(leap, side);
    const to = stepFrom(board, square, step);
    if (to === null || barred.has(to)) continue;
    const ways = waysOf(step).map((way) => squaresOn(board, square, way));
    found.set(to, { to, ways: isWayUnattacked && ways.every((way) => way.length > 0) ? ways : [] });
  }
  return [...found.values()].sort((a, b) => a.to - b.to);
}

/** The ways of a leap, each as the steps to the squares between: straight on; of an oblique leap first straight and then
 *  diagonally, or first diagonally. */
function waysOf([files, ranks]: Vector): Vector[][] {
  const [across, up] = [Math.abs(files), Math.abs(ranks)];
  const length = Math.max(across, up);
  const diagonals = Math.min(across, up);
  const straight: Vector = across > up ? [Math.sign(files), 0] : [0, Math.sign(ranks)];
  const diagonal: Vector = [Math.sign(files), Math.sign(ranks)];
  const way = (first: Vector, count: number, then: Vector) =>
    Array.from({ length: length - 1 }, (_, index): Vector => {
      const [before, after] = [Math.min(index + 1, count), Math.max(index + 1 - count, 0)];
      return [before * first[0] + after * then[0], before * first[1] + after * then[1]];
    });
  const straightFirst = way(straight, length - diagonals, diagonal);
  return diagonals === 0 || diagonals === length
    ? [straightFirst]
    : [straightFirst, way(diagonal, diagonals, straight)];
}

/** The squares that steps lead to, but for holes, where nothing is attacked. */
function squaresOn(board: Board, square: Square, steps: readonly Vector[]): Square[] {
  const on = steps.map((step) => stepFrom(board, square, step));
  return on.filter((at) => at !== null && !isHole(board, at)) as Square[];
}
