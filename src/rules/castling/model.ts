/** What castling adds to variants, positions, moves and their texts. */
import type { Side, Square } from "../../geometry/board.ts";

export interface Castling {
  readonly side: Side;
  /** `O-O` or `O-O-O`, or the variant's own name. */
  readonly name: string;
  /** The letter in FEN, upper case (`K`); Black's is written in lower case. */
  readonly letter: string;
  /** The kind that castles: the king. */
  readonly mover: number;
  /** `from` is null when the king may castle from any square that a start puts it on (Chess960). */
  readonly king: { readonly from: Square | null; readonly to: Square };
  readonly partner: { readonly from: Square | null; readonly to: Square; readonly kind: number };
  /** The last square that the king may go to, beyond `king.to` on its way to the partner, which stands next to it then. */
  readonly upTo?: Square;
  /** Who castles so wins, and who has lost all such rights loses. */
  readonly wins?: true;
  /** It takes the rights of the same name from the other side. */
  readonly isExclusive?: true;
  /** The right arises when king or partner is dropped on its square and the other stands on its own. */
  readonly isFromHand?: true;
}

/** The right of one king and rook, both unmoved, to castle. A right by which a game has been won is kept as a mark of that. */
export interface Right {
  /** Index into `Variant.castlings`. */
  readonly castling: number;
  /** Where the king stands. */
  readonly king: Square;
  /** Where the rook stands. */
  readonly partner: Square;
}

export interface CastlingsOfVariant {
  readonly castlings: readonly Castling[];
}

export interface RightsOfPosition {
  /** Ascending by castling index. */
  readonly rights: readonly Right[];
}

export interface CastlingOfMove {
  /** Index into `Variant.castlings`, or null. */
  readonly castling: number | null;
  /** Where the rook stands, or null. */
  readonly partner: Square | null;
}

export interface CastlingNotation {
  readonly castling: "O-O" | "0-0";
  /** UCI text of castling: the king's two squares, or king takes rook. */
  readonly uciCastling: "king" | "partner";
}

export interface CastlingOfGameMove {
  /** `O-O`, `O-O-O` or the variant's own name for it; null for other moves. */
  readonly castling: string | null;
  /** The rook's squares, or null. */
  readonly partner: { readonly from: string; readonly to: string } | null;
}
