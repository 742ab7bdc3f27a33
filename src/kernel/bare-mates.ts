/**
 * Whether a king can be mated at all by the other king and one piece more, at a glance: no is exact, perhaps is for the kernel to try,
 * which on 256 squares takes seconds where there is no mate.
 *
 * In a mate every square to which the king could step is covered by one of the two or stood on, one of them gives check, and the other king
 * is in none. That much is asked of all placements, as if nothing ever stood in a piece's way.
 */
import type { KindPlan } from "../compile/kinds.ts";
import type { Path } from "../compile/paths.ts";
import { type BySide, otherSide, SIDES, type Side, type Square } from "../geometry/board.ts";

/** @param extra null for kings alone; not a piece that needs others to go over */
export function mayMate(squares: number, kings: BySide<KindPlan>, extra: KindPlan | null): boolean {
  return SIDES.some((mated) => new Placements(squares, kings, extra, mated).mayHaveMate());
}

class Placements {
  readonly #squares: number;
  readonly #mated: KindPlan;
  readonly #king: Reach;
  /** Null where it is of the king's own side, or there is none: it covers nothing. */
  readonly #extra: Reach | null;
  /** Where the piece may stand; -1 is nowhere. */
  readonly #places: readonly Square[];

  constructor(squares: number, kings: BySide<KindPlan>, extra: KindPlan | null, mated: Side) {
    const enemy = kings[otherSide(mated)];
    this.#squares = squares;
    this.#mated = kings[mated];
    this.#king = new Reach(squares, enemy);
    this.#extra = extra && extra.side !== mated ? new Reach(squares, extra) : null;
    this.#places = extra ? standing(squares, extra) : [-1];
  }

  mayHaveMate(): boolean {
    return standing(this.#squares, this.#mated).some((king) => this.#mayMateOn(king));
  }

  #mayMateOn(king: Square): boolean {
    const { quiets, attacks } = this.#mated.movement;
    const steps = leaps(quiets[king]);
    const attacked = leaps(attacks[king]);
    return this.#places.some((place) => {
      const isCovered = (square: Square) => square === place || this.#extra?.covers(place, square) === true;
      if (place === king) return false;
      const open = steps.filter((square) => !isCovered(square));
      const toAttack = this.#extra?.covers(place, king) ? open : [...open, king];
      if (toAttack.length === 0) return true;
      // some square is left to the other king
      const [first] = toAttack;
      return [...this.#king.sources[first], first].some((other) => {
        if (other === king || other === place || attacked.includes(other)) return false;
        return toAttack.every((square) => this.#king.covers(other, square) || (square === other && square !== king));
      });
    });
  }
}

/** Where a piece gets whatever stands around it. */
function leaps(paths: readonly Path[]): Square[] {
  return paths.flatMap(({ target, empties }) => (empties.length === 0 ? [target] : []));
}

function standing(squares: number, { barred }: KindPlan): Square[] {
  return [...Array(squares).keys()].filter((square) => !barred.has(square));
}

/** What a piece attacks from every square, if nothing stands in its way. */
class Reach {
  /** The squares from which each square is attacked. */
  readonly sources: readonly (readonly Square[])[];
  readonly #covered: Uint8Array;
  readonly #squares: number;

  constructor(squares: number, { movement }: KindPlan) {
    this.#squares = squares;
    this.#covered = new Uint8Array(squares * squares);
    const sources: Square[][] = Array.from({ length: squares }, () => []);
    for (const [from, paths] of movement.attacks.entries()) {
      for (const { target } of paths) {
        this.#covered[from * squares + target] = 1;
        sources[target].push(from);
      }
    }
    this.sources = sources;
  }

  covers(from: Square, target: Square): boolean {
    return this.#covered[from * this.#squares + target] === 1;
  }
}
