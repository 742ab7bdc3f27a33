/**
 * The ways of a piece, square by square: where it can go and which squares must be empty on the way. Everything the
 * kernel's tables need is made from these, so no other file of the compiler knows what notation says.
 */
import { type Ride, ridesOf } from "../betza/rides.ts";
import { BLACK, type Board, type Side, type Square, squareCount, stepFrom, type Vector } from "../geometry/board.ts";
import type { Piece } from "../variant/variant.ts";

export interface Way {
  readonly target: Square;
  /** Squares that must be empty, ascending; none for a leap. */
  readonly empties: readonly Square[];
  /** The kind of leap that is repeated, for instance `0,1` for a rook's. */
  readonly family: string;
  /** Direction of the leap, the same for opposite directions. */
  readonly axis: string;
  readonly direction: string;
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

export function movementOf(board: Board, piece: Piece, side: Side): Movement {
  const rides = turnedRides(piece, side);
  const context = { board, piece, side };
  return {
    captures: waysOf(
      context,
      rides.filter((ride) => ride.capture),
    ),
    quiets: waysOf(
      context,
      rides.filter((ride) => ride.quiet),
    ),
    enPassant: waysOf(
      context,
      rides.filter((ride) => ride.enPassant),
    ),
    passings: passingsOf(
      context,
      rides.filter((ride) => ride.createsEnPassant),
    ),
  };
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
  readonly between: readonly Square[];
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

function waysOf(context: Context, rides: readonly Ride[]): WaysBySquare {
  const forbidden = new Set(context.piece.forbidden[context.side]);
  return Array.from({ length: squareCount(context.board) }, (_, start) => {
    const ways = rides.flatMap((ride) => waysOfRide(context, ride, start));
    return withoutNeedless(ways.filter((way) => !forbidden.has(way.target)));
  });
}

function waysOfRide(context: Context, ride: Ride, start: Square): Way[] {
  const names = namesOf(ride.step);
  return landingsOf(context, ride, start).map(({ square, between }) => ({
    target: square,
    empties: [...between].sort((a, b) => a - b),
    ...names,
  }));
}

function namesOf([files, ranks]: Vector): Pick<Way, "family" | "axis" | "direction"> {
  const sizes = [Math.abs(files), Math.abs(ranks)].sort((a, b) => a - b);
  const positive = ranks > 0 || (ranks === 0 && files > 0);
  const axis = positive ? `${files},${ranks}` : `${-files},${-ranks}`;
  return { family: sizes.join(), axis, direction: `${files},${ranks}` };
}

/** Drops a way when another to the same target needs no more than it does; sorts by target. */
function withoutNeedless(ways: readonly Way[]): Way[] {
  const kept = ways.filter(
    (way, index) =>
      !ways.some((other, at) => other !== way && dominates(other, way) && (at < index || !dominates(way, other))),
  );
  return kept.sort((a, b) => a.target - b.target || a.empties.length - b.empties.length);
}

function dominates(a: Way, b: Way): boolean {
  return a.target === b.target && a.empties.every((square) => b.empties.includes(square));
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

/** The same ways seen from their targets: for each square, from where it is reached. */
export function reversed(ways: WaysBySquare): WaysBySquare {
  const result: Way[][] = ways.map(() => []);
  for (const [start, list] of ways.entries()) {
    for (const way of list) result[way.target].push({ ...way, target: start });
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
  return ways.map((list) => list.map((way) => `${way.target}:${way.empties.join(".")}`).join()).join(";");
}

export function isEmpty(ways: WaysBySquare): boolean {
  return ways.every((list) => list.length === 0);
}
