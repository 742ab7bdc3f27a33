/**
 * Steps for setwise generation: possible for a kind whose moves are single leaps, each either quiet or a capture, with
 * lame ones that continue another step (the pawn's double step).
 */
import { isRide, type Ride } from "../betza/rides.ts";
import {
  type Board,
  boardSquares,
  type Side,
  type Square,
  squareCount,
  stepFrom,
  type Vector,
} from "../geometry/board.ts";
import { waysOfPiece } from "../variant/piece-ways.ts";
import { closedTo, type Mover, type SideRide, type SideWay, turnedWays } from "./paths.ts";

export interface Step {
  /** Squares that the step starts from; for a chained step, those that the step before it reached. */
  readonly sources: readonly Square[];
  /** The leap as a difference of square numbers. */
  readonly distance: number;
  /** Difference from the piece's own square to the target. */
  readonly total: number;
  readonly captures: boolean;
  readonly chained: boolean;
  readonly passes: boolean;
}

/** The steps of a kind, or null when it must be generated piece by piece. */
export function stepsOf(board: Board, piece: Mover, side: Side): Step[] | null {
  const rides = turnedWays(piece, side).filter(isPlain);
  if (rides.length < waysOfPiece(piece).length) return null;
  const lame = rides.filter((ride) => ride.lamePath.length > 0);
  const plain = rides.filter((ride) => ride.lamePath.length === 0 && (ride.quiet || ride.capture));
  if (hasRepeats(plain) || hasRepeats(lame) || haveCommonTarget(plain, lame)) return null;
  const steps: Step[] = [];
  for (const ride of plain) {
    if (ride.quiet) {
      steps.push(plainStep(board, piece, ride, false));
      const chained = lame.filter((other) => equal(other.lamePath[0], ride.step));
      if (chained.length > 1 || (chained.length === 1 && ride.starts)) return null;
      const starts = new Set(startsOf(board, piece, ride));
      for (const other of chained) {
        if (startsOf(board, piece, other).some((square) => !starts.has(square))) return null;
        steps.push(chainedStep(board, piece, ride, other));
      }
    }
    if (ride.capture) steps.push(plainStep(board, piece, ride, true));
  }
  return steps.filter((step) => step.chained).length === lame.length ? steps : null;
}

function isPlain(ride: SideWay): ride is SideRide {
  if (!isRide(ride) || ride.limit !== 1) return false;
  if (ride.lamePath.length === 0) return !ride.opensPassing;
  return ride.lamePath.length === 1 && ride.quiet && !ride.capture && !ride.inPassing;
}

function hasRepeats(rides: readonly Ride[]): boolean {
  const names = rides.flatMap((ride) => [
    ...(ride.quiet ? [`m${ride.step.join()}`] : []),
    ...(ride.capture ? [`c${ride.step.join()}`] : []),
  ]);
  return new Set(names).size < names.length;
}

/** Whether a quiet leap and a lame one share a target. */
function haveCommonTarget(plain: readonly Ride[], lame: readonly Ride[]): boolean {
  return lame.some((ride) => plain.some((other) => other.quiet && equal(other.step, ride.step)));
}

function plainStep(board: Board, piece: Mover, ride: SideRide, captures: boolean): Step {
  const distance = distanceOf(board, ride.step);
  const sources = startsOf(board, piece, ride);
  return { sources, distance, total: distance, captures, chained: false, passes: false };
}

function chainedStep(board: Board, piece: Mover, first: SideRide, ride: SideRide): Step {
  const total = distanceOf(board, ride.step);
  const before = distanceOf(board, first.step);
  return {
    sources: startsOf(board, piece, ride).map((square) => square + before),
    distance: total - before,
    total,
    captures: false,
    chained: true,
    passes: piece.isAnswered && ride.opensPassing,
  };
}

/** Squares from which the leap stays on the board and off the piece's closed squares. */
function startsOf(board: Board, piece: Mover, ride: SideRide): Square[] {
  const closed = closedTo(ride, piece.closed, squareCount(board));
  return boardSquares(board).filter((square) => {
    const target = stepFrom(board, square, ride.step);
    if (target === null || closed.includes(target)) return false;
    return !ride.starts || ride.starts.includes(square);
  });
}

function distanceOf(board: Board, [files, ranks]: Vector): number {
  return ranks * board.files + files;
}

function equal(a: Vector, b: Vector): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
