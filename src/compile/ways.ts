/**
 * The ways of a piece, square by square: where it can go and which squares must be empty on the way. Everything the
 * kernel's tables need is made from these, so no other file of the compiler knows what notation says.
 */
import { type Ride, ridesOf } from "../betza/rides.ts";
import { BLACK, type Board, type Side, type Square, squareCount, stepFrom, type Vector } from "../geometry/board.ts";
import type { Piece } from "../variant/variant.ts";

/** Names by which ways are told apart when they are divided among tables. */
export interface Line {
  /** The kind of leap that is repeated, for instance `0,1` for a rook's. */
  readonly family: string;
  /** Direction of the leap, the same for opposite directions. */
  readonly axis: string;
  readonly direction: string;
}

export interface Way {
  readonly target: Square;
  /** Squares that must be empty, ascending; none for a leap. */
  readonly empties: readonly Square[];
  readonly line: Line;
}

/** For every square of the board, the ways that start there. */
export type WaysBySquare = readonly (readonly Way[])[];

export interface Passing {
  readonly from: Square;
  readonly to: Square;
  readonly passed: readonly Square[];
}

/** How the men of one side and kind move. */
export interface Movement {
  readonly captures: WaysBySquare;
  readonly quiets: WaysBySquare;
  readonly enPassant: WaysBySquare;
  readonly passings: readonly Passing[];
}

/**
 * Makes ways, each only once: whatever moves alike (both sides, captures and quiet moves, a ride seen from its end)
 * shares one object, so equal ways are identical and tables made from them can be remembered by it.
 */
export class WayPool {
  private readonly board: Board;
  private readonly byRides = new Map<string, WaysBySquare>();
  private readonly bySignature = new Map<string, WaysBySquare>();
  private readonly turnedRound = new Map<WaysBySquare, WaysBySquare>();

  constructor(board: Board) {
    this.board = board;
  }

  movementOf(piece: Piece, side: Side): Movement {
    const rides = turnedRides(piece, side);
    const context = { board: this.board, piece, side };
    const ways = (isMeant: (ride: Ride) => boolean) => this.waysOf(context, rides.filter(isMeant));
    return {
      captures: ways((ride) => ride.capture),
      quiets: ways((ride) => ride.quiet),
      enPassant: ways((ride) => ride.enPassant),
      passings: passingsOf(
        context,
        rides.filter((ride) => ride.createsEnPassant),
      ),
    };
  }

  /** The same ways seen from their targets: for each square, from where it is reached. */
  reversed(ways: WaysBySquare): WaysBySquare {
    const known = this.turnedRound.get(ways) ?? this.shared(reversed(ways));
    this.turnedRound.set(ways, known);
    return known;
  }

  private waysOf(context: Context, rides: readonly Ride[]): WaysBySquare {
    const name = nameOfRides(context, rides);
    const known = this.byRides.get(name) ?? this.shared(makeWays(context, rides));
    this.byRides.set(name, known);
    return known;
  }

  private shared(ways: WaysBySquare): WaysBySquare {
    const signature = signatureOf(ways);
    const known = this.bySignature.get(signature) ?? ways;
    this.bySignature.set(signature, known);
    return known;
  }
}

/** All that the ways of some rides depend on. */
function nameOfRides({ piece, side }: Context, rides: readonly Ride[]): string {
  const names = rides.map(({ step, limit, lamePath, initial }) => `${step} ${limit} ${lamePath.join(".")} ${initial}`);
  const starts = rides.some((ride) => ride.initial) ? piece.firstMove[side] : [];
  return [...names.sort(), starts, piece.forbidden[side]].join("|");
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

interface Context {
  readonly board: Board;
  readonly piece: Piece;
  readonly side: Side;
}

interface Landing {
  readonly square: Square;
  /** Squares between the start and the landing, in order. */
  readonly between: Square[];
}

/** The landings of a ride on an empty board, nearest first. */
function landingsOf({ board, piece, side }: Context, ride: Ride, start: Square): Landing[] {
  if (ride.initial && !piece.firstMove[side].includes(start)) return [];
  const landings: Landing[] = [];
  const between: Square[] = [];
  let from = start;
  for (let leap = 1; ride.limit === 0 || leap <= ride.limit; leap++) {
    const to = stepFrom(board, from, ride.step);
    if (to === null) break;
    for (const offset of ride.lamePath) between.push(stepFrom(board, from, offset) as Square);
    landings.push({ square: to, between: [...between] });
    between.push(to);
    from = to;
  }
  return landings;
}

function makeWays(context: Context, rides: readonly Ride[]): WaysBySquare {
  const forbidden = new Set(context.piece.forbidden[context.side]);
  const lines = rides.map((ride) => lineOf(ride.step));
  return Array.from({ length: squareCount(context.board) }, (_, start) => {
    const ways: Way[] = [];
    for (const [index, ride] of rides.entries()) {
      for (const { square, between } of landingsOf(context, ride, start)) {
        if (!forbidden.has(square)) ways.push({ target: square, empties: between.sort(ascending), line: lines[index] });
      }
    }
    return withoutNeedless(ways);
  });
}

function lineOf([files, ranks]: Vector): Line {
  const sizes = [Math.abs(files), Math.abs(ranks)].sort(ascending);
  const positive = ranks > 0 || (ranks === 0 && files > 0);
  const axis = positive ? `${files},${ranks}` : `${-files},${-ranks}`;
  return { family: sizes.join(), axis, direction: `${files},${ranks}` };
}

/** Drops a way when another to the same target needs no more than it does; sorts by target. */
function withoutNeedless(ways: Way[]): Way[] {
  ways.sort((a, b) => a.target - b.target || a.empties.length - b.empties.length);
  return ways.filter((way, index) => {
    for (let at = index - 1; at >= 0 && ways[at].target === way.target; at--) {
      if (isWithin(ways[at].empties, way.empties)) return false;
    }
    return true;
  });
}

function isWithin(some: readonly Square[], all: readonly Square[]): boolean {
  return some.every((square) => all.includes(square));
}

function ascending(a: number, b: number): number {
  return a - b;
}

function passingsOf(context: Context, rides: readonly Ride[]): Passing[] {
  return Array.from({ length: squareCount(context.board) }, (_, from) => from).flatMap((from) =>
    rides.flatMap((ride) =>
      landingsOf(context, ride, from)
        .filter((landing) => landing.between.length > 0)
        .map(({ square, between }) => ({ from, to: square, passed: between })),
    ),
  );
}

function reversed(ways: WaysBySquare): WaysBySquare {
  const result: Way[][] = ways.map(() => []);
  for (const [start, list] of ways.entries()) {
    for (const { target, empties, line } of list) result[target].push({ target: start, empties, line });
  }
  return result;
}

/** Leaps alone, as targets by square. */
export function leapsOf(ways: WaysBySquare): Square[][] {
  return ways.map((list) => list.filter((way) => way.empties.length === 0).map((way) => way.target));
}

/** Ways that men can block. */
export function blockableOf(ways: WaysBySquare): WaysBySquare {
  return ways.map((list) => list.filter((way) => way.empties.length > 0));
}

/** A text that is equal exactly when the ways are. */
export function signatureOf(ways: WaysBySquare): string {
  return ways.map(listSignature).join("");
}

function listSignature(list: readonly Way[]): string {
  const codes = [list.length];
  for (const { target, empties } of list) {
    codes.push(target, empties.length);
    for (const square of empties) codes.push(square);
  }
  return String.fromCharCode.apply(null, codes);
}

export function isEmpty(ways: WaysBySquare): boolean {
  return ways.every((list) => list.length === 0);
}
