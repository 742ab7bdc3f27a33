/** Follows trails leg by leg: which squares they lead to, and which have to be empty before, or must not be. */
import {
  type Board,
  boardSquares,
  fileOf,
  rankOf,
  type Side,
  type Square,
  squareAt,
  squareCount,
  type Vector,
} from "../geometry/board.ts";
import { leapPath, leapVector } from "./leap.ts";
import { rangeAfter, togglesRange } from "./toggle.ts";
import { legsOf, type Stop, stride, type Trail, type WalkedTerm } from "./trails.ts";
import type { Atom, Leg } from "./tree.ts";

/** The stops of a side's trails from a square; never the square itself. */
export function stopsOf(board: Board, { term }: Pick<Trail, "term">, side: Side, from: Square): Stop[] {
  if (legsOf(term)[0].atom.family === "universal")
    return boardSquares(board).flatMap((to) => (to === from ? [] : [{ to, crossed: [], hurdles: [] }]));
  return walkTrails({ board, term, side, from }).stops.filter(({ to }) => to !== from);
}

/** Follows all trails of a term from a square. */
export function walkTrails(where: Omit<Walk, "leaps" | "stops">): Walk {
  const walk: Walk = { ...where, leaps: 0, stops: [] };
  follow(walk, 0, { at: walk.from, heading: null, crossed: [], hurdles: [], toggles: 0 });
  return walk;
}

/** Leaps on all trails of one term from one square: a walk ends there, whatever its term is. */
export const MOST_LEAPS = 4_000;

/** What all trails of a term have in common, and what they come to. */
export interface Walk {
  readonly board: Board;
  readonly term: WalkedTerm;
  readonly side: Side;
  readonly from: Square;
  /** How many were made so far. */
  leaps: number;
  readonly stops: Stop[];
}

/** How far a trail has come, and what it needed so far. */
interface Place extends Omit<Stop, "to"> {
  readonly at: Square;
  /** Direction of the leg before, as White sees it. */
  readonly heading: number | null;
  /** How often stepping and sliding have changed places. */
  readonly toggles: number;
}

/** Finds the stops of a leg and of all that follow it. */
function follow(walk: Walk, number: number, place: Place): void {
  const leg = legsOf(walk.term)[number];
  for (const heading of headingsOf(walk, leg, place.heading)) {
    for (const turn of turnsOf(leg)) goAlong({ walk, number, leg, heading, turn }, { ...place, leap: 0 });
  }
}

/** One leg in one direction, or turning by some eighths at each leap. */
interface Ride {
  readonly walk: Walk;
  readonly number: number;
  readonly leg: Leg;
  readonly heading: number;
  readonly turn: number;
}

/** A place within a leg, after some leaps of it. */
interface Landing extends Place {
  readonly leap: number;
  /** Whether the leg has gone over its hurdle. */
  readonly isOver?: boolean;
}

/** Leap for leap, in every way that the squares on the way may be. */
function goAlong(ride: Ride, before: Landing): void {
  const { walk, number, leg } = ride;
  const limit = rangeAfter(leg, before.toggles) || squareCount(walk.board);
  if (before.leap >= limit || walk.leaps > MOST_LEAPS) return;
  walk.leaps++;
  const turns = leg.circular ? before.leap : before.leap % 2;
  const leap = leapFrom(walk, leg, before.at, turned(ride.heading, ride.turn * turns + 8 * limit));
  if (leap === null) return;
  const skips = stride(leg) === 1 && before.leap < leg.jump;
  for (const passed of passing(ride, before, leap.passed)) {
    const landed = { ...passed, at: leap.to, leap: before.leap + 1 };
    if (skips) goAlong(ride, landed);
    else if (number === legsOf(walk.term).length - 1) endOn(ride, landed);
    else leaveFrom(ride, landed);
  }
}

/** What a leap needs of the squares that it goes over: none, or all empty, or all but one. */
function passing(ride: Ride, place: Landing, passed: readonly Square[]): Landing[] {
  const { leg } = ride;
  if (leg.lame) return withEmpty(ride, place, passed);
  if (leg.jump === 0 || stride(leg) === 1) return [place];
  return passed.flatMap((hurdle) =>
    withEmpty(
      ride,
      place,
      passed.filter((square) => square !== hurdle),
    ).flatMap((others) => withHurdle(ride, others, hurdle)),
  );
}

/** A landing of the last leg. */
function endOn(ride: Ride, landed: Landing): void {
  const { hop } = ride.leg;
  if (hop !== "none" && !landed.isOver) {
    for (const over of withHurdle(ride, landed, landed.at)) goAlong(ride, { ...over, isOver: true });
  } else {
    stopOn(ride, landed);
    if (hop === "g") return;
  }
  for (const entered of withEmpty(ride, landed, [landed.at])) goAlong(ride, entered);
}

function stopOn({ walk }: Ride, { at, crossed, hurdles }: Landing): void {
  walk.stops.push({ to: at, crossed, hurdles });
}

/** A landing of a leg that others follow: they begin on it, and the leg may go on. */
function leaveFrom(ride: Ride, landed: Landing): void {
  const { walk, number, leg, heading } = ride;
  const ends = mayEnd(walk.term, number);
  if (ends) stopOn(ride, landed);
  const toggles = landed.toggles + (togglesRange(leg) ? 1 : 0);
  for (const left of leavings(ride, landed, ends)) follow(walk, number + 1, { ...left, heading, toggles });
  for (const entered of withEmpty(ride, landed, [landed.at])) goAlong(ride, entered);
}

/** What may be on a square from which the next leg begins. */
function leavings(ride: Ride, landed: Landing, ends: boolean): Landing[] {
  const { hop, modes, toggle } = ride.leg;
  const fromEmpty = modes.move || toggle || ends;
  const fromTaken = hop !== "none" && !ends;
  if (fromEmpty && fromTaken) return [landed];
  return fromEmpty ? withEmpty(ride, landed, [landed.at]) : withHurdle(ride, landed, landed.at);
}

/** The same where some squares are empty: never, if one of them is a hurdle. The start is empty once it has been left. */
function withEmpty({ walk, number }: Ride, place: Landing, squares: readonly Square[]): Landing[] {
  if (squares.some((square) => place.hurdles.includes(square))) return [];
  const added = squares.filter((square) => !place.crossed.includes(square) && !(number > 0 && square === walk.from));
  return [added.length === 0 ? place : { ...place, crossed: [...place.crossed, ...added] }];
}

/** The same where a piece stands on a square: never, if it must be empty. */
function withHurdle({ walk, number }: Ride, place: Landing, square: Square): Landing[] {
  if (place.crossed.includes(square) || (number > 0 && square === walk.from)) return [];
  return [place.hurdles.includes(square) ? place : { ...place, hurdles: [...place.hurdles, square] }];
}

/** Whether a chain may end before its last link. */
function mayEnd(term: WalkedTerm, number: number): boolean {
  return term.type === "chain" && term.joints[number] === "?";
}

/** The target of one leap and the squares before it that must be empty; null where it cannot be made. */
function leapFrom({ board, from }: Walk, leg: Leg, at: Square, heading: number) {
  const step = leapVector(leg.atom, heading);
  const shifted = ([files, ranks]: Vector): Square | null => {
    const file = fileOf(board, at) + files;
    const wrapped = leg.cylinder ? ((file % board.files) + board.files) % board.files : file;
    return squareAt(board, wrapped, rankOf(board, at) + ranks);
  };
  const to = shifted(step);
  if (to === null || (to === from && (leg.circular || leg.cylinder))) return null;
  if (!leg.lame && leg.jump === 0) return { to, passed: [] };
  const passed = leapPath(step).map(shifted);
  const squares = passed.filter((square) => square !== null);
  // nothing can be in a hole, and nothing steps through it
  return leg.lame && squares.length < passed.length ? null : { to, passed: squares };
}

/** Directions of a leg, as White sees them. Those of a later leg are relative to the one before. */
function headingsOf({ term, side }: Walk, leg: Leg, before: number | null): number[] {
  if (before === null) return leg.directions.map((direction) => turned(direction, side === 0 ? 0 : 4));
  if (term.type !== "chain" || leg.directed) {
    const all = leg.directions.map((direction) => turned(direction, before));
    return term.type === "chain" ? all.filter((direction) => goes(leg.atom, direction)) : all;
  }
  return goes(leg.atom, before) ? [before] : [1, 7].map((by) => turned(before, by)).filter((to) => goes(leg.atom, to));
}

export function turned(direction: number, by: number): number {
  return (direction + by) % 8;
}

function goes({ family }: Atom, direction: number): boolean {
  return family === "king" || family === "oblique" || (family === "diagonal") === (direction % 2 === 1);
}

/** By how many eighths a leg turns at each leap, in both senses; straight ones have one. */
function turnsOf({ atom, circular, crooked }: Leg): number[] {
  if (!circular && !crooked) return [0];
  const least = atom.family === "king" || atom.family === "oblique" ? 1 : 2;
  return [least, -least];
}
