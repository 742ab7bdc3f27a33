/** What rules leave to whoever sets up a position. A part of the door `fairywren/notation`. */
export { castlingChoices } from "./castling/choices.ts";
export { enPassantChoices } from "./en-passant/choices.ts";
export type { EnPassant, Right } from "./model.ts";
