/** Follows trails leg by leg: which squares they lead to, and which have to be empty before. */
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
import { rangeAfter } from "./toggle.ts";
import { pack } from "./trail-packs.ts";
import {
  type Course,
  isRelay,
  legsOf,
  type Stop,
  type Traced,
  type Trail,
  type TrailTools,
  type WalkedTerm,
} from "./trails.ts";
import type { Atom, Leg } from "./tree.ts";

/** The stops of a side's trails from a square; never the square itself. */
function stopsOf(board: Board, { term }: Pick<Trail, "term">, side: Side, from: Square): Stop[] {
  if (legsOf(term)[0].atom.family === "universal")
    return boardSquares(board).flatMap((to) => (to === from ? [] : [{ to, crossed: [] }]));
  const walk = { board, term, side, from };
  return [...follow(walk, 0, { at: from, heading: null, crossed: [], toggles: 0 })].filter(({ to }) => to !== from);
}

function trace(board: Board, course: Course): Traced {
  const { side, starts, ends, squares, except } = course;
  const isOpen = (from: Square, to: Square) =>
    (!ends || ends.includes(to)) && (!squares.includes(to) || except.includes(from));
  const found = (starts ?? boardSquares(board)).flatMap((from) =>
    stopsOf(board, course, side, from)
      .filter(({ to }) => isOpen(from, to))
      .map(({ to, crossed }) => ({ from, path: { target: to, empties: [...crossed].sort((a, b) => a - b) } })),
  );
  found.sort((a, b) => a.path.target - b.path.target);
  return [found.map(({ from }) => from), found.map(({ path }) => path)];
}

/** How trails go on a board. */
export const TRAIL_WALK: Pick<TrailTools, "stopsOf" | "trace" | "pack"> = { stopsOf, trace, pack };

/** Whether some trail of a term leads back to its start: on an open board, or round some board. */
export function comesBack(term: WalkedTerm): boolean {
  if (legsOf(term)[0].atom.family === "universal") return false;
  const goesRound = legsOf(term).some(({ cylinder }) => cylinder);
  const widths = goesRound ? Array.from({ length: FILES_MAX - 1 }, (_, index) => index + 2) : [OPEN];
  return widths.some((files) => {
    const from = Math.floor(OPEN / 2) * files + Math.floor(files / 2);
    const walk = { board: { files, ranks: OPEN }, term, side: 0, from } as const;
    const stops = follow(walk, 0, { at: from, heading: null, crossed: [], toggles: 0 });
    return [...stops].some(({ to }) => to === from);
  });
}

/** Files and ranks of an open board. */
const OPEN = 15;
const FILES_MAX = 16;

/** What stays the same on all trails of a term. */
interface Walk {
  readonly board: Board;
  readonly term: WalkedTerm;
  readonly side: Side;
  readonly from: Square;
}

/** How far a trail has come. */
interface Place extends Omit<Stop, "to"> {
  readonly at: Square;
  /** Direction of the leg before, as White sees it. */
  readonly heading: number | null;
  /** How often stepping and sliding have changed places. */
  readonly toggles: number;
}

/** The stops of a leg and of all that follow it. */
function* follow(walk: Walk, number: number, place: Place): Generator<Stop> {
  const leg = legsOf(walk.term)[number];
  for (const heading of headingsOf(walk, leg, place.heading)) {
    for (const turn of turnsOf(leg)) yield* goAlong(walk, number, place, heading, turn);
  }
}

/** Leap for leap in one direction, or turning by some eighths at each leap. */
function* goAlong(walk: Walk, number: number, place: Place, heading: number, turn: number): Generator<Stop> {
  const legs = legsOf(walk.term);
  const leg = legs[number];
  const isLast = number === legs.length - 1;
  const limit = rangeAfter(leg, place.toggles) || squareCount(walk.board);
  const skipped = leg.atom.leap[1] === 1 ? leg.jump : 0;
  let { at, crossed } = place;
  for (let leap = 0; leap < limit; leap++) {
    const turns = leg.circular ? leap : leap % 2;
    const way = leapFrom(walk, leg, at, (heading + turn * turns + 8 * limit) % 8);
    if (way === null) return;
    const mustBeEmpty = (squares: readonly Square[]) =>
      squares.filter((square) => !crossed.includes(square) && !(number > 0 && square === walk.from));
    crossed = [...crossed, ...mustBeEmpty(way.passed)];
    at = way.to;
    if (leap < skipped) continue;
    if (isLast || mayEnd(walk.term, number)) yield { to: at, crossed };
    const entered = [...crossed, ...mustBeEmpty([at])];
    if (!isLast) {
      const toggles = place.toggles + (leg.toggle ? 1 : 0);
      const left = isRelay(leg) ? crossed : entered;
      yield* follow(walk, number + 1, { at, heading, crossed: left, toggles });
    }
    crossed = entered;
  }
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
  const passed = leg.lame ? leapPath(step).map(shifted) : [];
  return passed.every((square) => square !== null) ? { to, passed } : null;
}

/** Directions of a leg, as White sees them. Those of a later leg are relative to the one before. */
function headingsOf({ term, side }: Walk, leg: Leg, before: number | null): number[] {
  const turned = (direction: number, by: number) => (direction + by) % 8;
  if (before === null) return leg.directions.map((direction) => turned(direction, side === 0 ? 0 : 4));
  if (term.type !== "chain" || leg.directed) {
    const all = leg.directions.map((direction) => turned(direction, before));
    return term.type === "chain" ? all.filter((direction) => goes(leg.atom, direction)) : all;
  }
  return goes(leg.atom, before) ? [before] : [1, 7].map((by) => turned(before, by)).filter((to) => goes(leg.atom, to));
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
