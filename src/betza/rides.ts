import type { Vector } from "../geometry/board.ts";
import { leapPath, leapVector } from "./leap.ts";
import { type Betza, checkBetza, type Leg, type SimpleTerm } from "./tree.ts";

/** One line of a piece's movement: a leap, repeated in one direction. */
export interface Ride {
  /** One leap, as White sees the board; negated for Black. */
  readonly step: Vector;
  /** The most leaps; 0 is unlimited. */
  readonly limit: number;
  /** May end on an empty square. */
  readonly quiet: boolean;
  /** May end on an enemy, capturing it. */
  readonly capture: boolean;
  /** May end on an en-passant square, capturing the piece that crossed it. */
  readonly inPassing: boolean;
  /** Only as the piece's first move. */
  readonly initial: boolean;
  /** Squares that must be empty for one leap, relative to its start; none unless the leap is lame. */
  readonly lamePath: readonly Vector[];
  /**
   * Moves leave en-passant squares behind, which pieces with `e` may capture on for one ply: every square of
   * `lamePath` of each leap, and every landing square before the last.
   */
  readonly opensPassing: boolean;
}

/** All rides of a movement that `unsupportedTerm` accepts; other kinds of terms are left out.
 *  @throws {FairywrenError} `wrong-type` */
export function ridesOf(betza: Betza): Ride[] {
  checkBetza(betza);
  return betza.terms.filter((term) => term.type === "simple").flatMap(ridesOfTerm);
}

function ridesOfTerm({ leg }: SimpleTerm): Ride[] {
  return leg.directions.map((direction) => rideOf(leg, direction));
}

function rideOf(leg: Leg, direction: number): Ride {
  const step = leapVector(leg.atom, direction);
  const path = leapPath(step);
  return {
    step,
    limit: leg.range,
    quiet: leg.modes.move,
    capture: leg.modes.capture,
    inPassing: leg.modes.inPassing,
    initial: leg.initial,
    lamePath: leg.lame ? path : [],
    opensPassing: leg.initial && ((leg.lame && path.length > 0) || leg.range !== 1),
  };
}
