/** The strikes of a piece from a square as a tree of squares, so that what several have in common is looked at once. */
import { type Board, boardSquares, fileOf, rankOf, type Side, type Square, squareCount } from "../geometry/board.ts";
import { togglesRange } from "./toggle.ts";
import { strikesOf } from "./trail-strikes.ts";
import {
  EMPTY,
  EMPTY_CHANCE,
  ENEMY,
  FRIEND,
  legsOf,
  type Need,
  type Strike,
  type StrikeCourse,
  type StrikeNode,
  type StrikeTree,
  stride,
} from "./trails.ts";
import type { Leg } from "./tree.ts";

export function plantStrikes(board: Board, side: Side, courses: readonly StrikeCourse[]): StrikeTree[] {
  const there = new Set(boardSquares(board));
  const reach = reachOf(board, courses);
  /** The first square of each surrounding, with its tree. */
  const grown = new Map<string, readonly [Square, StrikeTree]>();
  return Array.from({ length: squareCount(board) }, (_, from) => {
    if (!there.has(from)) return treeOf([], from);
    const surrounding = surroundingOf(board, reach, from);
    const [first, tree] = grown.get(surrounding) ?? [];
    if (first !== undefined && tree) return moved(tree, from - first);
    const own = treeOf(
      courses.flatMap((course) => openStrikes(board, side, course, from)),
      from,
    );
    grown.set(surrounding, [from, own]);
    return own;
  });
}

/** How many files or ranks away the squares of all strikes are at most: those from two squares that are so far from the edge are
 *  alike. Infinite where squares differ by more than the edge. */
function reachOf({ holes = [] }: Board, courses: readonly StrikeCourse[]): number {
  const areAlike = courses.every(
    ({ starts, ends, shut, shutToCaptures }) =>
      !starts && !ends && shut.squares.length === 0 && shutToCaptures.squares.length === 0,
  );
  if (!areAlike || holes.length > 0) return Number.POSITIVE_INFINITY;
  return Math.max(0, ...courses.map(({ term }) => legsOf(term).reduce((sum, leg) => sum + reachOfLeg(leg), 0)));
}

function reachOfLeg(leg: Leg): number {
  const { atom, range, cylinder } = leg;
  if (range === 0 || cylinder || togglesRange(leg) || atom.family === "universal") return Number.POSITIVE_INFINITY;
  return range * stride(leg);
}

/** How far away each edge is, as far as it matters. */
function surroundingOf(board: Board, reach: number, square: Square): string {
  const [file, rank] = [fileOf(board, square), rankOf(board, square)];
  return [file, board.files - 1 - file, rank, board.ranks - 1 - rank].map((far) => Math.min(far, reach)).join();
}

/** The same tree from another square. */
function moved(tree: StrikeTree, by: number): StrikeTree {
  return {
    ...tree,
    nodes: tree.nodes.map((node) => ({ ...node, square: node.square + by })),
    victims: tree.victims.map((squares) => squares.map((square) => square + by)),
    takes: new Set([...tree.takes].map((square) => square + by)),
  };
}

/** Those that may end where they do. */
function openStrikes(board: Board, side: Side, course: StrikeCourse, from: Square): Strike[] {
  const { starts, ends, shut, shutToCaptures } = course;
  if (starts && !starts.includes(from)) return [];
  return strikesOf(board, course, side, from, course.isWhole).flatMap((strike) => {
    const { to, needs } = strike;
    if (ends && !ends.includes(to)) return [];
    const isShut = (closed: StrikeCourse["shut"]) => closed.squares.includes(to) && !closed.except.includes(from);
    const takesBefore = needs.some(({ isTaken }) => isTaken);
    const quiet = takesBefore || isIn(strike, from) ? 0 : EMPTY;
    const open = (isShut(shut) ? 0 : quiet) | (isShut(shutToCaptures) ? 0 : ANYTHING & ~quiet);
    const lands = isIn(strike, from) && !takesBefore ? (isShut(shut) ? 0 : strike.lands) : strike.lands & open;
    return lands === 0 ? [] : [{ ...strike, lands }];
  });
}

/** Whether it ends where it began. */
function isIn({ to }: Strike, from: Square): boolean {
  return to === from;
}

const ANYTHING = EMPTY | FRIEND | ENEMY;

/** A strike with the number of what it takes on its way. */
interface Numbered extends Strike {
  readonly number: number;
}

function treeOf(strikes: readonly Strike[], from: Square): StrikeTree {
  const { victims, numbered } = numberVictims(strikes);
  const groups = withoutNeedless(numbered);
  const needed = groups.flat();
  const root: Branch = { square: from, lands: 0, goes: 0, isTaken: false, number: 0, branches: [] };
  for (const strike of needed) plant(root, strike);
  const takes = new Set(victims.flat());
  for (const { to, lands } of needed) if (to !== from && lands & (ENEMY | FRIEND)) takes.add(to);
  const takesFriends = needed.some(({ to, needs, lands }) => {
    const taken = needs.filter(({ isTaken }) => isTaken);
    return taken.some(({ on }) => on & FRIEND) || (to !== from && lands & FRIEND);
  });
  return {
    takesFriends,
    nodes: root.branches.flatMap(flatten),
    victims,
    areTwice: groups.some(({ length }) => length > 1),
    takes,
    mobility: mobilityOf(needed),
  };
}

function numberVictims(strikes: readonly Strike[]) {
  const victims: (readonly Square[])[] = [[]];
  const numbers = new Map([["", 0]]);
  const numbered = strikes.map((strike): Numbered => {
    const taken = strike.needs.filter(({ isTaken }) => isTaken).map(({ square }) => square);
    const name = [...taken].sort((a, b) => a - b).join();
    const number = numbers.get(name) ?? victims.push(taken) - 1;
    numbers.set(name, number);
    return { ...strike, number };
  });
  return { victims, numbered };
}

/** Of strikes to one square that take the same on their way, in groups: without those that others make wherever they could be
 *  made. */
function withoutNeedless(strikes: readonly Numbered[]): readonly (readonly Numbered[])[] {
  const groups = new Map<string, Numbered[]>();
  for (const strike of strikes) {
    const name = `${strike.to} ${strike.number}`;
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(strike);
  }
  return [...groups.values()].map((group) =>
    group.filter(
      (strike, index) =>
        !group.some((other, at) => at !== index && isWider(other, strike) && (at < index || !isWider(strike, other))),
    ),
  );
}

function isWider(wide: Numbered, narrow: Numbered): boolean {
  if ((narrow.lands & ~wide.lands) !== 0) return false;
  return wide.needs.every(({ square, on }) =>
    narrow.needs.some((need) => need.square === square && (need.on & ~on) === 0),
  );
}

/** That a piece of one side stands on a square. */
const PIECE_CHANCE = (1 - EMPTY_CHANCE) / 2;

/** Each victim counts by the likeliest way that takes it, and is taken to be there, as the target of a capture is. */
function mobilityOf(strikes: readonly Numbered[]): number {
  const best = new Map<Square, number>();
  for (const { needs, lands } of strikes) {
    const chance = needs.reduce((product, need) => product * chanceOf(need.on), chanceOf(lands));
    for (const { square, on, isTaken } of needs)
      if (isTaken && on & ENEMY) best.set(square, Math.max(best.get(square) ?? 0, chance / chanceOf(on)));
  }
  return [...best.values()].reduce((sum, chance) => sum + chance, 0);
}

function chanceOf(on: number): number {
  return (on & EMPTY ? EMPTY_CHANCE : 0) + (on & FRIEND ? PIECE_CHANCE : 0) + (on & ENEMY ? PIECE_CHANCE : 0);
}

interface Branch {
  readonly square: Square;
  lands: number;
  goes: number;
  isTaken: boolean;
  number: number;
  readonly branches: Branch[];
}

function plant(root: Branch, { needs, to, lands, number }: Numbered): void {
  let branch = root;
  for (const need of needs) branch = branchOf(branch, need);
  const end = branch.branches.find(({ square }) => square === to) ?? branchAt(branch, to);
  end.lands |= lands;
  end.number = number;
}

/** What goes on from a square: a branch that only ends there may go on as well. */
function branchOf({ branches }: Branch, { square, on, isTaken }: Need): Branch {
  const known = branches.find((own) => own.square === square && own.goes === on && own.isTaken === isTaken);
  if (known) return known;
  const end = branches.find((own) => own.square === square && own.goes === 0);
  const branch = end ?? branchAt({ branches }, square);
  branch.goes = on;
  branch.isTaken = isTaken;
  return branch;
}

function branchAt({ branches }: Pick<Branch, "branches">, square: Square): Branch {
  const branch: Branch = { square, lands: 0, goes: 0, isTaken: false, number: 0, branches: [] };
  branches.push(branch);
  return branch;
}

function flatten({ square, lands, goes, number, branches }: Branch): StrikeNode[] {
  const after = branches.flatMap(flatten);
  return [{ square, lands, goes, number, size: after.length + 1 }, ...after];
}
