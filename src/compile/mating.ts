/** Pieces that cannot force mate, judged from the rules alone; in doubt they can. */
import { type Board, boardSquares, isHole } from "../geometry/board.ts";
import type { KindPlan } from "./kinds.ts";
import type { PathsBySquare } from "./paths.ts";

/**
 * Tests whether a piece may mate with the help of its own king: where the fewest paths lead out, does it attack the
 * enemy king and all flight squares that its own king does not guard? Blockers are ignored; the kernel, which counts
 * them, takes up to a tenth of a second for a kind.
 */
export function findsMate(board: Board, own: KindPlan, mated: KindPlan): (piece: KindPlan) => boolean {
  const guards = targetsOf(own.movement.captures);
  const flights = targetsOf(mated.movement.captures);
  // round holes a king may have few ways out where no piece reaches it, and is mated elsewhere
  const most = board.holes
    ? Number.POSITIVE_INFINITY
    : Math.min(...boardSquares(board).map((square) => flights[square].size));
  return ({ movement }) => {
    const attacks = targetsOf(movement.captures);
    return flights.some(
      (paths, square) =>
        paths.size <= most &&
        !isHole(board, square) &&
        attacks.some(
          (attacked) =>
            attacked.has(square) &&
            guards.some(
              (guarded, from) =>
                from !== square &&
                !isHole(board, from) &&
                !guarded.has(square) &&
                [...paths].every((flight) => guarded.has(flight) || attacked.has(flight)),
            ),
        ),
    );
  };
}

/**
 * Whether two pieces of a kind that cannot mate alone cannot force mate together: all its moves have equal length and
 * change the colour of the square. Two knights are so, as is every such pair of leapers whose ending was solved.
 */
export function cannotMateInPairs(files: number, { movement: { captures, quiets } }: KindPlan): boolean {
  const lengths = [captures, quiets].flatMap((paths) =>
    paths.flatMap((list, from) =>
      list.map(
        ({ target }) => ((target % files) - (from % files)) ** 2 + (((target / files) | 0) - ((from / files) | 0)) ** 2,
      ),
    ),
  );
  return lengths[0] % 2 === 1 && lengths.every((length) => length === lengths[0]);
}

function targetsOf(paths: PathsBySquare): ReadonlySet<number>[] {
  return paths.map((list) => new Set(list.map(({ target }) => target)));
}
