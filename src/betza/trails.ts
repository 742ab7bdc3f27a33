/**
 * Trails: ways of a piece that are no straight rides. They turn (`[F?R]`, `afsK`, `qN`, `zB`), go round the board (`oR`), pass
 * over their first squares (`jR`), hop over pieces (`pR`, `gQ`, `jD`), or go anywhere (`U`). Where a trail depends on whose
 * pieces stand on its way, or comes back to its start, it strikes: it takes on its way (`caK`, `cafmR`), or a friend (`dN`), or
 * goes over friends alone (`tpR`).
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
  /** May end on a friend, capturing it. */
  readonly friend: boolean;
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

/** What stands on a square, for a piece that moves: one bit each. */
export const EMPTY = 1;
export const FRIEND = 2;
export const ENEMY = 4;

/** Chance that a square is empty in the middlegame, for values by mobility. */
export const EMPTY_CHANCE = 0.7;

/** What a trail needs of a square on its way. */
export interface Need {
  readonly square: Square;
  /** What may stand there before the move. */
  readonly on: number;
  /** Whether it is taken. */
  readonly isTaken: boolean;
}

/** Where a trail can end if it strikes. */
export interface Strike {
  readonly to: Square;
  /** In the order in which the squares are passed, without the start and the target. */
  readonly needs: readonly Need[];
  /** What may stand on the target before the move, and is taken; anything on the start. */
  readonly lands: number;
}

/** Whether a term is a trail rather than a ride. */
export function isTrail(term: WalkedTerm): boolean {
  if (term.type !== "simple") return true;
  const { atom, circular, crooked, cylinder, hop, jump, modes } = term.leg;
  return circular || crooked || cylinder || jump > 0 || hop !== "none" || atom.family === "universal" || modes.friend;
}

/** Whether a movement has hops: parts that go over a piece, which has to stand there. */
export function hasHops({ terms }: Betza): boolean {
  return terms.some((term) => term.type !== "rule" && hopsOver(term));
}

/** Whether a term goes over a piece, which has to stand there. */
export function hopsOver(term: WalkedTerm): boolean {
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
  const { move, capture, friend, inPassing } = lastModes(term);
  const [first] = legsOf(term);
  const initial = first.initial || (term.type === "chain" && term.initial);
  const opensPassing = term.type === "simple" && initial && !hopsOver(term);
  return { term, quiet: move, capture, friend, inPassing, initial, opensPassing };
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

/** Leaps on all trails of one term from one square: a walk ends there, whatever its term is. */
export const MOST_LEAPS = 4_000;

/** Of a term, wherever it begins on whatever board. */
export interface Survey {
  /** The most leaps that lie on its trails, beyond `MOST_LEAPS` no longer counted. */
  readonly leaps: number;
  /** Whether some trail leads back to its start. */
  readonly comesBack: boolean;
}

/** What is fetched with trails. */
export interface TrailTools {
  /** What the trails of a term are like, before they are followed on the board of a variant. */
  readonly survey: (term: WalkedTerm) => Survey;
  /** The strikes of a side from every square. */
  readonly plantStrikes: (board: Board, side: Side, courses: readonly StrikeCourse[]) => StrikeTree[];

  /** The stops of a side's trails from a square that strike nowhere; never the square itself. */
  readonly stopsOf: (board: Board, trail: Pick<Trail, "term">, side: Side, from: Square) => Stop[];
  /** Where they strike; or all of them, as if they did. */
  readonly strikesOf: (
    board: Board,
    trail: Pick<Trail, "term">,
    side: Side,
    from: Square,
    isWhole?: boolean,
  ) => Strike[];
  /** All of them, from every square. */
  readonly trace: (board: Board, course: Course) => Traced;
  /** A term a direction at a time, as a move of White's, where its trails keep to lines: what both sides have is one part. */
  readonly partsOf: (term: WalkedTerm, side: Side) => Part[];
  /** Numbers paths from one square, so that those of a number can be looked up in one table. */
  readonly pack: <Path extends TracedPath>(paths: readonly Path[], packs: Map<Path, number>) => void;
  /** Says the legs of a term in words; before it is there, they are but quoted. */
  readonly describe: LegsInWords;
}

/** Strikes of one term, with where they begin and end. */
export interface StrikeCourse extends Pick<Course, "term" | "starts" | "ends"> {
  /** Whether all its trails are walked as strikes are: of a piece that spares some, which it does not go over either. */
  readonly isWhole: boolean;
  /** Where none that takes nothing ends, and where none that takes does. */
  readonly shut: Pick<Course, "squares" | "except">;
  readonly shutToCaptures: Pick<Course, "squares" | "except">;
}

/** The strikes of a piece from one square: the squares on its ways as a tree, each followed by all that goes on from it. */
export interface StrikeTree {
  readonly nodes: readonly StrikeNode[];
  /** By number: what a strike empties on its way, in the order of one of its ways. The first is of those that empty nothing. */
  readonly victims: readonly (readonly Square[])[];
  /** Whether two ways may make the same move. */
  readonly areTwice: boolean;
  /** Squares of pieces that a strike may take. */
  readonly takes: ReadonlySet<Square>;
  /** Whether one may take a friend. */
  readonly takesFriends: boolean;
  /** How likely it is, summed over the squares of victims on the way, that a strike takes what stands there. */
  readonly mobility: number;
}

export interface StrikeNode {
  readonly square: Square;
  /** What may stand there if the piece ends there, and if it goes on. */
  readonly lands: number;
  readonly goes: number;
  /** Of the victims of strikes that end there. */
  readonly number: number;
  /** Nodes up to the next one that does not go on from here. */
  readonly size: number;
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

export const strikesOf: TrailTools["strikesOf"] = (...question) => (tools as TrailTools).strikesOf(...question);

/** Whether it matters to a term whose pieces stand on its way, or whether it comes back to its start. */
export function strikes(term: WalkedTerm): boolean {
  const legs = legsOf(term);
  const last = lastModes(term);
  if (last.friend || legs.some(({ friendHurdle }) => friendHurdle)) return true;
  if (legs.slice(0, -1).some(({ modes }) => modes.capture || modes.friend)) return true;
  // without the tools nothing is played
  return legs.length > 1 && last.move && tools.survey?.(term).comesBack === true;
}

/** Whether more leaps lie on the trails of a term than are followed. */
export function goesTooManyWays(term: WalkedTerm): boolean {
  return isTrail(term) && (tools as TrailTools).survey(term).leaps > MOST_LEAPS;
}

/** Whether some part of a movement strikes. */
export function hasStrikes({ terms }: Betza): boolean {
  return terms.some((term) => term.type !== "rule" && strikes(term));
}

/** Whether some part of a movement is a trail. */
export function hasTrails({ terms }: Betza): boolean {
  return terms.some((term) => term.type !== "rule" && isTrail(term));
}
