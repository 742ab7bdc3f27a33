/** Rights to castle, to leap and to enter, and en passant that a position set up by hand may have, and where castling leads. Exported by `fairywren/notation`. */
export { castlingChoices } from "./castling/choices.ts";
export { kingGoals, partnerGoal } from "./castling/rule.ts";
export { enPassantChoices } from "./en-passant/choices.ts";
export { gateChoices } from "./entering/choices.ts";
export { leaperChoices } from "./first-leaps/choices.ts";
export type { EnPassant, Right } from "./model.ts";
