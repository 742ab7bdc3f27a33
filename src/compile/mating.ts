/** Pieces that cannot force mate, told from the rules alone; where in doubt they can. */
import type { KindPlan } from "./kinds.ts";
import type { WaysBySquare } from "./ways.ts";

/**
 * Tells of pieces whether one of them may mate with the help of its own king: on a square from which the fewest ways
 * lead out it attacks the enemy's king and all of them that its own does not guard. What blocks ways is left out of
 * account: the kernel, which knows, takes up to a tenth of a second for a kind.
 */
export function findsMate(own: KindPlan, mated: KindPlan): (piece: KindPlan) => boolean {
  const guards = targetsOf(own.movement.captures);
  const flights = targetsOf(mated.movement.captures);
  const fewest = Math.min(...flights.map(({ size }) => size));
  return ({ movement }) => {
    const attacks = targetsOf(movement.captures);
    return flights.some(
      (ways, square) =>
        ways.size === fewest &&
        attacks.some(
          (attacked) =>
            attacked.has(square) &&
            guards.some(
              (guarded, from) =>
                from !== square &&
                !guarded.has(square) &&
                [...ways].every((flight) => guarded.has(flight) || attacked.has(flight)),
            ),
        ),
    );
  };
}

/**
 * Whether two pieces of a kind that cannot mate alone cannot force mate together: all its moves are equally long and lead to
 * the other shade. Two knights are of this sort, as are two of any such leaper whose endings were solved.
 */
export function cannotMateInPairs(files: number, { movement: { captures, quiets } }: KindPlan): boolean {
  const lengths = [captures, quiets].flatMap((ways) =>
    ways.flatMap((list, from) =>
      list.map(
        ({ target }) => ((target % files) - (from % files)) ** 2 + (((target / files) | 0) - ((from / files) | 0)) ** 2,
      ),
    ),
  );
  return lengths[0] % 2 === 1 && lengths.every((length) => length === lengths[0]);
}

function targetsOf(ways: WaysBySquare): ReadonlySet<number>[] {
  return ways.map((list) => new Set(list.map(({ target }) => target)));
}
