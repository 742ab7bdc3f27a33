/** Captures that explode, read from the file and played on the board once more. */
import { parseBetza } from "../../src/betza/parse.ts";
import type { Betza } from "../../src/betza/tree.ts";
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import type { Board, Side, Square } from "../../src/geometry/board.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Piece } from "../../src/variant/position.ts";
import { outcomesOf } from "./walk.ts";

export interface ExplosionBook {
  readonly around: Betza;
  /** Kinds that stay when they stand around a capture. */
  readonly spares: readonly number[];
  readonly immune: readonly number[];
}

/** What of a book explosions depend on. */
export interface ExplosiveBook {
  readonly board: Board;
  readonly royals: readonly number[];
  readonly explosions: ExplosionBook | null;
}

type Pieces = readonly (Piece | null)[];

/** Null where nothing explodes. */
export function readExplosions({ captures }: VariantDocument, ids: readonly string[]): ExplosionBook | null {
  const explode = captures?.explode;
  if (explode === undefined || typeof explode === "string") return null;
  const parsed = parseBetza(explode.around);
  if (!parsed.ok) throw new Error(parsed.message);
  const kinds = (names: readonly string[] = []) => names.map((id) => ids.indexOf(id));
  return { around: parsed.betza, spares: kinds(explode.spare), immune: kinds(explode.immune) };
}

/** The squares that a capture by a side on a square empties, but for its victim.
 *  @param captor the kind that has captured, as what it has become */
export function blownSquares(book: ExplosiveBook, pieces: Pieces, to: Square, side: Side, captor: number): Square[] {
  const { explosions, board } = book;
  if (!explosions) return [];
  const empty = { board, side, firstMove: true, occupant: () => "empty" as const, enPassant: null };
  const near = outcomesOf(explosions.around, to, empty).map((outcome) => outcome.to);
  const isBlown = (square: Square) => {
    const kind = pieces[square]?.kind ?? -1;
    return kind >= 0 && !explosions.spares.includes(kind) && !explosions.immune.includes(kind);
  };
  const around = near.filter((square) => square !== to && isBlown(square));
  return explosions.immune.includes(captor) ? around : [...around, to];
}

/** The squares that a move blows up, as the pieces stood before it: none for moves that take nothing in the ordinary way. */
export function blownByMove(book: ExplosiveBook, pieces: Pieces, move: Move): Square[] {
  const { from, to, kind, promotion, capturedAt, struck } = move;
  const side = pieces[from]?.side;
  if (capturedAt === null || struck !== null || side === undefined) return [];
  const moved = pieces.with(from, null).with(capturedAt, null);
  return blownSquares(book, moved, to, side, promotion ?? kind);
}

/** Whether a piece may capture on a square: not where it would blow up a royal piece of its own, which it may be itself. */
export function isSuicide(book: ExplosiveBook, pieces: Pieces, from: Square, to: Square): boolean {
  const captor = pieces[from];
  if (!captor || !book.explosions) return false;
  const blown = blownSquares(book, pieces.with(from, null), to, captor.side, captor.kind);
  const isOwnRoyal = (piece: Piece | null) => piece?.side === captor.side && book.royals.includes(piece.kind);
  return blown.some((square) => isOwnRoyal(square === to ? captor : pieces[square]));
}
