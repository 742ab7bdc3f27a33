import type { RulesOfMoves } from "../rules/model.ts";
import type { Variant } from "../variant/variant.ts";

/** The part of a variant that FEN depends on. */
export type FenRules = Pick<Variant, "board" | "pieceTypes" | "royal"> & RulesOfMoves;
