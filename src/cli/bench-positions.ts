/** The positions of `bench` in a variant: chosen by rule, so that none has to be listed. */
import { Game } from "../engine/game.ts";
import { countStarts } from "../rules/starts.ts";
import type { Variant } from "../variant/variant.ts";

/** Lengths in plies of the random games whose last positions are searched: an opening and a middlegame. */
const GAME_LENGTHS = [8, 24] as const;

/** A variant's start, the middle one of its numbered starts, and two positions from random games. */
export function benchGames(variant: Variant): Game[] {
  const count = countStarts(variant);
  const starts = [Game.start(variant), ...(count > 1 ? [Game.start(variant, { start: count >> 1 })] : [])];
  return [...starts, ...GAME_LENGTHS.map((plies) => chanceGame(variant, plies))];
}

/** A reproducible random game: a fixed sequence of numbers chooses the moves. */
function chanceGame(variant: Variant, plies: number): Game {
  const game = Game.start(variant);
  let seed = plies;
  while (game.length < plies && !game.outcome) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const moves = game.legalMoves();
    game.play(moves[(seed >>> 8) % moves.length]);
  }
  return game.outcome ? Game.start(variant) : game;
}
