/** Changes of what stands on a board that no move makes. */
import type { Square } from "../geometry/board.ts";
import { stateKept } from "../rules/rule.ts";
import { isSamePiece } from "./pieces.ts";
import type { Piece, Position } from "./position.ts";
import type { Variant } from "./variant.ts";

/** Who stands on a square from now on; null is nobody. */
export type Placement = readonly [square: Square, piece: Piece | null];

/** Puts pieces on squares, or takes them off, in that order. A side has one king: placed anew, it moves. What rules remember
 *  of moves that were made is dropped where the pieces no longer bear it out. */
export function putPieces(variant: Variant, position: Position, placements: readonly Placement[]): Position {
  const pieces = [...position.pieces];
  for (const [square, piece] of placements) {
    const before = piece?.kind === variant.royal ? pieces.findIndex((other) => isSamePiece(other, piece)) : -1;
    if (before >= 0) pieces[before] = null;
    pieces[square] = piece;
  }
  return { ...position, pieces, ...stateKept(variant, position, pieces), halfmoves: 0 };
}
