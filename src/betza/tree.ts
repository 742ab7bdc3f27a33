/**
 * The parsed form of Betza notation: a union of terms, each one leg or a sequence of legs.
 *
 * Directions are numbers, clockwise from straight ahead as White sees the board. Orthogonal atoms use the even
 * numbers, diagonal atoms the odd ones and king-like atoms all eight:
 *
 * ```
 *   7 0 1        oblique atoms (m < n):  0 = (+m,+n)  1 = (+n,+m)  2 = (+n,-m)  3 = (+m,-n)
 *   6 * 2                                4 = (-m,-n)  5 = (-n,-m)  6 = (-n,+m)  7 = (-m,+n)
 *   5 4 3
 * ```
 *
 * Black's directions are these turned by 180 degrees: (number + 4) mod 8.
 */
import { readWarily, wrongType } from "../diagnostic/argument.ts";

/** A movement: the union of its terms. */
export interface Betza {
  /** The text as it was written. */
  readonly text: string;
  readonly terms: readonly Term[];
}

export type Term = SimpleTerm | MultiLegTerm | ChainTerm | RuleTerm;

/** A place in the text: `offset` and `length` in UTF-16 units. */
export interface Place {
  readonly offset: number;
  readonly length: number;
}

/** One leg: a leap, a ride, a lame leap, a hop. All of tier 1 consists of these. */
export interface SimpleTerm extends Place {
  readonly type: "simple";
  readonly leg: Leg;
}

/** Legs joined by `a`: all with the same atom and range. */
export interface MultiLegTerm extends Place {
  readonly type: "multi-leg";
  readonly legs: readonly Leg[];
}

/** Links in brackets: `joints[i]` joins link i and link i + 1. `legs` keep their own atoms and ranges. */
export interface ChainTerm extends Place {
  readonly type: "chain";
  readonly initial: boolean;
  /** Modes written before the bracket; they belong to the last link. */
  readonly modes: Modes;
  readonly legs: readonly Leg[];
  readonly joints: readonly ("-" | "?")[];
}

/** XBoard's `O`: parsed, then refused by the loader, because castling is a rule of the variant. */
export interface RuleTerm extends Place {
  readonly type: "rule";
  readonly modifiers: string;
  readonly range: number;
}

export interface Leg extends Place {
  readonly atom: Atom;
  /** The most leaps; 0 is unlimited. 1 for plain leapers. */
  readonly range: number;
  /**
   * Direction numbers, ascending and distinct. By default all of the atom's; on a later leg the usual turns, relative
   * to the leg before; none on a later link of a chain, which continues as straight as its atom can.
   */
  readonly directions: readonly number[];
  /** Whether letters named the directions. */
  readonly directed: boolean;
  readonly modes: Modes;
  /** `i`: only as the piece's first move. */
  readonly initial: boolean;
  /** `n`: the squares between start and target must be empty. */
  readonly lame: boolean;
  /** Number of `j` letters. */
  readonly jump: number;
  readonly hop: "none" | "p" | "g";
  readonly toggle: boolean; // y; the leg may also end on empty squares, as with m
  readonly friendHurdle: boolean; // t
  readonly cylinder: boolean; // o
  readonly circular: boolean; // q
  readonly crooked: boolean; // z
}

/**
 * What may stand on the target. Without mode letters, move and capture are both true; on a leg before the last, where
 * the modes select the squares that the move may continue from, only move is, and not with `p` or `g`.
 */
export interface Modes {
  readonly named: boolean;
  readonly move: boolean; // m
  readonly capture: boolean; // c
  readonly friend: boolean; // d
  readonly inPassing: boolean; // e
}

export type Family = "orthogonal" | "diagonal" | "oblique" | "king" | "universal";

export interface Atom {
  /** As written: `W`, `N`, `R`, `Q`, `U`, `(1,4)`. */
  readonly text: string;
  /** One leap as [smaller, larger] component; king-like atoms have [1, 1] diagonally, [0, 1] orthogonally. */
  readonly leap: readonly [number, number];
  readonly family: Family;
}

/** @throws {FairywrenError} `wrong-type` for anything but a movement */
export function checkBetza(value: unknown): asserts value is Betza {
  readWarily("movement", value, () => {
    const { text, terms } = Object(value) as Betza;
    if (typeof text !== "string" || !Array.isArray(terms)) throw wrongType("movement", "a piece's betza", value);
  });
}
