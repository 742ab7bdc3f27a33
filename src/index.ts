/** What the package offers. The reader of variant files is apart, in `fairywren/yaml`. */
export { bundledIds } from "./definition/library.ts";
export type { Diagnostic } from "./diagnostic/diagnostic.ts";
export { VariantError } from "./diagnostic/error.ts";
export { createEngine, type Engine, type EngineOptions, type SearchResult } from "./engine/engine.ts";
export { Game, LONGEST_GAME, type StartOptions } from "./engine/game.ts";
export type { GameMove } from "./engine/game-move.ts";
export type { FromPgnOptions } from "./engine/game-pgn.ts";
export type { Score, SearchInfo } from "./engine/info.ts";
export type { Clock, SearchLimits } from "./engine/limits.ts";
export { loadVariant } from "./engine/load-variant.ts";
export type { Outcome, Result } from "./engine/outcome.ts";
export { type EngineWorker, type RemoteOptions, remoteEngine } from "./engine/remote.ts";
export { prepareRules } from "./engine/shared.ts";
export type { Move } from "./variant/move.ts";
export type { Position } from "./variant/position.ts";
export { countStarts, startNumber, startPosition } from "./variant/starts.ts";
export type { Variant } from "./variant/variant.ts";
