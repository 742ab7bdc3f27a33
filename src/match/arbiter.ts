/** Somebody who knows the rules by a program of its own, and follows games that our rules decide. */
import type { Outcome } from "../engine/outcome.ts";

/** What is thought of one position by our rules. */
export interface OurView {
  /** UCI texts of the legal moves. */
  readonly legal: readonly string[];
  /** The result by our rules, claims of draws included; null while the game goes on. */
  readonly outcome: Outcome | null;
}

/** Follows one game and says where it disagrees with our rules. */
export interface Arbiter {
  /** Plays a move; a disagreement in words, or null. */
  push(move: string): string | null;
  /** Compares the position; a disagreement in words, or null. */
  compare(view: OurView): string | null;
  close(): void;
}

/** Opens an arbiter for a game from a start. */
export type OpenArbiter = (startFen: string) => Arbiter;
