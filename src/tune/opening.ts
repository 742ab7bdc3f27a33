/** Openings of games that are played to learn or to judge: a start of the variant, and some random legal moves. */
import { Game } from "../engine/game.ts";
import { countStarts } from "../rules/starts.ts";
import type { Variant } from "../variant/variant.ts";
import type { Dice } from "./dice.ts";

/** Random plies before the engine takes over: at least, and up to so many more. */
const RANDOM_PLIES = { least: 4, spread: 6 };

/** Null when the game ended in its opening. */
export function drawOpening(variant: Variant, dice: Dice): Game | null {
  const starts = countStarts(variant);
  const game = Game.start(variant, starts > 1 ? { start: dice(starts) } : {});
  const plies = RANDOM_PLIES.least + dice(RANDOM_PLIES.spread);
  for (let ply = 0; ply < plies && !game.outcome; ply++) {
    const legal = game.legalMoves();
    game.play(legal[dice(legal.length)]);
  }
  return game.outcome ? null : game;
}
