/**
 * Opening statistics of any variant: which moves were played in a position, how often, and how those games ended:
 * `fairywren/openings`. Safe in a worker.
 */
export { type CountedGame, type CountOptions, countPgn } from "./engine/count-pgn.ts";
export {
  type OpeningMove,
  type OpeningOptions,
  type OpeningPosition,
  type OpeningQuery,
  type OpeningResults,
  type OpeningStart,
  OpeningTable,
} from "./engine/opening-table.ts";
export type { PgnSource } from "./engine/pgn-source.ts";
