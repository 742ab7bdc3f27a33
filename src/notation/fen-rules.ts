import type { RulesOfMoves, RulesOfState } from "../rules/model.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";

/** The part of a variant that FEN depends on. */
export type FenRules = Pick<Variant, "board" | "pieceTypes" | "royal"> &
  RulesOfMoves &
  RulesOfState & {
    /** The start, by which sides that began with royal pieces are known. */
    readonly setup?: Position;
  };
