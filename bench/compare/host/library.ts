import type { Contestant } from "../engine.ts";
import type { HostGame } from "./games.ts";

/** What a page or a server does with games, timed one by one. Every move that is read is checked for legality. */
export const TASKS = [
  "replay of UCI",
  "replay of SAN",
  "FEN read",
  "FEN written",
  "PGN read",
  "PGN written",
  "legal moves with SAN",
] as const;

export type Task = (typeof TASKS)[number];

/** These do what the replay of UCI does as well: its time is taken off. */
export const TASKS_AFTER_REPLAY: readonly Task[] = ["FEN written", "PGN written", "legal moves with SAN"];

/** A library of moves. Each task does it for a whole game, and gives something by which its work is checked. */
export interface HostLibrary extends Contestant {
  plays(variant: string): boolean;
  /** @returns the position at the end of a replay, or of the last that was read or written; the number of plies of a PGN
   *    that was read; the length of one that was written; the number of texts of moves */
  readonly tasks: Readonly<Record<Task, (game: HostGame) => string | number>>;
}
