/**
 * The paths of a piece, square by square: its targets, and the squares on the way that must be empty. All of the
 * kernel's tables are made from these, so no other file of the compiler depends on Betza notation.
 */
import { type Ride, ridesOf } from "../betza/rides.ts";
import { BLACK, type Board, type Side, type Square, squareCount, type Vector } from "../geometry/board.ts";
import type { PieceType } from "../variant/variant.ts";
import { isSame, PathSet, type PathsBySquare, withoutNeedless } from "./path-set.ts";
import { type Ground, type Line, type Ray, rayOf } from "./rays.ts";

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
export interface Mover extends Pick<PieceType, "betza" | "firstMove"> {
  /** Squares where no move of its side may end. */
  readonly closed: readonly Square[];
  /** Whether any piece captures en passant, so that the squares that a move crosses matter. */
  readonly isAnswered: boolean;
}

/** The movement of the pieces of one side and kind. */
export class Movement {
  readonly captureSet: PathSet;
  readonly quietSet: PathSet;
  readonly passingSet: PathSet;
  readonly passings: readonly Passing[];

  constructor(captureSet: PathSet, quietSet: PathSet, passingSet: PathSet, passings: readonly Passing[]) {
    this.captureSet = captureSet;
    this.quietSet = quietSet;
    this.passingSet = passingSet;
    this.passings = passings;
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
}

/**
 * Interns rays and sets of them: what moves alike (both sides, captures and quiet moves, a ride seen from its end, the
 * orthogonal half of a queen) shares one object, so equal sets are identical and can key the tables made from them.
 */
export class PathPool {
  private readonly board: Board;
  private readonly squares: number;
  private readonly rays = new Map<string, Ray>();
  /** By ray: the name of its reverse, for rides that are the same from either end. */
  private readonly opposites = new Map<Ray, string>();
  private readonly numbers = new Map<Ray, number>();
  private readonly sets = new Map<string, PathSet>();
  private readonly turnedRound = new Map<PathSet, PathSet>();

  constructor(board: Board) {
    this.board = board;
    this.squares = squareCount(board);
  }

  movementOf(piece: Mover, side: Side): Movement {
    const ground = { board: this.board, firstMove: piece.firstMove[side], closed: piece.closed };
    const rides = turnedRides(piece, side);
    const rays = rides.map((ride) => this.ray(ground, ride));
    // a ride given twice is one ray: two would make each other's paths redundant
    const raysOf = (isMeant: (ride: Ride) => boolean) => [...new Set(rays.filter((_, at) => isMeant(rides[at])))];
    const set = (isMeant: (ride: Ride) => boolean) => this.gather(withoutNeedless(raysOf(isMeant), this.squares));
    return new Movement(
      set((ride) => ride.capture),
      set((ride) => ride.quiet),
      set((ride) => ride.inPassing),
      piece.isAnswered ? rides.flatMap((ride, at) => (ride.opensPassing ? passingsOf(ride, rays[at]) : [])) : [],
    );
  }

  /** The same paths indexed by target: for each square, where it is reached from. */
  reversed(set: PathSet): PathSet {
    const known = this.turnedRound.get(set);
    if (known) return known;
    const turned = this.isSymmetric(set) ? set : this.gather(set.rays.map((ray) => ray.reversed(this.squares)));
    this.turnedRound.set(set, turned);
    return turned;
  }

  /** The paths that can be blocked. */
  blockable({ rays }: PathSet): PathSet {
    return this.gather(rays.map((ray) => ray.blockable));
  }

  /** The paths grouped by a name, in alphabetical order. */
  parts({ rays }: PathSet, name: keyof Line): PathSet[] {
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
    const numbers = some.map((ray) => this.numberOf(ray)).sort((a, b) => a - b);
    const name = numbers.join();
    const known = this.sets.get(name) ?? this.shared(new PathSet(some, this.squares));
    this.sets.set(name, known);
    return known;
  }

  private ray(ground: Ground, ride: Ride): Ray {
    const { step, limit, lamePath, initial } = ride;
    const closed = ground.closed.join();
    // a first move from no square differs from a move from every square
    const starts = initial ? `from ${ground.firstMove.join()}` : "";
    const nameAlong = (direction: Vector) => `${direction} ${limit} ${lamePath.join(".")} ${starts} ${closed}`;
    const known = this.rays.get(nameAlong(step));
    if (known) return known;
    const made = rayOf(ground, ride);
    this.rays.set(nameAlong(step), made);
    if (lamePath.length === 0 && !initial && closed === "") this.opposites.set(made, nameAlong(turned(step)));
    return made;
  }

  private isSymmetric({ rays }: PathSet): boolean {
    return rays.every((ray) => {
      const opposite = this.rays.get(this.opposites.get(ray) ?? "");
      return opposite !== undefined && rays.includes(opposite);
    });
  }

  private numberOf(ray: Ray): number {
    const number = this.numbers.get(ray) ?? this.numbers.size;
    this.numbers.set(ray, number);
    return number;
  }

  /** The interned set with the same paths, whatever their rays. */
  private shared(set: PathSet): PathSet {
    for (const known of this.sets.values()) if (isSame(known, set)) return known;
    return set;
  }
}

/** Rides on the board: Black's are turned by 180 degrees. */
export function turnedRides({ betza }: Pick<PieceType, "betza">, side: Side): Ride[] {
  const rides = ridesOf(betza);
  if (side !== BLACK) return rides;
  return rides.map((ride) => ({ ...ride, step: turned(ride.step), lamePath: ride.lamePath.map(turned) }));
}

function turned([files, ranks]: Vector): Vector {
  return [-files, -ranks];
}

function passingsOf(ride: Ride, { starts, paths }: Ray): Passing[] {
  return paths.flatMap(({ target, empties }, index) =>
    empties.length > 0 ? [{ from: starts[index], to: target, crossed: empties, ride }] : [],
  );
}
