/**
 * En passant, read from the Betza notation alone.
 *
 * A first move that passes over squares (`ifmnD`) leaves them open for one ply to men whose notation has `e`; the man
 * that passed is what they take. A royal man is never taken so: where it could be, it may not go.
 */
import { type Ride, ridesOf } from "../betza/rides.ts";
import { SIDES, type Side, type Square } from "../geometry/board.ts";
import type { Men } from "../variant/men.ts";
import type { EnPassant } from "../variant/position.ts";
import { routesOf } from "../variant/routes.ts";
import { closedSquares, type SquaresByKind } from "../variant/standing.ts";
import type { FenRules } from "./fen-rules.ts";

/** What the last move may have left open, as far as a board tells: one entry for each set of squares and man, and perhaps
 *  more than one man for one set. The squares ascend.
 *  @param side the one that has moved */
export function passingsBehind(rules: PassingRules, men: Men, side: Side): EnPassant[] {
  const isPossible = ({ kind, from, to, passed }: PassingMove) => {
    const man = men[to];
    return man?.side === side && man.kind === kind && !men[from] && passed.every((square) => !men[square]);
  };
  return united(passingTable(rules).moves[side].filter(isPossible));
}

/** Where the man may stand that has just left open some squares, whatever else is on the board. */
export function victimsOf(rules: PassingRules, side: Side, passed: readonly Square[]): ReadonlySet<Square> {
  const within = passingTable(rules).moves[side].filter((move) =>
    move.passed.every((square) => passed.includes(square)),
  );
  const whole = united(within).filter((enPassant) => enPassant.passed.length === passed.length);
  return new Set(whole.map(({ victim }) => victim));
}

/** One move may be made in several ways, and leaves open what any of them passes over. */
function united(moves: readonly PassingMove[]): EnPassant[] {
  const found = new Map<string, { squares: Set<Square>; victim: Square }>();
  for (const { kind, from, to, passed, mode } of moves) {
    const name = `${kind} ${from} ${to} ${mode}`;
    const known = found.get(name) ?? { squares: new Set(), victim: to };
    for (const square of passed) known.squares.add(square);
    found.set(name, known);
  }
  return [...found.values()].map(({ squares, victim }) => ({ passed: [...squares].sort((a, b) => a - b), victim }));
}

/** Whether a man of the side to move stands ready to capture en passant, pins and checks aside. */
export function isEnPassantReady(rules: PassingRules, men: Men, turn: Side, { passed }: EnPassant): boolean {
  const { captures, closed } = passingTable(rules);
  return men.some((man, from) => {
    if (man?.side !== turn) return false;
    const rides = captures[man.kind].filter((ride) => mayRide(rules, ride, man.kind, turn, from));
    return rides
      .flatMap((ride) => routesOf(rules.board, ride, turn, from))
      .filter((route) => passed.includes(route.to) && !closed[turn][man.kind].has(route.to))
      .some((route) => [route.to, ...route.passed].every((square) => men[square] === null));
  });
}

type PassingRules = Pick<FenRules, "board" | "pieces" | "royal" | "promotions">;

/** One way of making a first move that passes over squares. */
interface PassingMove {
  readonly kind: number;
  readonly from: Square;
  readonly to: Square;
  /** The squares between, in order. */
  readonly passed: readonly Square[];
  readonly mode: "quiet" | "capture" | "enPassant";
}

/** What follows from the rules alone; made once for each list of pieces. */
interface PassingTable {
  /** By side. */
  readonly moves: readonly (readonly PassingMove[])[];
  /** By kind: the rides that capture en passant. */
  readonly captures: readonly (readonly Ride[])[];
  readonly closed: SquaresByKind;
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
  const { pieces, promotions, royal } = rules;
  const rides = pieces.map(({ betza }) => ridesOf(betza));
  const captures = rides.map((own) => own.filter((ride) => ride.enPassant));
  const movers = captures.some((own) => own.length > 0) ? [...pieces.keys()].filter((kind) => kind !== royal) : [];
  const moves = SIDES.map((side) => movers.flatMap((kind) => passingMovesOf(rules, rides[kind], kind, side)));
  return { moves, captures, closed: closedSquares(pieces, promotions) };
}

const MODES = ["quiet", "capture", "enPassant"] as const;

function passingMovesOf(rules: PassingRules, rides: readonly Ride[], kind: number, side: Side): PassingMove[] {
  const creating = rides.filter((ride) => ride.createsEnPassant);
  const starts = rules.pieces[kind].firstMove[side];
  return creating.flatMap((ride) =>
    starts.flatMap((from) => {
      const routes = routesOf(rules.board, ride, side, from).filter(({ passed }) => passed.length > 0);
      const modes = MODES.filter((mode) => ride[mode]);
      return routes.flatMap(({ to, passed }) => modes.map((mode) => ({ kind, from, to, passed, mode })));
    }),
  );
}

function mayRide({ pieces }: PassingRules, ride: Ride, kind: number, side: Side, square: Square): boolean {
  return !ride.initial || pieces[kind].firstMove[side].includes(square);
}
