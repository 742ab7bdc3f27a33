import type { Variant } from "../variant/variant.ts";

/** What reading and writing a FEN needs to know of a variant. */
export type FenRules = Pick<Variant, "board" | "pieceTypes" | "royal" | "castlings" | "promotions">;

/** The sides by name, for messages. */
export const SIDE_NAMES = ["White", "Black"] as const;
