/**
 * The paths of a piece, square by square: its targets, and the squares on the way that must be empty. All of the
 * kernel's tables are made from these, so no other file of the compiler depends on Betza notation.
 */
import { isRide, type Ride } from "../betza/rides.ts";
import {
  hopsOver,
  type StrikeTree,
  strikes,
  type Traced,
  type Trail,
  type TrailTools,
  trailTools,
} from "../betza/trails.ts";
import { BLACK, type Board, type Side, type Square, squareCount, type Vector } from "../geometry/board.ts";
import type { Openings } from "../rules/plan.ts";
import { checkingWays, type MovingPiece, type PieceWay, waysOfPiece } from "../variant/piece-ways.ts";
import type { PieceType } from "../variant/variant.ts";
import { isSame, PathSet, type PathsBySquare, withoutNeedless } from "./path-set.ts";
import { type Line, type LineName, lineOf, Ray, rayOf } from "./rays.ts";

export type { PathSet, PathsBySquare } from "./path-set.ts";
export type { Line, Path } from "./rays.ts";

/** One way to make a first move that crosses squares. */
export interface Passing {
  readonly from: Square;
  readonly to: Square;
  readonly crossed: readonly Square[];
  /** Its modes: a quiet move, a capture, an en-passant capture. */
  readonly ride: Pick<Ride, "quiet" | "capture" | "inPassing">;
}

/** A piece as it moves on a board. */
export interface Mover extends MovingPiece, Pick<PieceType, "checksBy"> {
  /** Squares where no move of its side may end. */
  readonly closed: readonly Square[];
  /** Which moves may end there after all; default none. */
  readonly openings?: Openings;
  /** The same for captures en passant, where it is something else. */
  readonly inPassing?: Ends;
  /** Whether any piece captures en passant, so that the squares that a move crosses matter. */
  readonly isAnswered: boolean;
  /** Whether it never takes some pieces, nor goes over them. */
  readonly isSparing?: boolean;
}

/** The movement of the pieces of one side and kind. */
export class Movement {
  readonly captureSet: PathSet;
  readonly quietSet: PathSet;
  readonly passingSet: PathSet;
  /** How it attacks a royal piece: its captures, and what gives check alone. */
  readonly attackSet: PathSet;
  readonly passings: readonly Passing[];
  /** Its strikes from every square; null for pieces that have none. */
  readonly strikes: readonly StrikeTree[] | null;

  constructor({ captureSet, quietSet, passingSet, attackSet, passings, strikes }: MovementParts) {
    this.captureSet = captureSet;
    this.quietSet = quietSet;
    this.passingSet = passingSet;
    this.attackSet = attackSet;
    this.passings = passings;
    this.strikes = strikes;
  }

  get captures(): PathsBySquare {
    return this.captureSet.bySquare;
  }

  get quiets(): PathsBySquare {
    return this.quietSet.bySquare;
  }

  get inPassing(): PathsBySquare {
    return this.passingSet.bySquare;
  }

  get attacks(): PathsBySquare {
    return this.attackSet.bySquare;
  }
}

type MovementParts = Pick<Movement, "captureSet" | "quietSet" | "passingSet" | "attackSet" | "passings" | "strikes">;

/**
 * Interns rays and sets of them: what moves alike (both sides, captures and quiet moves, a ride seen from its end, the
 * orthogonal half of a queen) shares one object, so equal sets are identical and can key the tables made from them.
 */
export class PathPool {
  readonly #board: Board;
  /** Of the board. */
  readonly squares: number;
  readonly #rays = new Map<string, Ray>();
  /** By ray: the name of its reverse, for rides that are the same from either end. */
  readonly #opposites = new Map<Ray, string>();
  readonly #numbers = new Map<Ray, number>();
  readonly #sets = new Map<string, PathSet>();
  readonly #turnedRound = new Map<PathSet, PathSet>();

  constructor(board: Board) {
    this.#board = board;
    this.squares = squareCount(board);
  }

  movementOf(piece: Mover, side: Side): Movement {
    const ways = turnedWays(piece, side);
    // what goes over pieces, but not over all, is walked
    const rides = piece.isSparing ? ways.filter((way) => isRide(way) || !hopsOver(way.term)) : ways;
    const closed = closedToAll(piece);
    // what gives check alone moves nowhere, so it may end anywhere
    const checking = sideWays(checkingWays(piece), side).flatMap((way) => this.#raysOf(way, side, NOWHERE));
    // a ride given twice is one ray: two would make each other's paths redundant
    const raysOf = (isMeant: (ride: SideWay) => boolean, shut: Closed) => [
      ...new Set(rides.filter(isMeant).flatMap((way) => this.#raysOf(way, side, shut))),
    ];
    const set = (some: readonly Ray[]) => this.gather(withoutNeedless(some, this.squares));
    const captures = raysOf((ride) => ride.capture, closedToCaptures(piece)).map(capturing);
    const captureSet = set(captures);
    const attacking = [...new Set([...captures, ...checking.map(capturing)])];
    return new Movement({
      captureSet,
      quietSet: set(raysOf((ride) => ride.quiet, closed).map(quieting)),
      passingSet: set(raysOf((ride) => ride.inPassing, closedToCaptures(piece.inPassing ?? piece))),
      attackSet: checking.length === 0 ? captureSet : this.gather(withoutNeedless(attacking, this.squares)),
      passings: piece.isAnswered
        ? rides.flatMap((way) =>
            way.opensPassing ? this.#raysOf(way, side, closed).flatMap((ray) => passingsOf(way, ray)) : [],
          )
        : [],
      strikes: this.#strikesOf(ways, side, piece),
    });
  }

  #strikesOf(ways: readonly SideWay[], side: Side, piece: Mover) {
    const isWhole = ({ term }: SideTrail) => piece.isSparing === true && hopsOver(term);
    const striking = ways.flatMap((way) => (isRide(way) || !(strikes(way.term) || isWhole(way)) ? [] : [way]));
    if (striking.length === 0) return null;
    const shut = closedToAll(piece);
    const shutToCaptures = closedToCaptures(piece);
    const courses = striking.map((way) => {
      const { term, starts, ends } = way;
      return { term, starts, ends, shut, shutToCaptures, isWhole: isWhole(way) };
    });
    return (trailTools() as TrailTools).plantStrikes(this.#board, side, courses);
  }

  /** The same paths indexed by target: for each square, where it is reached from. */
  reversed(set: PathSet): PathSet {
    const known = this.#turnedRound.get(set);
    if (known) return known;
    const turned = this.#isSymmetric(set) ? set : this.gather(set.rays.map((ray) => ray.reversed(this.squares)));
    this.#turnedRound.set(set, turned);
    return turned;
  }

  /** The paths that can be blocked. */
  blockable({ rays }: PathSet): PathSet {
    return this.gather(rays.map((ray) => ray.blockable));
  }

  /** The paths grouped by a name, in alphabetical order. */
  parts({ rays }: PathSet, name: LineName): PathSet[] {
    const parts = new Map<string, Ray[]>();
    for (const ray of rays) {
      const part = parts.get(ray.line[name]);
      if (part) part.push(ray);
      else parts.set(ray.line[name], [ray]);
    }
    return [...parts.keys()].sort().map((key) => this.gather(parts.get(key) as Ray[]));
  }

  /** The set of some rays, without redundant paths. */
  gather(rays: readonly Ray[]): PathSet {
    const some = rays.filter(({ paths }) => paths.length > 0);
    const numbers = some.map((ray) => this.#numberOf(ray)).sort((a, b) => a - b);
    const name = numbers.join();
    const known = this.#sets.get(name) ?? this.#shared(new PathSet(some, this.squares));
    this.#sets.set(name, known);
    return known;
  }

  #raysOf(way: SideWay, side: Side, shut: Closed): readonly Ray[] {
    return isRide(way) ? [this.#ray(way, shut)] : this.#trailRays(way, side, shut);
  }

  #trailRays({ term, starts, ends }: SideTrail, side: Side, { squares, except }: Closed): readonly Ray[] {
    const tools = trailTools() as TrailTools;
    return tools.partsOf(term, side).map(({ leap, ...part }) => {
      const course = { ...part, starts, ends, squares, except };
      const name = JSON.stringify(course);
      const known = this.#rays.get(name) ?? rayOfTrail(tools.trace(this.#board, course), leap);
      this.#rays.set(name, known);
      return known;
    });
  }

  #ray(ride: SideRide, { squares, except }: Closed): Ray {
    const { step, limit, lamePath, starts } = ride;
    const isOpen = except.length > 0 && squares.length > 0;
    const closed = closedTo(ride, isOpen ? [] : squares, this.squares);
    const shut = isOpen ? { squares, except } : null;
    // rides from no square differ from rides from every square
    const from = starts ? `from ${starts.join()}` : "";
    const but = shut ? ` but ${shut.squares.join()} from ${shut.except.join()}` : "";
    const nameAlong = (direction: Vector) =>
      `${direction} ${limit} ${lamePath.join(".")} ${from} ${closed.join()}${but}`;
    const known = this.#rays.get(nameAlong(step));
    if (known) return known;
    const all = rayOf({ board: this.#board, starts, closed }, ride);
    const isShut = (start: Square, target: Square) => shut?.squares.includes(target) && !shut.except.includes(start);
    const made = shut ? all.filter(({ target }, start) => !isShut(start, target)) : all;
    this.#rays.set(nameAlong(step), made);
    if (lamePath.length === 0 && !starts && closed.length === 0 && !shut)
      this.#opposites.set(made, nameAlong(turned(step)));
    return made;
  }

  #isSymmetric({ rays }: PathSet): boolean {
    return rays.every((ray) => {
      const opposite = this.#rays.get(this.#opposites.get(ray) ?? "");
      return opposite !== undefined && rays.includes(opposite);
    });
  }

  #numberOf(ray: Ray): number {
    const number = this.#numbers.get(ray) ?? this.#numbers.size;
    this.#numbers.set(ray, number);
    return number;
  }

  /** The interned set with the same paths, whatever their rays. */
  #shared(set: PathSet): PathSet {
    for (const known of this.#sets.values()) if (isSame(known, set)) return known;
    return set;
  }
}

/** Squares where no ride of a piece ends, but for those that begin on other squares. */
interface Closed {
  readonly squares: readonly Square[];
  readonly except: readonly Square[];
}

/** Of trails that lie on no line: their paths are divided square by square. */
const TRAIL: Line = { family: "trail", axis: "", direction: "", heading: null };

function rayOfTrail({ starts, paths }: Traced, leap: Vector | null): Ray {
  return new Ray(leap ? lineOf(leap) : TRAIL, starts, paths);
}

const NOWHERE: Closed = { squares: [], except: [] };

type Ends = Pick<Mover, "closed" | "openings">;

function closedToAll({ closed, openings }: Ends): Closed {
  return { squares: closed, except: openings?.from ?? [] };
}

function closedToCaptures(ends: Ends): Closed {
  return ends.openings?.byCapture ? NOWHERE : closedToAll(ends);
}

/** Where the ways of one side begin and end; null is anywhere. */
interface Limits {
  readonly starts: readonly Square[] | null;
  readonly ends: readonly Square[] | null;
}

/** A ride of one side on the board. */
export type SideRide = Ride & Limits;
type SideTrail = Trail & Limits;
/** A way of one side on the board. */
export type SideWay = SideRide | SideTrail;

/** Ways on the board: Black's rides are turned by 180 degrees. */
export function turnedWays(piece: MovingPiece, side: Side): SideWay[] {
  return sideWays(waysOfPiece(piece), side);
}

function sideWays(ways: readonly PieceWay[], side: Side): SideWay[] {
  return ways.map(({ from, to, ...way }) => {
    const limits = { starts: from?.[side] ?? null, ends: to?.[side] ?? null };
    if (side !== BLACK || !isRide(way)) return { ...way, ...limits };
    return { ...way, ...limits, step: turned(way.step), lamePath: way.lamePath.map(turned) };
  });
}

/** Without paths that cross their own target: it would have to be empty. */
function capturing(ray: Ray): Ray {
  return ray.line.heading === null ? ray.filter(({ target, empties }) => !empties.includes(target)) : ray;
}

/** Without paths that hop over their own target: something would have to be there. */
function quieting(ray: Ray): Ray {
  return ray.line.heading === null ? ray.filter(({ target, hurdles }) => !hurdles.includes(target)) : ray;
}

/** Squares where a ride does not end, besides those where no ride of the piece does. */
export function closedTo({ ends }: Limits, barred: readonly Square[], squares: number): readonly Square[] {
  if (!ends) return barred;
  return Array.from({ length: squares }, (_, square) => square).filter(
    (square) => barred.includes(square) || !ends.includes(square),
  );
}

function turned([files, ranks]: Vector): Vector {
  return [-files, -ranks];
}

function passingsOf(ride: Passing["ride"], { starts, paths }: Ray): Passing[] {
  return paths.flatMap(({ target, empties }, index) =>
    empties.length > 0 ? [{ from: starts[index], to: target, crossed: empties, ride }] : [],
  );
}
