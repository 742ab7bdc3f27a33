/** Captures that explode, read from the file and played on the board once more. */
import type { Betza } from "../../src/betza/tree.ts";
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import type { Side, Square } from "../../src/geometry/board.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Piece } from "../../src/variant/position.ts";
import type { Pieces } from "./attack.ts";
import { type Book, isRoyalOf, readBetza } from "./book.ts";
import { emptyScene, outcomesOf } from "./walk.ts";

export interface ExplosionBook {
  readonly around: Betza;
  /** Kinds that stay when they stand around a capture. */
  readonly spares: readonly number[];
  readonly immune: readonly number[];
}

/** Null where nothing explodes. */
export function readExplosions({ captures }: VariantDocument, kindOf: (id: string) => number): ExplosionBook | null {
  const explode = captures?.explode;
  if (explode === undefined || typeof explode === "string") return null;
  const { around, spare = [], immune = [] } = explode;
  return { around: readBetza(around), spares: spare.map(kindOf), immune: immune.map(kindOf) };
}

/** The squares that a capture by a side on a square empties, but for its victim.
 *  @param captor the kind that has captured, as what it has become */
function blownSquares({ explosions, board }: Book, pieces: Pieces, to: Square, side: Side, captor: number): Square[] {
  if (!explosions) return [];
  const near = outcomesOf(explosions.around, to, emptyScene(board, side)).map((outcome) => outcome.to);
  const isBlown = (square: Square) => {
    const kind = pieces[square]?.kind ?? -1;
    return kind >= 0 && !explosions.spares.includes(kind) && !explosions.immune.includes(kind);
  };
  const around = near.filter((square) => square !== to && isBlown(square));
  return explosions.immune.includes(captor) ? around : [...around, to];
}

/** What a move blows up, as the pieces stood before it: null where nothing explodes, and of moves that take nothing in the
 *  ordinary way. It is empty where an immune captor stands alone. */
export function blownByMove(book: Book, pieces: Pieces, move: Move): Move["blown"] {
  const { from, to, kind, promotion, capturedAt, struck } = move;
  const side = pieces[from]?.side;
  if (!book.explosions || capturedAt === null || struck !== null || side === undefined) return null;
  const captor = { kind: promotion ?? kind, side };
  const arrived = pieces.with(from, null).with(capturedAt, null).with(to, captor);
  const squares = blownSquares(book, arrived, to, side, captor.kind);
  return squares.map((square) => ({ square, ...(arrived[square] as Piece) }));
}

/** Whether a piece may capture on a square: not where it would blow up a royal piece of its own, which it may be itself. */
export function isSuicide(book: Book, pieces: Pieces, from: Square, to: Square): boolean {
  const captor = pieces[from];
  if (!captor || !book.explosions) return false;
  const blown = blownSquares(book, pieces.with(from, null), to, captor.side, captor.kind);
  return blown.some((square) => isRoyalOf(book, square === to ? captor : pieces[square], captor.side));
}
