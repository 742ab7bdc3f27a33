/**
 * The ways of a piece, square by square: where it can go and which squares must be empty on the way. Everything the
 * kernel's tables need is made from these, so no other file of the compiler knows what notation says.
 */
import { type Ride, ridesOf } from "../betza/rides.ts";
import { BLACK, type Board, type Side, type Square, squareCount, type Vector } from "../geometry/board.ts";
import type { Piece } from "../variant/variant.ts";
import { type Ground, type Line, type Ray, rayOf } from "./rays.ts";
import { isSame, WaySet, type WaysBySquare, withoutNeedless } from "./way-set.ts";

export type { Line, Way } from "./rays.ts";
export type { WaySet, WaysBySquare } from "./way-set.ts";

export interface Passing {
  readonly from: Square;
  readonly to: Square;
  readonly passed: readonly Square[];
}

/** How the men of one side and kind move. */
export class Movement {
  readonly captureSet: WaySet;
  readonly quietSet: WaySet;
  readonly enPassantSet: WaySet;
  readonly passings: readonly Passing[];

  constructor(captureSet: WaySet, quietSet: WaySet, enPassantSet: WaySet, passings: readonly Passing[]) {
    this.captureSet = captureSet;
    this.quietSet = quietSet;
    this.enPassantSet = enPassantSet;
    this.passings = passings;
  }

  get captures(): WaysBySquare {
    return this.captureSet.bySquare;
  }

  get quiets(): WaysBySquare {
    return this.quietSet.bySquare;
  }

  get enPassant(): WaysBySquare {
    return this.enPassantSet.bySquare;
  }
}

/**
 * Makes rays and sets of them, each only once: whatever moves alike (both sides, captures and quiet moves, a ride seen
 * from its end, the straight half of a queen) shares one object, so equal sets are identical and tables made from them
 * can be remembered by it.
 */
export class WayPool {
  private readonly board: Board;
  private readonly squares: number;
  private readonly rays = new Map<string, Ray>();
  /** By ray: the name of the one that runs the other way, for rides that are the same seen from their ends. */
  private readonly opposites = new Map<Ray, string>();
  private readonly numbers = new Map<Ray, number>();
  private readonly sets = new Map<string, WaySet>();
  private readonly turnedRound = new Map<WaySet, WaySet>();

  constructor(board: Board) {
    this.board = board;
    this.squares = squareCount(board);
  }

  movementOf(piece: Piece, side: Side): Movement {
    const ground = { board: this.board, firstMove: piece.firstMove[side], forbidden: piece.forbidden[side] };
    const rides = turnedRides(piece, side);
    const rays = rides.map((ride) => this.ray(ground, ride));
    const raysOf = (isMeant: (ride: Ride) => boolean) => rays.filter((_, index) => isMeant(rides[index]));
    const set = (isMeant: (ride: Ride) => boolean) => this.gather(withoutNeedless(raysOf(isMeant), this.squares));
    return new Movement(
      set((ride) => ride.capture),
      set((ride) => ride.quiet),
      set((ride) => ride.enPassant),
      passingsOf(raysOf((ride) => ride.createsEnPassant)),
    );
  }

  /** The same ways seen from their targets: for each square, from where it is reached. */
  reversed(set: WaySet): WaySet {
    const known = this.turnedRound.get(set);
    if (known) return known;
    const turned = this.isSymmetric(set) ? set : this.gather(set.rays.map((ray) => ray.reversed(this.squares)));
    this.turnedRound.set(set, turned);
    return turned;
  }

  /** The ways that men can block. */
  blockable({ rays }: WaySet): WaySet {
    return this.gather(rays.map((ray) => ray.blockable));
  }

  /** Ways of each name apart, names in alphabetical order. */
  parts({ rays }: WaySet, name: keyof Line): WaySet[] {
    const parts = new Map<string, Ray[]>();
    for (const ray of rays) {
      const part = parts.get(ray.line[name]);
      if (part) part.push(ray);
      else parts.set(ray.line[name], [ray]);
    }
    return [...parts.keys()].sort().map((key) => this.gather(parts.get(key) as Ray[]));
  }

  /** The set of some rays, none of whose ways is needless. */
  gather(rays: readonly Ray[]): WaySet {
    const some = rays.filter(({ ways }) => ways.length > 0);
    const numbers = some.map((ray) => this.numberOf(ray)).sort((a, b) => a - b);
    const name = numbers.join();
    const known = this.sets.get(name) ?? this.shared(new WaySet(some, this.squares));
    this.sets.set(name, known);
    return known;
  }

  private ray(ground: Ground, ride: Ride): Ray {
    const { step, limit, lamePath, initial } = ride;
    const forbidden = ground.forbidden.join();
    const name = `${step} ${limit} ${lamePath.join(".")} ${initial ? ground.firstMove.join() : ""} ${forbidden}`;
    const known = this.rays.get(name);
    if (known) return known;
    const made = rayOf(ground, ride);
    this.rays.set(name, made);
    if (lamePath.length === 0 && !initial && forbidden === "") this.opposites.set(made, `${turned(step)} ${limit}   `);
    return made;
  }

  private isSymmetric({ rays }: WaySet): boolean {
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

  /** The set that is known already with the same ways, whatever rays they came from. */
  private shared(set: WaySet): WaySet {
    for (const known of this.sets.values()) if (isSame(known, set)) return known;
    return set;
  }
}

/** Rides as they run on the board: Black's are turned by 180 degrees. */
export function turnedRides(piece: Piece, side: Side): Ride[] {
  const rides = ridesOf(piece.betza);
  if (side !== BLACK) return rides;
  return rides.map((ride) => ({ ...ride, step: turned(ride.step), lamePath: ride.lamePath.map(turned) }));
}

function turned([files, ranks]: Vector): Vector {
  return [-files, -ranks];
}

function passingsOf(rays: readonly Ray[]): Passing[] {
  return rays.flatMap(({ starts, ways }) =>
    ways.flatMap(({ target, empties }, index) =>
      empties.length > 0 ? [{ from: starts[index], to: target, passed: empties }] : [],
    ),
  );
}
