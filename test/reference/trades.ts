/** The law that keeps pieces from being traded, read from the file and asked of each move once more. */
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { fileOf, otherSide, rankOf, type Square } from "../../src/geometry/board.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Position } from "../../src/variant/position.ts";
import { canCapture, type Pieces } from "./attack.ts";
import type { Book } from "./book.ts";
import { takenBy } from "./hands.ts";

export interface TradeBook {
  /** Kinds. */
  readonly of: readonly number[];
  readonly cheap: readonly number[];
  readonly noGuard: readonly number[];
}

/** Null where any piece may be traded. */
export function readTradeBook({ captures }: VariantDocument, kindOf: (id: string) => number): TradeBook | null {
  const trades = captures?.trades;
  if (typeof trades !== "object") return null;
  const kinds = (ids: readonly string[] = []) => ids.map(kindOf);
  return { of: kinds(trades.of), cheap: kinds(trades.cheap), noGuard: kinds(trades["no-guard"]) };
}

/** Whether the law forbids a move. */
export function isForbiddenTrade(book: Book, { pieces, turn, sheltered }: Position, move: Move): boolean {
  const { trades } = book;
  if (!trades) return false;
  const victims = victimsOf(pieces, turn, move);
  const prizes = victims.filter((square) => trades.of.includes(pieces[square]?.kind ?? -1));
  if (!trades.of.includes(move.kind)) return prizes.some((square) => sheltered.includes(square));
  const far = prizes.filter((square) => !isNextTo(book, move.from, square));
  const pays = (square: Square, prize: Square) =>
    square !== prize && !trades.cheap.includes(pieces[square]?.kind ?? -1);
  return far.some((prize) => !victims.some((square) => pays(square, prize)) && isTakenBack(book, pieces, turn, move));
}

/** The enemy's pieces that a move takes. */
function victimsOf(pieces: Pieces, turn: Position["turn"], move: Move): Square[] {
  return [...takenBy(move)].filter((square) => pieces[square]?.side === otherSide(turn));
}

function isNextTo({ board }: Book, one: Square, other: Square): boolean {
  const apart = (of: typeof fileOf) => Math.abs(of(board, one) - of(board, other));
  return Math.max(apart(fileOf), apart(rankOf)) <= 1;
}

/** Whether the enemy could take the piece where it ends, as what it was, with a piece whose guard counts. */
function isTakenBack(book: Book, pieces: Pieces, turn: Position["turn"], move: Move): boolean {
  const after = [...pieces];
  for (const square of [move.from, ...takenBy(move)]) after[square] = null;
  after[move.to] = { kind: move.kind, side: turn };
  return canCapture(book, after, move.to, otherSide(turn), null, { unasked: book.trades?.noGuard });
}

/** What is sheltered after a move. @param after the pieces then */
export function shelteredAfter({ trades }: Book, { pieces, turn }: Position, move: Move, after: Pieces): Square[] {
  if (!trades || trades.of.includes(move.kind)) return [];
  const isOf = (square: Square, all: Pieces) => trades.of.includes(all[square]?.kind ?? -1);
  if (!victimsOf(pieces, turn, move).some((square) => isOf(square, pieces))) return [];
  return [...after.keys()].filter(
    (square) => square !== move.to && after[square]?.side === turn && isOf(square, after),
  );
}
