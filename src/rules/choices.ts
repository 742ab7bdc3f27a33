/** Castling rights and en passant that a position set up by hand may have. Exported by `fairywren/notation`. */
export { castlingChoices } from "./castling/choices.ts";
export { enPassantChoices } from "./en-passant/choices.ts";
export type { EnPassant, Right } from "./model.ts";
