/**
 * Play of a given strength, as a number of nodes.
 *
 * The scale is that of Fairy-Stockfish's own `UCI_Elo` in chess: see `npm run elo`.
 */
import type { SearchLimits } from "./limits.ts";
import { misuse } from "./refuse.ts";

/** Nodes a move by strength, rising; between them the logarithm of the nodes is interpolated. */
const ANCHORS = [
  [700, 50],
  [1000, 100],
  [1350, 300],
  [1700, 900],
  [2000, 2_700],
  [2300, 8_000],
  [2600, 24_000],
] as const;

export const WEAKEST_ELO = ANCHORS[0][0];
export const STRONGEST_ELO = ANCHORS[ANCHORS.length - 1][0];

/** The nodes that a search of this strength may take on a move.
 *  @param elo from `WEAKEST_ELO` to `STRONGEST_ELO`
 *  @throws {VariantError} `unknown-level` */
export function eloNodes(elo: number): number {
  const upper = ANCHORS.findIndex(([anchor]) => anchor >= elo);
  if (upper < 0 || !(elo >= WEAKEST_ELO)) {
    throw misuse("unknown-level", `A strength is ${WEAKEST_ELO} to ${STRONGEST_ELO} Elo, not ${elo}.`, "<elo>");
  }
  const [[low, few], [high, many]] = [ANCHORS[Math.max(0, upper - 1)], ANCHORS[upper]];
  const share = high === low ? 1 : (elo - low) / (high - low);
  return Math.round(few * (many / few) ** share);
}

/** What a strength holds a search to. Endings are not looked up either. */
export function eloLimits(elo: number): Pick<SearchLimits, "nodes" | "endings"> {
  return { nodes: eloNodes(elo), endings: false };
}
