import type { PerftPosition, SearchPosition } from "./positions.ts";

/** What one timed run gave. */
export interface Sample {
  readonly nodes: number;
  readonly timeMs: number;
}

/** Who is measured: ours or a peer. */
export interface Contestant {
  /** Constant name, for tables and saved runs. */
  readonly name: string;
  /** What it says of its version. */
  readonly version: string;
  close(): void;
}

/** Something that counts the leaves of a tree of legal moves. */
export interface PerftEngine extends Contestant {
  /** Last ply: `list` builds the moves and counts them, `made` makes each of them. */
  readonly lastPly: "list" | "made";
  /** It is timed on the greatest depth with at most so many leaves. */
  readonly leafBudget: number;
  plays(position: PerftPosition): boolean;
  /** Sets a position up; not timed. */
  prepare(position: PerftPosition): Promise<void>;
  perft(depth: number): Promise<Sample>;
}

/** Something that searches chess positions. */
export interface SearchEngine extends Contestant {
  /** Sets a position up with an empty hash; not timed. */
  prepareSearch(position: SearchPosition): Promise<void>;
  search(timeMs: number): Promise<Sample & { readonly depth: number }>;
}

/** A leaf budget that no position exceeds. */
export const UNLIMITED_LEAVES = Number.POSITIVE_INFINITY;
