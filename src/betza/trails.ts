/**
 * Trails: ways of a piece that are no straight rides, but depend on empty squares alone. They turn (`[F?R]`, `afsK`, `qN`,
 * `zB`), go round the board (`oR`), pass over their first squares (`jR`), or go anywhere (`U`).
 *
 * What follows them, `trail-walk.ts`, and says them in words, `describe-legs.ts`, is fetched only where a variant has some
 * (`kernel/load.ts`).
 */
import type { Board, Side, Square } from "../geometry/board.ts";
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
  /** Moves leave behind, as en-passant squares, all that must have been empty. */
  readonly opensPassing: boolean;
}

/** A square where a trail can end. */
export interface Stop {
  readonly to: Square;
  /** Squares that must be empty, in the order in which they are passed; without the start. */
  readonly crossed: readonly Square[];
}

/** Whether a term is a trail rather than a ride. */
export function isTrail(term: WalkedTerm): boolean {
  if (term.type !== "simple") return true;
  const { atom, circular, crooked, cylinder, jump } = term.leg;
  return circular || crooked || cylinder || jump > 0 || atom.family === "universal";
}

export function trailOf(term: WalkedTerm): Trail {
  const { move, capture, inPassing } = lastModes(term);
  const [first] = legsOf(term);
  const initial = first.initial || (term.type === "chain" && term.initial);
  const opensPassing = term.type === "simple" && initial;
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

/** Whether a leg may be left on any square, whatever stands there: `mp`. */
export function isRelay({ hop, modes }: Leg): boolean {
  return hop === "p" && modes.move;
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

/** Starts, and for each a target and the squares that must be empty, ascending; ordered by target. */
export type Traced = [starts: Square[], paths: { readonly target: Square; readonly empties: readonly Square[] }[]];

/** What is fetched with trails. */
export interface TrailTools {
  /** The stops of a side's trails from a square; never the square itself. */
  readonly stopsOf: (board: Board, trail: Pick<Trail, "term">, side: Side, from: Square) => Stop[];
  /** All of them, from every square. */
  readonly trace: (board: Board, course: Course) => Traced;
  /** Numbers paths from one square, so that those of a number can be looked up in one table. */
  readonly pack: <Path extends Traced[1][number]>(paths: readonly Path[], packs: Map<Path, number>) => void;
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
