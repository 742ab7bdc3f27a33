/** Follows trails leg by leg: which squares they lead to, what has to stand on those before, and what is taken there. */
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
import {
  EMPTY,
  ENEMY,
  FRIEND,
  legsOf,
  MOST_LEAPS,
  type Need,
  type Stop,
  stride,
  type Trail,
  type WalkedTerm,
} from "./trails.ts";
import type { Atom, Leg } from "./tree.ts";

/** The stops of a side's trails from a square where nothing is taken on the way, nor matters whose piece stands there;
 *  never the square itself. */
export function stopsOf(board: Board, { term }: Pick<Trail, "term">, side: Side, from: Square): Stop[] {
  return landingsOf({ board, term, side, from }).flatMap((landed) => stopOf(landed, from) ?? []);
}

/** Null on the start, and where something is taken on the way or it matters whose piece stands there. */
export function stopOf(landed: Landed, from: Square): Stop | null {
  const { to } = landed;
  if (to === from) return null;
  const needs = needsOf(landed);
  return needs.some(strikesOn) ? null : { to, crossed: withOn(needs, EMPTY), hurdles: withOn(needs, PIECE) };
}

/** All landings of a side's trails from a square. */
export function landingsOf(where: Omit<Walk, "leaps" | "landings">): readonly Landed[] {
  const { board, term, from } = where;
  if (legsOf(term)[0].atom.family === "universal")
    return boardSquares(board).flatMap((to) => (to === from ? [] : [{ to, way: null, needs: null }]));
  return walkTrails(where).landings;
}

/** Whether something is taken on a square, or it matters whose piece stands there. */
export function strikesOn({ on, isTaken }: Need): boolean {
  return isTaken || (on !== EMPTY && on !== PIECE);
}

function withOn(needs: readonly Need[], what: number): Square[] {
  return needs.filter(({ on }) => on === what).map(({ square }) => square);
}

/** A piece of either side. */
const PIECE = FRIEND | ENEMY;

/** Follows all trails of a term from a square. */
export function walkTrails(where: Omit<Walk, "leaps" | "landings">): Walk {
  const walk: Walk = { ...where, leaps: 0, landings: [] };
  follow(walk, 0, { at: walk.from, way: null, heading: null, needs: null, toggles: 0 });
  return walk;
}

/** What all trails of a term have in common, and what they come to. */
export interface Walk {
  readonly board: Board;
  readonly term: WalkedTerm;
  readonly side: Side;
  readonly from: Square;
  /** How many were made so far. */
  leaps: number;
  readonly landings: Landed[];
}

/** Where a trail ends, and what it needed on the way. */
export interface Landed {
  readonly to: Square;
  /** The squares where its leaps end. */
  readonly way: Way | null;
  readonly needs: Needs | null;
}

/** Needs, the last one first, which trails that go the same way at first have in common. Of those of one square, the last
 *  says all. */
interface Needs extends Need {
  readonly before: Needs | null;
}

/** What a trail needed, once for each square, in the order in which it came to them. */
export function needsOf({ needs }: Pick<Landed, "needs">): Need[] {
  const last = new Map<Square, Need>();
  const add = (own: Needs | null) => {
    if (!own) return;
    add(own.before);
    last.set(own.square, own);
  };
  add(needs);
  return [...last.values()];
}

/** Squares, the last one first. */
export interface Way {
  readonly at: Square;
  readonly before: Way | null;
}

/** How far a trail has come, and what it needed so far. */
interface Place extends Omit<Landed, "to"> {
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
    const way = { at: leap.to, before: passed.way };
    const landed = { ...passed, at: leap.to, way, leap: before.leap + 1 };
    if (skips) goAlong(ride, landed);
    else if (number === legsOf(walk.term).length - 1) endOn(ride, landed);
    else leaveFrom(ride, landed);
  }
}

/** What a leap needs of the squares that it goes over: none, or all empty, or all but one. */
function passing(ride: Ride, place: Landing, passed: readonly Square[]): Landing[] {
  const { leg } = ride;
  if (leg.jump === 0 || stride(leg) === 1) {
    const free = leg.lame ? withEmpty(ride, place, passed) : place;
    return free ? [free] : [];
  }
  return passed.flatMap((hurdle) => {
    const others = passed.filter((square) => square !== hurdle);
    const free = withEmpty(ride, place, others);
    return (free && withNeed(ride, free, { square: hurdle, on: PIECE, isTaken: false })) ?? [];
  });
}

/** A landing of the last leg. */
function endOn(ride: Ride, landed: Landing): void {
  const { leg } = ride;
  if (leg.hop !== "none" && !landed.isOver) {
    const over = withNeed(ride, landed, { square: landed.at, on: hurdleOf(leg), isTaken: false });
    if (over) goAlong(ride, { ...over, isOver: true });
  } else {
    stopOn(ride, landed);
    if (leg.hop === "g") return;
  }
  goOn(ride, landed);
}

/** Over a landing where nothing stands. */
function goOn(ride: Ride, landed: Landing): void {
  const entered = withNeed(ride, landed, { square: landed.at, on: EMPTY, isTaken: false });
  if (entered) goAlong(ride, entered);
}

function stopOn({ walk }: Ride, { at, way, needs }: Landing): void {
  walk.landings.push({ to: at, way, needs });
}

/** A landing of a leg that others follow: they begin on it, and the leg may go on. */
function leaveFrom(ride: Ride, landed: Landing): void {
  const { modes, toggle } = ride.leg;
  const ends = mayEnd(ride.walk.term, ride.number);
  if (ends) stopOn(ride, landed);
  const free = modes.move || toggle || ends ? EMPTY : 0;
  // a link that may end on a piece does not go on from it
  const hurdle = ends ? 0 : hurdleOf(ride.leg);
  leave(ride, landed, { square: landed.at, on: free | hurdle, isTaken: false });
  const prey = (modes.capture ? ENEMY : 0) | (modes.friend ? FRIEND : 0);
  if (!ends) leave(ride, landed, { square: landed.at, on: prey, isTaken: true });
  goOn(ride, landed);
}

/** The next leg begins, where what it needs of a landing is there. */
function leave(ride: Ride, landed: Landing, need: Need): void {
  const { walk, number, leg, heading } = ride;
  const left = withNeed(ride, landed, need);
  const toggles = landed.toggles + (togglesRange(leg) ? 1 : 0);
  if (left) follow(walk, number + 1, { ...left, heading, toggles });
}

/** Whose pieces a leg goes over. */
function hurdleOf({ hop, friendHurdle }: Leg): number {
  if (hop === "none") return 0;
  return friendHurdle ? FRIEND : PIECE;
}

/** The same where some squares are empty. */
function withEmpty(ride: Ride, place: Landing, squares: readonly Square[]): Landing | null {
  let free: Landing | null = place;
  for (const square of squares) free &&= withNeed(ride, free, { square, on: EMPTY, isTaken: false });
  return free;
}

/** The same where something stands on a square, or nothing: null if it needs otherwise already. The start is empty once it
 *  has been left, and so is a square where something was taken. */
function withNeed({ walk, number }: Ride, place: Landing, need: Need): Landing | null {
  const { square, on, isTaken } = need;
  const known = needOf(place, square);
  if (known?.isTaken || (number > 0 && square === walk.from)) return on & EMPTY ? place : null;
  if (on === ANYTHING) return place;
  const both = known ? known.on & on : on;
  return both === 0 ? null : { ...place, needs: { square, on: both, isTaken, before: place.needs } };
}

function needOf({ needs }: Landing, square: Square): Need | null {
  let own = needs;
  while (own && own.square !== square) own = own.before;
  return own;
}

const ANYTHING = EMPTY | PIECE;

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
