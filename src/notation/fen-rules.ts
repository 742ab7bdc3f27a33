import type { RulesOfMoves } from "../rules/model.ts";
import type { Variant } from "../variant/variant.ts";

/** What reading and writing a FEN needs to know of a variant. */
export type FenRules = Pick<Variant, "board" | "pieceTypes" | "royal"> & RulesOfMoves;
