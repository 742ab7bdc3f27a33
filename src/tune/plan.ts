/** What a tuning is to do, and where it is told, kept and stopped. */
import type { Standing } from "./gate.ts";
import type { Journal, PlayedGame, PlayedPair } from "./journal.ts";
import type { Round } from "./refine.ts";
import type { Sample } from "./sample.ts";

export interface TunePlan {
  /** Games of self-play; null for as many as the time allows. */
  readonly games: number | null;
  /** Milliseconds of self-play, those of earlier runs included; of no meaning where games are counted. */
  readonly timeMs: number;
  /** How often the fit starts again from what it found. */
  readonly rounds: number;
  /** The most positions that are fitted to: of more, every second, every third and so on is taken. */
  readonly positions: number;
  /** Positions of games that were played elsewhere. */
  readonly lessons: readonly Sample[];
  /** Whether games decide about the weights. */
  readonly isJudged: boolean;
}

/** What a tuning tells while it works. */
export type News =
  | {
      readonly type: "games";
      readonly played: number;
      readonly positions: number;
      /** How much of self-play is done, 0 to 1, and how long it has taken. */
      readonly share: number;
      readonly timeMs: number;
    }
  | { readonly type: "fit"; readonly games: number; readonly positions: number }
  | ({ readonly type: "round" } & Round)
  | ({ readonly type: "judging" } & Standing);

/** Where a tuning is told, kept and stopped. */
export interface TuneDesk {
  /** What earlier runs have played. */
  readonly journal: Journal;
  readonly keepGame: (game: PlayedGame) => void;
  readonly keepPair: (pair: PlayedPair) => void;
  readonly report: (news: News) => void;
  readonly signal?: AbortSignal;
}
