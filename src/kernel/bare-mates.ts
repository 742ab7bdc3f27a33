/**
 * Whether a king can be mated at all by the other king and one piece more, at a glance: no is exact, perhaps is for the kernel to try,
 * which on 256 squares takes seconds where there is no mate.
 *
 * In a mate every square to which the king could step is covered by one of the two or stood on, one of them gives check, and the other king
 * is in none. That much is asked of all placements, as if nothing ever stood in a piece's way.
 */
import type { KindPlan } from "../compile/kinds.ts";
import type { Path } from "../compile/paths.ts";
import { type Board, type BySide, boardSquares, otherSide, SIDES, type Square } from "../geometry/board.ts";

/** @param extra null for kings alone; not a piece that needs others to go over */
export function mayMate(board: Board, kings: BySide<KindPlan>, extra: KindPlan | null): boolean {
  const squares = boardSquares(board);
  return SIDES.some((mated) => mayBeMated(squares, kings[mated], kings[otherSide(mated)], extra));
}

function mayBeMated(squares: readonly Square[], mated: KindPlan, enemy: KindPlan, extra: KindPlan | null): boolean {
  const { quiets, attacks } = mated.movement;
  const sources = sourcesOf(enemy);
  // a piece of the king's own side covers nothing
  const others = extra && extra.side !== mated.side ? sourcesOf(extra) : null;
  const places = extra ? standing(squares, extra) : [-1];
  return standing(squares, mated).some((king) => {
    const steps = leaps(quiets[king]);
    const closed = [king, ...leaps(attacks[king])];
    return places.some((place) => {
      const open = [...steps, king].filter((square) => square !== place && !others?.[square].includes(place));
      return place !== king && (open.length === 0 || isCovered(open, sources, [place, ...closed]));
    });
  });
}

/** Whether the other king covers squares from anywhere but where it may not stand. */
function isCovered(open: readonly Square[], sources: readonly Square[][], closed: readonly Square[]): boolean {
  return [open[0], ...sources[open[0]]].some(
    (from) => !closed.includes(from) && open.every((square) => square === from || sources[square].includes(from)),
  );
}

function standing(squares: readonly Square[], { barred }: KindPlan): Square[] {
  return squares.filter((square) => !barred.has(square));
}

/** For each square, from where a piece attacks it if nothing stands in its way. */
function sourcesOf({ attackers }: KindPlan): Square[][] {
  return attackers.bySquare.map(targetsOf);
}

/** Where a piece gets whatever stands around it. */
function leaps(paths: readonly Path[]): Square[] {
  return targetsOf(paths.filter(({ empties }) => empties.length === 0));
}

function targetsOf(paths: readonly Path[]): Square[] {
  return paths.map(({ target }) => target);
}
