/** When a game of the tuner is over: by its rules, by length, or because both sides know. */
import type { Game } from "../engine/game.ts";
import { POINTS, type Points } from "./sample.ts";

/** A score of this size on so many plies in a row decides a game. */
const DECIDED = { cp: 1200, plies: 6 };
/** A longer game is a draw. */
const MOST_PLIES = 240;

/** What White has of a game that is over by its rules, claims included; null while it goes on. */
export function pointsByRules(game: Game): Points | null {
  const end = game.outcome ?? game.claim;
  return end && POINTS[end.result];
}

/** Watches the scores of a game, ply by ply. */
export class Umpire {
  #plies = 0;
  #decided = 0;

  /** What White has of a game that need not be played on after this ply; null while it goes on.
   *  @param whiteScore of the search, in hundredths of a pawn */
  watch(whiteScore: number): Points | null {
    this.#decided = Math.abs(whiteScore) >= DECIDED.cp ? this.#decided + 1 : 0;
    if (this.#decided === DECIDED.plies) return whiteScore > 0 ? 1 : 0;
    return null;
  }

  /** Whether the next ply would be one too many. */
  isTooLong(): boolean {
    return this.#plies++ === MOST_PLIES;
  }
}
