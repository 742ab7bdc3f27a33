/**
 * En passant, read from the Betza notation alone.
 *
 * A first move that passes over squares (`ifmnD`) leaves them open for one ply to men whose notation has `e`; the man
 * that passed is what they take.
 */
import { type Ride, ridesOf } from "../betza/rides.ts";
import { SIDES, type Side, type Square } from "../geometry/board.ts";
import type { Men } from "../variant/men.ts";
import type { EnPassant } from "../variant/position.ts";
import { routesOf } from "../variant/routes.ts";
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
    return rides
      .flatMap((ride) => routesOf(rules.board, ride, turn, from))
      .some(
        (route) => passed.includes(route.to) && [route.to, ...route.passed].every((square) => men[square] === null),
      );
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
      const routes = routesOf(rules.board, ride, side, from).filter(({ passed }) => passed.length > 0);
      return routes.map(({ to, passed }) => ({ kind, from, to, passed }));
    }),
  );
}

function mayRide({ pieces }: PassingRules, ride: Ride, kind: number, side: Side, square: Square): boolean {
  return !ride.initial || pieces[kind].firstMove[side].includes(square);
}
