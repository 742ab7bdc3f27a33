import type { Vector } from "../geometry/board.ts";
import { leapPath, leapVector } from "./leap.ts";
import { isTrail, legsOf, type Trail, trailOf } from "./trails.ts";
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

/** A ride or all trails of a term. */
export type Way = Ride | Trail;

/** All straight rides of a movement that `unsupportedTerm` accepts; terms that turn, go round the board or pass over their
 *  first squares are left out.
 *  @throws {FairywrenError} `wrong-type` */
export function ridesOf(betza: Betza): Ride[] {
  return waysOf(betza).filter(isRide);
}

/** All that a movement consists of, in the order of its terms. @throws {FairywrenError} `wrong-type` */
export function waysOf(betza: Betza): Way[] {
  checkBetza(betza);
  return betza.terms.flatMap((term): Way[] => {
    if (term.type === "rule") return [];
    return term.type === "simple" && !isTrail(term) ? ridesOfTerm(term) : [trailOf(term)];
  });
}

export function isRide<Any extends Way>(way: Any): way is Exclude<Any, Trail> & Ride {
  return !("term" in way);
}

/** What a way looks like at its beginning: a trail's first leg. */
export function beginningsOf(way: Way): Ride[] {
  return isRide(way) ? [way] : ridesOfTerm({ leg: legsOf(way.term)[0] });
}

function ridesOfTerm({ leg }: Pick<SimpleTerm, "leg">): Ride[] {
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
