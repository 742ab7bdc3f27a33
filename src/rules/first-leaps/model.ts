/** Leaps that a piece may make as its first move, and then no more: in variants and positions. */
import type { Square, Vector } from "../../geometry/board.ts";

export interface FirstLeap {
  /** The kind that leaps. */
  readonly kind: number;
  /** The leaps in Betza notation, and as the side of the piece sees them. */
  readonly betza: string;
  readonly leaps: readonly Vector[];
  /** Whether the squares on the way may not be attacked: of an oblique leap, those of one of its two ways. */
  readonly isWayUnattacked: boolean;
  /** Kinds of the enemy, ascending: one that goes where it would attack the piece on an empty board ends its right. */
  readonly lostTo: readonly number[];
}

export interface FirstLeapsOfVariant {
  /** By kind, ascending; empty where no piece leaps so. */
  readonly firstLeaps: readonly FirstLeap[];
}

export interface LeapersOfPosition {
  /** The squares with pieces that have not moved and may still leap so, ascending. */
  readonly leapers: readonly Square[];
}
