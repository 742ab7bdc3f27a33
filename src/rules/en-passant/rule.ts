/**
 * En passant, derived from the Betza notation alone.
 *
 * A first move that crosses squares (`ifmnD`) opens them for one ply to pieces whose notation has `e`, which capture
 * the piece that crossed. A king is never captured so: it may not make a move that allows it.
 */

import { SIDES, type Side, type Square } from "../../geometry/board.ts";
import { hasSquare, type PieceWay, waysAnywhere, waysOfPiece } from "../../variant/piece-ways.ts";
import { isPieceOn, type Pieces } from "../../variant/pieces.ts";
import { type Route, routesOf } from "../../variant/routes.ts";
import type { PieceType, Variant } from "../../variant/variant.ts";
import { closedInPassing, isOpenInPassing, type SquaresByKind, type StandingRules } from "../standing.ts";
import type { EnPassant, Passed } from "./model.ts";

/** Whether any piece captures en passant. */
export function isPassingPlayed(types: readonly Pick<PieceType, "moves">[]): boolean {
  return types.some((type) => waysAnywhere(type).some(({ inPassing }) => inPassing));
}

/** Whether pieces of a kind may be captured so. */
export function mayBePassed(types: readonly Pick<PieceType, "moves">[], kind: number): boolean {
  return isPassingPlayed(types) && waysAnywhere(types[kind]).some(({ opensPassing }) => opensPassing);
}

/** The en-passant states that the last move may have left, as far as the board tells: one entry for each set of squares
 *  and piece; several pieces may have crossed the same set. The squares ascend.
 *  @param side the side that has moved */
export function passingsBehind(rules: PassingRules, pieces: Pieces, side: Side): EnPassant[] {
  const isPossible = ({ kind, from, to, crossed }: PassingMove) => {
    const isLeft = !pieces[from] || mayHaveEntered(rules, pieces, side, from);
    return isPieceOn(pieces, to, kind, side) && isLeft && crossed.every((square) => !pieces[square]);
  };
  return united(passingTable(rules).moves[side].filter(isPossible));
}

/** The same of a turn of several moves: squares and pieces of which its moves may have changed all that is around them. */
export function passingsOfTurn(rules: PassingRules, pieces: Pieces, side: Side): EnPassant[] {
  return united(passingTable(rules).moves[side].filter(({ kind, to }) => isPieceOn(pieces, to, kind, side)));
}

/** All that has crossed squares. */
export function toPassed(enPassant: EnPassant | null): readonly Passed[] {
  return enPassant ? [{ crossed: enPassant.crossed, victim: enPassant.victim }, ...(enPassant.others ?? [])] : [];
}

/** The same by the squares of the pieces. */
export function fromPassed(passed: readonly Passed[]): EnPassant | null {
  if (passed.length === 0) return null;
  const [first, ...others] = [...passed].sort((a, b) => a.victim - b.victim);
  return others.length > 0 ? { ...first, others } : first;
}

/** Whether an own piece may have come from the hand as another left the square. */
function mayHaveEntered({ entering }: PassingRules, pieces: Pieces, side: Side, square: Square): boolean {
  return pieces[square]?.side === side && entering !== null && entering.squares[side].includes(square);
}

/** Where the piece that crossed these squares may stand, whatever else is on the board. */
export function victimsOf(rules: PassingRules, side: Side, crossed: readonly Square[]): ReadonlySet<Square> {
  const within = passingTable(rules).moves[side].filter((move) =>
    move.crossed.every((square) => crossed.includes(square)),
  );
  const whole = united(within).filter((enPassant) => enPassant.crossed.length === crossed.length);
  return new Set(whole.map(({ victim }) => victim));
}

/** A move possible in several ways opens the squares of all of them. */
function united(moves: readonly PassingMove[]): EnPassant[] {
  const found = new Map<string, { squares: Set<Square>; victim: Square }>();
  for (const { kind, from, to, crossed, mode } of moves) {
    const name = `${kind} ${from} ${to} ${mode}`;
    const known = found.get(name) ?? { squares: new Set(), victim: to };
    for (const square of crossed) known.squares.add(square);
    found.set(name, known);
  }
  return [...found.values()].map(({ squares, victim }) => ({ crossed: [...squares].sort((a, b) => a - b), victim }));
}

/** How en passant comes about: which kinds are taken by which, and one of White's moves that opens it; null where nothing
 *  can be taken so. */
export function passingInBrief(rules: PassingRules): PassingBrief | null {
  const { moves, captures } = passingTable(rules);
  const [white] = moves;
  const takers = captures.flatMap((rides, kind) => (rides.length > 0 ? [kind] : []));
  const crossers = [...new Set(moves.flat().map(({ kind }) => kind))];
  if (takers.length === 0 || crossers.length === 0) return null;
  return { takers, crossers, example: white[Math.floor(white.length / 2)] ?? null };
}

export interface PassingBrief {
  /** Kinds that capture so. */
  readonly takers: readonly number[];
  /** Kinds that are taken so. */
  readonly crossers: readonly number[];
  readonly example: Pick<PassingMove, "from" | "to" | "crossed"> | null;
}

/** Whether a piece of the side to move stands ready to capture en passant, pins and checks aside. */
export function isEnPassantReady(rules: PassingRules, pieces: Pieces, turn: Side, { crossed }: Passed): boolean {
  const { captures, closed } = passingTable(rules);
  return pieces.some((piece, from) => {
    if (piece?.side !== turn) return false;
    const mayEnd = (to: Square) => !closed[turn][piece.kind].has(to) || isOpenInPassing(rules, turn, piece.kind, from);
    return captures[piece.kind]
      .flatMap((ride) => playedRoutes(rules, ride, turn, from))
      .filter((route) => crossed.includes(route.to) && mayEnd(route.to))
      .some(
        ({ to, crossed: between, hurdles }) =>
          [to, ...between].every((square) => pieces[square] === null) &&
          hurdles.every((square) => pieces[square] !== null),
      );
  });
}

type PassingRules = Pick<Variant, "board" | "pieceTypes" | "royal" | "entering"> & StandingRules;

/** One way to make a first move that crosses squares. */
interface PassingMove {
  readonly kind: number;
  readonly from: Square;
  readonly to: Square;
  /** The squares between, in order. */
  readonly crossed: readonly Square[];
  readonly mode: "quiet" | "capture" | "inPassing";
}

/** What depends on the rules alone; computed once per list of piece types. */
interface PassingTable {
  /** By side. */
  readonly moves: readonly (readonly PassingMove[])[];
  /** By kind: the rides that capture en passant. */
  readonly captures: readonly (readonly PieceWay[])[];
  readonly closed: SquaresByKind;
}

const tables = new WeakMap<PassingRules["pieceTypes"], PassingTable>();

function passingTable(rules: PassingRules): PassingTable {
  const known = tables.get(rules.pieceTypes);
  if (known) return known;
  const table = makePassingTable(rules);
  tables.set(rules.pieceTypes, table);
  return table;
}

function makePassingTable(rules: PassingRules): PassingTable {
  const { pieceTypes, royal } = rules;
  const rides = pieceTypes.map(waysOfPiece);
  const captures = rides.map((own) => own.filter((ride) => ride.inPassing));
  const movers = captures.some((own) => own.length > 0) ? [...pieceTypes.keys()].filter((kind) => kind !== royal) : [];
  const moves = SIDES.map((side) => movers.flatMap((kind) => passingMovesOf(rules, rides[kind], kind, side)));
  return { moves, captures, closed: closedInPassing(pieceTypes, rules) };
}

const MODES = ["quiet", "capture", "inPassing"] as const;

function passingMovesOf(rules: PassingRules, rides: readonly PieceWay[], kind: number, side: Side): PassingMove[] {
  const creating = rides.filter((ride) => ride.opensPassing);
  return creating.flatMap((ride) =>
    (ride.from?.[side] ?? []).flatMap((from) => {
      const routes = playedRoutes(rules, ride, side, from).filter(({ crossed }) => crossed.length > 0);
      const modes = MODES.filter((mode) => ride[mode]);
      return routes.flatMap(({ to, crossed }) => modes.map((mode) => ({ kind, from, to, crossed, mode })));
    }),
  );
}

/** The routes that begin and end where the ride may. */
function playedRoutes({ board }: PassingRules, ride: PieceWay, side: Side, from: Square): Route[] {
  if (!hasSquare(ride.from, side, from)) return [];
  return routesOf(board, ride, side, from).filter(({ to }) => hasSquare(ride.to, side, to));
}
