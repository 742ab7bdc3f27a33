/**
 * Trails: ways of a piece that are no straight rides, but depend only on which squares are empty and which are not. They turn
 * (`[F?R]`, `afsK`, `qN`, `zB`), go round the board (`oR`), pass over their first squares (`jR`), hop over pieces (`pR`, `gQ`,
 * `jD`), or go anywhere (`U`).
 *
 * What follows them, `trail-walk.ts`, and says them in words, `describe-legs.ts`, is fetched only where a variant has some
 * (`kernel/load.ts`).
 */
import type { Board, Side, Square, Vector } from "../geometry/board.ts";
import type { Betza, ChainTerm, Leg, Modes, MultiLegTerm, SimpleTerm } from "./tree.ts";

/** A term that is walked leg by leg. */
export type WalkedTerm = SimpleTerm | MultiLegTerm | ChainTerm;

/** All trails of one term; the rest is as in a `Ride`. */
export interface Trail {
  readonly term: WalkedTerm;
  readonly quiet: boolean;
  readonly capture: boolean;
  readonly inPassing: boolean;
  readonly initial: boolean;
  /** Moves leave behind, as en-passant squares, all that must have been empty. Hops leave none. */
  readonly opensPassing: boolean;
}

/** A square where a trail can end. */
export interface Stop {
  readonly to: Square;
  /** Squares that must be empty, in the order in which they are passed; without the start. */
  readonly crossed: readonly Square[];
  /** Squares on which a piece must stand, of either side. */
  readonly hurdles: readonly Square[];
}

/** Whether a term is a trail rather than a ride. */
export function isTrail(term: WalkedTerm): boolean {
  if (term.type !== "simple") return true;
  const { atom, circular, crooked, cylinder, hop, jump } = term.leg;
  return circular || crooked || cylinder || jump > 0 || hop !== "none" || atom.family === "universal";
}

/** Whether a movement has hops: parts that go over a piece, which has to stand there. */
export function hasHops({ terms }: Betza): boolean {
  return terms.some((term) => term.type !== "rule" && hopsOver(term));
}

function hopsOver(term: WalkedTerm): boolean {
  const legs = legsOf(term);
  return legs.some((leg, index) => {
    const isLast = index === legs.length - 1;
    if (leg.jump > 0 && stride(leg) > 1) return true;
    return leg.hop !== "none" && (isLast || !leg.modes.move);
  });
}

/** Squares that one leap of a leg goes forward: `j` of a step passes over squares, of a longer leap over a piece. */
export function stride({ atom }: Leg): number {
  return atom.leap[1];
}

export function trailOf(term: WalkedTerm): Trail {
  const { move, capture, inPassing } = lastModes(term);
  const [first] = legsOf(term);
  const initial = first.initial || (term.type === "chain" && term.initial);
  const opensPassing = term.type === "simple" && initial && !hopsOver(term);
  return { term, quiet: move, capture, inPassing, initial, opensPassing };
}

export function legsOf(term: WalkedTerm): readonly Leg[] {
  return term.type === "simple" ? [term.leg] : term.legs;
}

/** What may stand where the last leg ends: modes before a bracket are added to those inside. */
export function lastModes(term: WalkedTerm): Modes {
  const legs = legsOf(term);
  const own = legs[legs.length - 1].modes;
  if (term.type !== "chain" || !term.modes.named) return own;
  if (!own.named) return term.modes;
  const { move, capture, friend, inPassing } = term.modes;
  return {
    named: true,
    move: own.move || move,
    capture: own.capture || capture,
    friend: own.friend || friend,
    inPassing: own.inPassing || inPassing,
  };
}

/** The same term with other modes at its end. */
export function withLastModes(term: WalkedTerm, modes: Modes): WalkedTerm {
  if (term.type === "simple") return { ...term, leg: { ...term.leg, modes } };
  const legs = term.legs.map((leg, index) => (index === term.legs.length - 1 ? { ...leg, modes } : leg));
  return term.type === "chain" ? { ...term, legs, modes } : { ...term, legs };
}

/** Where trails of a side begin and end. */
export interface Course extends Pick<Trail, "term"> {
  readonly side: Side;
  /** Null is anywhere. */
  readonly starts: readonly Square[] | null;
  readonly ends: readonly Square[] | null;
  /** Where no trail ends, but for those that begin on the squares excepted. */
  readonly squares: readonly Square[];
  readonly except: readonly Square[];
}

/** Trails of a side that lie on lines of one direction, or that turn. */
export interface Part extends Pick<Course, "term" | "side"> {
  /** The leap that is repeated, as White sees the board; null for trails that turn, go round the board or anywhere. */
  readonly leap: Vector | null;
}

export interface Traced {
  /** Ordered by target. */
  readonly starts: Square[];
  /** One for each start: a target, the squares that must be empty and those that must not, ascending. */
  readonly paths: TracedPath[];
}

export interface TracedPath {
  readonly target: Square;
  readonly empties: readonly Square[];
  readonly hurdles: readonly Square[];
}

/** What is fetched with trails. */
export interface TrailTools {
  /** The stops of a side's trails from a square; never the square itself. */
  readonly stopsOf: (board: Board, trail: Pick<Trail, "term">, side: Side, from: Square) => Stop[];
  /** All of them, from every square. */
  readonly trace: (board: Board, course: Course) => Traced;
  /** A term a direction at a time, as a move of White's, where its trails keep to lines: what both sides have is one part. */
  readonly partsOf: (term: WalkedTerm, side: Side) => Part[];
  /** Numbers paths from one square, so that those of a number can be looked up in one table. */
  readonly pack: <Path extends TracedPath>(paths: readonly Path[], packs: Map<Path, number>) => void;
  /** Says the legs of a term in words; before it is there, they are but quoted. */
  readonly describe: LegsInWords;
}

/** Says the legs of a term in words. @param clauses what is said of legs besides their turns */
export type LegsInWords = (term: MultiLegTerm | ChainTerm, clauses: LegClauses) => string;

export interface LegClauses {
  /** A first leg, with its directions: `slides diagonally any distance`. */
  readonly first: (leg: Leg) => string;
  /** Conditions of a leg: `, in zigzag`. */
  readonly conditions: (leg: Leg) => string;
}

let tools: Partial<TrailTools> = {};

export function provideTrails(own: Partial<TrailTools>): void {
  tools = { ...tools, ...own };
}

/** What has been provided. */
export function trailTools(): Partial<TrailTools> {
  return tools;
}

/** Only where trails have been provided, as they have where a variant that has some is loaded. */
export const stopsOf: TrailTools["stopsOf"] = (...question) => (tools as TrailTools).stopsOf(...question);

/** Whether some part of a movement is a trail. */
export function hasTrails({ terms }: Betza): boolean {
  return terms.some((term) => term.type !== "rule" && isTrail(term));
}
