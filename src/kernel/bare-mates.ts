/**
 * Whether a king can be mated at all by the other king and one piece more, at a glance: no is exact, perhaps is for the kernel to try,
 * which on 256 squares takes seconds where there is no mate.
 *
 * In a mate every square to which the king could step is covered by one of the two or stood on, one of them gives check, and the other king
 * is in none. That much is asked of all placements, as if nothing ever stood in a piece's way.
 */
import type { KindPlan } from "../compile/kinds.ts";
import type { Path, PathsBySquare } from "../compile/paths.ts";
import { type Board, type BySide, boardSquares, otherSide, SIDES, type Square } from "../geometry/board.ts";

/** @param extra null for kings alone; not a piece that needs others to go over */
export function mayMate(board: Board, kings: BySide<KindPlan>, extra: KindPlan | null): boolean {
  const squares = boardSquares(board);
  return SIDES.some((mated) => mayBeMated(squares, kings[mated], kings[otherSide(mated)], extra));
}

function mayBeMated(squares: readonly Square[], mated: KindPlan, enemy: KindPlan, extra: KindPlan | null): boolean {
  const { quiets, attacks } = mated.movement;
  const sources = enemy.attackers.bySquare;
  const reach = reachOf(enemy);
  // a piece of the king's own side covers nothing
  const other = extra && extra.side !== mated.side ? reachOf(extra) : null;
  const places = extra ? standing(squares, extra) : [-1];
  return standing(squares, mated).some((king) => {
    const steps = leaps(quiets[king]);
    const closed = [king, ...leaps(attacks[king])];
    return places.some((place) => {
      if (place === king) return false;
      const open = [...steps, king].filter((square) => square !== place && !other?.[place].has(square));
      return open.length === 0 || isCovered(open, sources, reach, [place, ...closed]);
    });
  });
}

/** Whether the other king covers squares from anywhere but where it may not stand.
 *  @param sources by square: from where it attacks the square */
function isCovered(
  open: readonly Square[],
  sources: PathsBySquare,
  reach: readonly ReadonlySet<Square>[],
  closed: readonly Square[],
): boolean {
  const [first] = open;
  const places = [first, ...sources[first].map(({ target }) => target)];
  return places.some(
    (from) => !closed.includes(from) && open.every((square) => square === from || reach[from].has(square)),
  );
}

function standing(squares: readonly Square[], { barred }: KindPlan): Square[] {
  return squares.filter((square) => !barred.has(square));
}

/** What a piece attacks from each square, if nothing stands in its way. */
function reachOf({ movement }: KindPlan): ReadonlySet<Square>[] {
  return movement.attacks.map((paths) => new Set(paths.map(({ target }) => target)));
}

/** Where a piece gets whatever stands around it. */
function leaps(paths: readonly Path[]): Square[] {
  return paths.flatMap(({ target, empties }) => (empties.length === 0 ? [target] : []));
}
