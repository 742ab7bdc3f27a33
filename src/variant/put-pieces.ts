/** Edits to the pieces on a board, outside play. */
import type { Square } from "../geometry/board.ts";
import { stateKept } from "../rules/rule.ts";
import { isSamePiece } from "./pieces.ts";
import type { Piece, Position } from "./position.ts";
import type { Variant } from "./variant.ts";

/** A square and the piece to put on it; null empties it. */
export type Placement = readonly [square: Square, piece: Piece | null];

/** Places or removes pieces, in order. A side has one king, so placing it elsewhere moves it. Castling rights that the
 *  pieces no longer support, and en passant, are dropped. */
export function putPieces(variant: Variant, position: Position, placements: readonly Placement[]): Position {
  const pieces = [...position.pieces];
  for (const [square, piece] of placements) {
    const before = piece?.kind === variant.royal ? pieces.findIndex((other) => isSamePiece(other, piece)) : -1;
    if (before >= 0) pieces[before] = null;
    pieces[square] = piece;
  }
  return { ...position, pieces, ...stateKept(variant, position, pieces), halfmoves: 0 };
}
