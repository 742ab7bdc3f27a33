import type { Man } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";

/** What reading and writing a FEN needs to know of a variant. */
export type FenRules = Pick<Variant, "board" | "pieces" | "royal" | "castlings" | "promotions">;

/** What stands on each square, a1 first; null is empty. */
export type Men = readonly (Man | null)[];
