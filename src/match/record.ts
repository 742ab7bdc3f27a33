/** What is kept of a match's games. */
import type { Result } from "../engine/outcome.ts";

/** One move of a game. */
export interface PlyRecord {
  readonly uci: string;
  readonly san: string;
  /** Who made it: 0 White, 1 Black. Told where turns may have several moves; otherwise sides take turns. */
  readonly side?: 0 | 1;
  /** What the mover said; absent in the opening. */
  readonly thought?: {
    /** From White's side; null when unknown. */
    readonly whiteCp: number | null;
    readonly depth: number;
    readonly nodes: number;
    /** Null in games without a limit of time: they are repeatable. */
    readonly timeMs: number | null;
  };
}

export interface GameRecord {
  readonly variantId: string;
  /** Pairs are numbered from 0, over all variants of a match. */
  readonly pair: number;
  /** The colour of the first player: 0 White, 1 Black. */
  readonly firstSide: 0 | 1;
  readonly startFen: string;
  readonly plies: readonly PlyRecord[];
  readonly result: Result;
  /** In words. */
  readonly reason: string;
  /** A loss by anything but the rules of the game: `illegal move e2e5`, `crash: …`, `time: …`; null for none. */
  readonly fault: string | null;
  /** Where the arbiter disagreed; null for nowhere. */
  readonly dispute: string | null;
  /** Whether the arbiter followed the game. */
  readonly arbitrated: boolean;
}

/** The side that makes a ply: 0 White, 1 Black. @param ply from 0 */
export function sideAt({ startFen, plies }: Pick<GameRecord, "startFen" | "plies">, ply: number): 0 | 1 {
  const told = plies[ply]?.side;
  if (told !== undefined) return told;
  const first = startFen.split(" ")[1] === "b" ? 1 : 0;
  return (ply + first) % 2 === 0 ? 0 : 1;
}

/** Points of the first player. */
export function firstPoints({ result, firstSide }: Pick<GameRecord, "result" | "firstSide">): 0 | 0.5 | 1 {
  if (result === "1/2-1/2") return 0.5;
  return (result === "1-0") === (firstSide === 0) ? 1 : 0;
}
