/** Captures that explode or turn their captor to stone, read from the file and played on the board once more. */
import type { Betza } from "../../src/betza/tree.ts";
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import type { Side, Square } from "../../src/geometry/board.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Piece } from "../../src/variant/position.ts";
import type { Pieces } from "./attack.ts";
import { type Book, isRoyalOf, readBetza } from "./book.ts";
import { emptyScene, outcomesOf } from "./walk.ts";

export interface ExplosionBook {
  /** Null where captors turn to stone alone. */
  readonly around: Betza | null;
  /** Kinds that stay when they stand around a capture. */
  readonly spares: readonly number[];
  readonly immune: readonly number[];
  /** Kinds that turn to stone where they capture. */
  readonly stones: readonly number[];
}

/** Null where nothing explodes and nothing turns to stone. */
export function readExplosions({ captures }: VariantDocument, ids: readonly string[]): ExplosionBook | null {
  const { explode = "none", petrify = "none" } = captures ?? {};
  if (explode === "none" && petrify === "none") return null;
  const kindOf = (id: string) => ids.indexOf(id);
  const all = [...ids.keys()];
  const stones = petrify === "none" ? [] : petrify === "all" ? all : petrify.map(kindOf);
  if (explode === "none") return { around: null, spares: all, immune: all, stones };
  const { around, spare = [], immune = [] } = explode;
  const safe = immune.map(kindOf);
  return {
    around: readBetza(around),
    spares: spare.map(kindOf),
    immune: safe,
    stones: stones.filter((kind) => !safe.includes(kind)),
  };
}

/** A piece that captures. */
interface Captor {
  readonly side: Side;
  readonly kind: number;
  /** What it is on its target. */
  readonly becomes: number;
}

/** The squares that a capture on a square empties, but for its victim. */
function blownSquares({ explosions, board }: Book, pieces: Pieces, to: Square, captor: Captor): Square[] {
  if (!explosions) return [];
  const { around: leaps } = explosions;
  const near = leaps ? outcomesOf(leaps, to, emptyScene(board, captor.side)).map((outcome) => outcome.to) : [];
  const isBlown = (square: Square) => {
    const kind = pieces[square]?.kind ?? -1;
    return kind >= 0 && !explosions.spares.includes(kind) && !explosions.immune.includes(kind);
  };
  const around = near.filter((square) => square !== to && isBlown(square));
  const isSafe = explosions.immune.includes(captor.becomes) && !explosions.stones.includes(captor.kind);
  return isSafe ? around : [...around, to];
}

/** Where a move leaves its own piece as a wall; null where it does not. */
export function stoneOf(book: Book, { to, kind, blown }: Pick<Move, "to" | "kind" | "blown">): Square | null {
  return blown !== null && book.explosions?.stones.includes(kind) ? to : null;
}

/** What a move blows up, as the pieces stood before it: null where nothing explodes, and of moves that take nothing in the
 *  ordinary way. It is empty where an immune captor stands alone. Of a captor that turns to stone alone it is this captor. */
export function blownByMove(book: Book, pieces: Pieces, move: Move): Move["blown"] {
  const { from, to, kind, promotion, capturedAt, struck } = move;
  const side = pieces[from]?.side;
  if (!book.explosions || capturedAt === null || struck !== null || side === undefined) return null;
  const captor = { kind: promotion ?? kind, side };
  const arrived = pieces.with(from, null).with(capturedAt, null).with(to, captor);
  const squares = blownSquares(book, arrived, to, { side, kind, becomes: captor.kind });
  if (book.explosions.around === null && squares.length === 0) return null;
  return squares.map((square) => ({ square, ...(arrived[square] as Piece) }));
}

/** Whether a piece may capture on a square: not where it would blow up a royal piece of its own, which it may be itself. */
export function isSuicide(book: Book, pieces: Pieces, from: Square, to: Square): boolean {
  const captor = pieces[from];
  if (!captor || !book.explosions) return false;
  const blown = blownSquares(book, pieces.with(from, null), to, { ...captor, becomes: captor.kind });
  return blown.some((square) => isRoyalOf(book, square === to ? captor : pieces[square], captor.side));
}
