/**
 * A movement as a picture made by pressing squares: for each square around the piece, how often the leap there is
 * repeated, to move and to capture. Terms that such a picture cannot show, such as first moves and lame leaps, are kept
 * unchanged.
 */
import {
  ALL_DIRECTIONS,
  type Atom,
  atomOf,
  type Betza,
  coordinateAtom,
  type DirectionSet,
  directionList,
  type Leg,
  leapVector,
  type Modes,
  PLAIN_LEG,
  type SimpleTerm,
  type Term,
  usualAtom,
  writeBetza,
} from "../../src/betza.ts";
import type { Vector } from "../../src/geometry.ts";

/** How often a leap may be repeated in its direction: 1 is once, 0 is unlimited, null is never. */
export type Reach = number | null;

/** A piece's moves to one square and beyond it. */
export interface Way {
  readonly move: Reach;
  readonly capture: Reach;
}

export interface Sketch {
  /** By `squareKey`; a way is never empty. */
  readonly ways: ReadonlyMap<string, Way>;
  /** Terms that the picture does not show, in order. */
  readonly kept: readonly Term[];
}

/** The reflections that follow a pressed square. */
export type Mirroring = "all" | "sides" | "none";

/** The most squares to each side of the piece; longer leaps are kept as terms. */
export const MOST_SQUARES_AWAY = 5;

export const squareKey = ([files, ranks]: Vector): string => `${files},${ranks}`;

/** The squares to each side that a sketch needs, at least 3. */
export function squaresAway({ ways }: Sketch): number {
  return Math.max(3, ...[...ways.keys()].flatMap((key) => vectorOf(key).map(Math.abs)));
}

export function readSketch({ terms }: Pick<Betza, "terms">): Sketch {
  const ways = new Map<string, Way>();
  const kept: Term[] = [];
  for (const term of terms) {
    if (!isShown(term)) kept.push(term);
    else for (const direction of term.leg.directions) addWay(ways, term.leg, direction);
  }
  return { ways, kept };
}

/** Writes the picture, then the kept terms, in canonical form. The result may exceed the length limit. */
export function writeSketch({ ways, kept }: Sketch): string {
  return writeBetza({ text: "", terms: [...termsOf(ways), ...kept] });
}

/** Sets the way of the pressed square and its reflections; removes it where the square has it already. */
export function pressSquare(sketch: Sketch, square: Vector, way: Way, mirroring: Mirroring): Sketch {
  const ways = new Map(sketch.ways);
  const known = ways.get(squareKey(square));
  const isKnown = known?.move === way.move && known.capture === way.capture;
  for (const key of followers(square, mirroring).map(squareKey)) {
    if (isKnown) ways.delete(key);
    else ways.set(key, way);
  }
  return { ...sketch, ways };
}

/** The square and its reflections. */
export function followers([files, ranks]: Vector, mirroring: Mirroring): Vector[] {
  if (mirroring === "none") return [[files, ranks]];
  const turns: Vector[] =
    mirroring === "sides"
      ? [[files, ranks]]
      : [
          [files, ranks],
          [files, -ranks],
          [ranks, files],
          [ranks, -files],
        ];
  return turns.flatMap(([right, up]): Vector[] => [
    [right, up],
    [-right, up],
  ]);
}

function isShown(term: Term): term is SimpleTerm {
  if (term.type !== "simple") return false;
  const { atom, modes, initial, lame, jump, hop, toggle, friendHurdle, cylinder, circular, crooked } = term.leg;
  const isSpecial = initial || lame || jump > 0 || hop !== "none" || toggle || friendHurdle;
  if (isSpecial || cylinder || circular || crooked || atom.family === "universal") return false;
  const isPlain = !modes.friend && !modes.inPassing && (modes.move || modes.capture);
  return isPlain && atom.leap[1] > 0 && atom.leap[1] <= MOST_SQUARES_AWAY;
}

function addWay(ways: Map<string, Way>, { atom, range, modes }: Leg, direction: number): void {
  const key = squareKey(leapVector(atom, direction));
  const known = ways.get(key);
  ways.set(key, {
    move: wider(known?.move ?? null, modes.move ? range : null),
    capture: wider(known?.capture ?? null, modes.capture ? range : null),
  });
}

function wider(one: Reach, other: Reach): Reach {
  if (one === null || other === null) return one ?? other;
  return one === 0 || other === 0 ? 0 : Math.max(one, other);
}

/** Directions of one leap that share modes and range. */
interface Group {
  readonly atom: Atom;
  readonly modes: Modes;
  readonly range: number;
  directions: DirectionSet;
}

function termsOf(ways: ReadonlyMap<string, Way>): Term[] {
  const vectors = [...ways.keys()].map(vectorOf);
  const sizes = new Map(vectors.map((vector) => [sizeOf(vector).join(), sizeOf(vector)]));
  const rising = [...sizes.values()].sort(([small, large], [other, larger]) => large - larger || small - other);
  const groups = rising.flatMap(([small, large]) => groupsOf(ways, small, large));
  return joinKings(groups).map(termOf);
}

function groupsOf(ways: ReadonlyMap<string, Way>, small: number, large: number): Group[] {
  const groups = new Map<string, Group>();
  const leap = coordinateAtom(small, large);
  for (const direction of directionList(ALL_DIRECTIONS[leap.family])) {
    const way = ways.get(squareKey(leapVector(leap, direction)));
    for (const [move, capture, range] of way ? partsOf(way) : []) {
      const name = [move, capture, range].join();
      const group = groups.get(name) ?? { atom: usualAtom(small, large, range), ...modesOf(move, capture, range) };
      group.directions |= 1 << direction;
      groups.set(name, group);
    }
  }
  return [...groups.values()].sort((one, other) => orderOf(one.modes) - orderOf(other.modes));
}

/** One part if moves and captures reach equally far, otherwise one for each. */
function partsOf({ move, capture }: Way): (readonly [move: boolean, capture: boolean, range: number])[] {
  if (move !== null && move === capture) return [[true, true, move]];
  const parts: (readonly [boolean, boolean, number])[] = [];
  if (move !== null) parts.push([true, false, move]);
  if (capture !== null) parts.push([false, true, capture]);
  return parts;
}

function modesOf(move: boolean, capture: boolean, range: number): Omit<Group, "atom"> {
  return { modes: { named: !(move && capture), move, capture, friend: false, inPassing: false }, range, directions: 0 };
}

/** Moves and captures, then moves only, then captures only. */
function orderOf({ move, capture }: Modes): number {
  return move && capture ? 0 : move ? 1 : 2;
}

/** Writes `WF` as `K` and `RB` as `Q` if both have all directions. */
function joinKings(groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  const gone = new Set<Group>();
  for (const group of groups) {
    if (gone.has(group)) continue;
    const twin = isFull(group, 0) ? groups.find((other) => isFull(other, 1) && isAlike(group, other)) : undefined;
    const king = twin && atomOf(group.range === 1 ? "K" : "Q");
    if (king) gone.add(twin);
    joined.push(king ? { ...group, atom: king, directions: ALL_DIRECTIONS.king } : group);
  }
  return joined;
}

function isFull({ atom, directions }: Group, small: 0 | 1): boolean {
  return atom.leap[0] === small && atom.leap[1] === 1 && directions === ALL_DIRECTIONS[atom.family];
}

function isAlike(one: Group, other: Group): boolean {
  const { move, capture } = one.modes;
  return one.range === other.range && move === other.modes.move && capture === other.modes.capture;
}

function termOf({ atom, modes, range, directions }: Group): SimpleTerm {
  const leg: Leg = {
    ...PLAIN_LEG,
    atom,
    range,
    modes,
    directions: directionList(directions),
    directed: directions !== ALL_DIRECTIONS[atom.family],
  };
  return { type: "simple", leg, offset: 0, length: 0 };
}

function sizeOf([files, ranks]: Vector): readonly [small: number, large: number] {
  const [one, other] = [Math.abs(files), Math.abs(ranks)];
  return [Math.min(one, other), Math.max(one, other)];
}

function vectorOf(key: string): Vector {
  const [files, ranks] = key.split(",").map(Number);
  return [files, ranks];
}
