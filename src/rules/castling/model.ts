/** What castling adds to variants, positions, moves and their texts. */
import type { Side, Square } from "../../geometry/board.ts";

export interface Castling {
  readonly side: Side;
  /** `O-O` or `O-O-O`, or a name of the variant's own. */
  readonly name: string;
  /** The letter in FEN, upper case (`K`); Black's is written in lower case. */
  readonly letter: string;
  /** `from` is null when the piece castles from wherever the start puts it (Chess960). */
  readonly king: { readonly from: Square | null; readonly to: Square };
  readonly partner: { readonly from: Square | null; readonly to: Square; readonly kind: number };
}

/** The right to castle that one pair of unmoved pieces still has. */
export interface Right {
  /** Index into `Variant.castlings`. */
  readonly castling: number;
  /** Where the king stands. */
  readonly king: Square;
  /** Where the partner stands. */
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
  /** Where the castling partner stands, or null. */
  readonly partner: Square | null;
}

export interface CastlingNotation {
  readonly castling: "O-O" | "0-0";
  /** UCI text of castling: the king's two squares, or king takes partner. */
  readonly uciCastling: "king" | "partner";
}

export interface CastlingOfGameMove {
  /** `O-O`, `O-O-O` or the variant's own name for it; null for other moves. */
  readonly castling: string | null;
  /** Where the castling partner goes, or null. */
  readonly partner: { readonly from: string; readonly to: string } | null;
}
