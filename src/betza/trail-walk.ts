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
  WHITE,
} from "../geometry/board.ts";
import { leapPath, leapVector } from "./leap.ts";
import { isRide, waysOf } from "./rides.ts";
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
import type { Atom, Betza, Leg } from "./tree.ts";

/** The stops of a side's trails from a square; never the square itself. */
function stopsOf(board: Board, { term }: Pick<Trail, "term">, side: Side, from: Square): Stop[] {
  if (legsOf(term)[0].atom.family === "universal")
    return boardSquares(board).flatMap((to) => (to === from ? [] : [{ to, crossed: [] }]));
  return [...begin({ board, term, side, from, leaps: 0 })].filter(({ to }) => to !== from);
}

function begin(walk: Walk): Generator<Stop> {
  return follow(walk, 0, { at: walk.from, heading: null, crossed: [], toggles: 0 });
}

function trace(board: Board, course: Course): Traced {
  const { side, starts, ends, squares, except } = course;
  const isOpen = (from: Square, to: Square) =>
    (!ends || ends.includes(to)) && (!squares.includes(to) || except.includes(from));
  const found = (starts ?? boardSquares(board)).flatMap((from) => {
    const paths = new Map<string, Traced[1][number]>();
    for (const { to, crossed } of stopsOf(board, course, side, from)) {
      const empties = [...crossed].sort((a, b) => a - b);
      if (isOpen(from, to)) paths.set(`${to} ${empties}`, { target: to, empties });
    }
    return [...paths.values()].map((path) => ({ from, path }));
  });
  found.sort((a, b) => a.path.target - b.path.target);
  return [found.map(({ from }) => from), found.map(({ path }) => path)];
}

/** How trails go on a board. */
export const TRAIL_WALK: Pick<TrailTools, "stopsOf" | "trace" | "pack"> = { stopsOf, trace, pack };

/** What the trails of a term are like, wherever they begin on whatever board. */
export interface Survey {
  /** The most leaps that lie on them, beyond `MOST_LEAPS` no longer counted. */
  readonly leaps: number;
  /** Whether some trail leads back to its start. */
  readonly comesBack: boolean;
}

/** Leaps on all trails of one term from one square: a walk ends there, whatever its term is. */
export const MOST_LEAPS = 4_000;

/** Looks at a board of which every other is a part, and round those of every width. */
export function surveyTrails(term: WalkedTerm): Survey {
  if (legsOf(term)[0].atom.family === "universal") return { leaps: 0, comesBack: false };
  const goesRound = legsOf(term).some(({ cylinder }) => cylinder);
  const widths = goesRound ? Array.from({ length: FILES_MAX - 1 }, (_, index) => index + 2) : [OPEN];
  const surveys = widths.map((files): Survey => {
    const from = Math.floor(OPEN / 2) * files + Math.floor(files / 2);
    const walk: Walk = { board: { files, ranks: OPEN }, term, side: WHITE, from, leaps: 0 };
    const comesBack = [...begin(walk)].some(({ to }) => to === from);
    return { leaps: walk.leaps, comesBack };
  });
  return {
    leaps: Math.max(...surveys.map(({ leaps }) => leaps)),
    comesBack: surveys.some(({ comesBack }) => comesBack),
  };
}

/** Leaps on the trails of a whole movement. */
export function leapsOf(betza: Betza): number {
  const trails = waysOf(betza).filter((way): way is Trail => !isRide(way));
  return trails.reduce((sum, { term }) => sum + surveyTrails(term).leaps, 0);
}

const FILES_MAX = 16;
/** As far to each side as a board may reach. */
const OPEN = 2 * FILES_MAX - 1;

/** What all trails of a term have in common. */
interface Walk {
  readonly board: Board;
  readonly term: WalkedTerm;
  readonly side: Side;
  readonly from: Square;
  /** How many were made so far. */
  leaps: number;
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
  for (let leap = 0; leap < limit && walk.leaps <= MOST_LEAPS; leap++) {
    walk.leaps++;
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
