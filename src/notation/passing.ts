/**
 * En passant, read from the Betza notation alone.
 *
 * A first move that passes over squares (`ifmnD`) leaves them open for one ply to men whose notation has `e`; the man
 * that passed is what they take.
 */
import { type Ride, ridesOf } from "../betza/rides.ts";
import { SIDES, type Side, type Square, stepFrom, type Vector, WHITE } from "../geometry/board.ts";
import type { Men } from "../variant/men.ts";
import type { EnPassant } from "../variant/position.ts";
import type { FenRules } from "./fen-rules.ts";

/** A first move that may be answered en passant. */
export interface PassingMove {
  /** The kind that has this move. */
  readonly kind: number;
  readonly from: Square;
  readonly to: Square;
  /** The squares between, in order. */
  readonly passed: readonly Square[];
}

type PassingRules = Pick<FenRules, "board" | "pieces">;

/** Every move of a side that lets the other side capture en passant, whatever stands on the board. */
export function passingMoves(rules: PassingRules, side: Side): readonly PassingMove[] {
  return passingTable(rules).moves[side];
}

/** Whether a man of the side to move stands ready to capture en passant, pins and checks aside. */
export function isEnPassantReady(rules: PassingRules, men: Men, turn: Side, { passed }: EnPassant): boolean {
  const { captures } = passingTable(rules);
  return men.some((man, from) => {
    if (man?.side !== turn) return false;
    const rides = captures[man.kind].filter((ride) => mayRide(rules, ride, man.kind, turn, from));
    return rides.some((ride) => reaches(rules, men, { ride, side: turn, from }, passed));
  });
}

/** What follows from the pieces alone; made once for each list of pieces. */
interface PassingTable {
  /** By side. */
  readonly moves: readonly (readonly PassingMove[])[];
  /** By kind: the rides that capture en passant. */
  readonly captures: readonly (readonly Ride[])[];
}

const tables = new WeakMap<PassingRules["pieces"], PassingTable>();

function passingTable(rules: PassingRules): PassingTable {
  const known = tables.get(rules.pieces);
  if (known) return known;
  const table = makePassingTable(rules);
  tables.set(rules.pieces, table);
  return table;
}

function makePassingTable(rules: PassingRules): PassingTable {
  const rides = rules.pieces.map(({ betza }) => ridesOf(betza));
  const moves = SIDES.map((side) => rides.flatMap((own, kind) => passingMovesOf(rules, own, kind, side)));
  return { moves, captures: rides.map((own) => own.filter((ride) => ride.enPassant)) };
}

function passingMovesOf(rules: PassingRules, rides: readonly Ride[], kind: number, side: Side): PassingMove[] {
  const creating = rides.filter((ride) => ride.createsEnPassant);
  const starts = rules.pieces[kind].firstMove[side];
  return creating.flatMap((ride) =>
    starts.flatMap((from) => {
      const routes = routesOf(rules, { ride, side, from }).filter(({ passed }) => passed.length > 0);
      return routes.map(({ to, passed }) => ({ kind, from, to, passed }));
    }),
  );
}

/** One ride of one side from one square. */
interface Departure {
  readonly ride: Ride;
  readonly side: Side;
  readonly from: Square;
}

interface Route {
  readonly to: Square;
  readonly passed: readonly Square[];
}

/** Where a ride can end on an empty board, nearest first, with the squares that it passes. */
function routesOf({ board }: PassingRules, { ride, side, from }: Departure): Route[] {
  const routes: Route[] = [];
  const passed: Square[] = [];
  let at: Square = from;
  for (let leap = 1; leap <= (ride.limit || board.files + board.ranks); leap++) {
    const to = stepFrom(board, at, turned(ride.step, side));
    if (to === null) break;
    for (const vector of ride.lamePath) passed.push(stepFrom(board, at, turned(vector, side)) ?? at);
    routes.push({ to, passed: [...passed] });
    passed.push(to);
    at = to;
  }
  return routes;
}

function reaches(rules: PassingRules, men: Men, departure: Departure, targets: readonly Square[]): boolean {
  return routesOf(rules, departure).some(({ to, passed }) => {
    return targets.includes(to) && [to, ...passed].every((square) => men[square] === null);
  });
}

function mayRide({ pieces }: PassingRules, ride: Ride, kind: number, side: Side, square: Square): boolean {
  return !ride.initial || pieces[kind].firstMove[side].includes(square);
}

function turned([files, ranks]: Vector, side: Side): Vector {
  return side === WHITE ? [files, ranks] : [-files, -ranks];
}
