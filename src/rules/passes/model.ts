/** Turns that are passed. */
import type { BySide } from "../../geometry/board.ts";

/** When a side may pass, which in check it never may; `stuck`: when it has no other legal move. */
export type Passing = "never" | "freely" | "stuck";

export interface PassesOfVariant {
  readonly passes: BySide<Passing>;
}

export interface PassOfMove {
  /** Whether the turn is passed: then `from` is `to`, and `kind` is the piece on it, which stays. */
  readonly pass: boolean;
}

export interface PassOfGameMove {
  /** Whether the turn is passed; then `from` is `to`. */
  readonly pass: boolean;
}
