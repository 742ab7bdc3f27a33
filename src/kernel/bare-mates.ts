/**
 * Whether a king can be mated at all by the other king and one piece more, at a glance: no is exact, perhaps is for the kernel to try,
 * which on 256 squares takes seconds where there is no mate.
 *
 * In a mate every square to which the king could step is covered by one of the two or stood on, one of them gives check, and the other king
 * is in none. That much is asked of all placements, as if nothing ever stood in a piece's way.
 */
import type { KindPlan } from "../compile/kinds.ts";
import type { Path } from "../compile/paths.ts";
import { type BySide, otherSide, SIDES, type Square } from "../geometry/board.ts";

/** @param extra null for kings alone; not a piece that needs others to go over */
export function mayMate(squares: number, kings: BySide<KindPlan>, extra: KindPlan | null): boolean {
  const all = [...Array(squares).keys()];
  const places = extra ? all.filter((square) => !extra.barred.has(square)) : [-1];
  return SIDES.some((mated) => {
    const { movement, barred } = kings[mated];
    const enemy = reachOf(kings[otherSide(mated)]);
    const sources = all.map((square) => all.filter((from) => enemy[from].has(square)));
    // a piece of the king's own side covers nothing
    const other = extra && extra.side !== mated ? reachOf(extra) : null;
    return all.some((king) => {
      if (barred.has(king)) return false;
      const steps = leaps(movement.quiets[king]);
      const attacked = leaps(movement.attacks[king]);
      return places.some((place) => {
        if (place === king) return false;
        const open = [...steps, king].filter((square) => square !== place && !other?.[place].has(square));
        if (open.length === 0) return true;
        // all of it is left to the other king
        return [...sources[open[0]], open[0]].some(
          (from) =>
            from !== king &&
            from !== place &&
            !attacked.includes(from) &&
            open.every((square) => square === from || enemy[from].has(square)),
        );
      });
    });
  });
}

/** What a piece attacks from each square, if nothing stands in its way. */
function reachOf({ movement }: KindPlan): ReadonlySet<Square>[] {
  return movement.attacks.map((paths) => new Set(paths.map(({ target }) => target)));
}

/** Where a piece gets whatever stands around it. */
function leaps(paths: readonly Path[]): Square[] {
  return paths.flatMap(({ target, empties }) => (empties.length === 0 ? [target] : []));
}
