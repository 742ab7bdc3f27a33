/** A process that keeps many games, prints how many bytes one of them takes and ends. Needs `--expose-gc`. */
import { Game } from "../../../src/index.ts";
import { shippedVariant } from "../../common/variant.ts";
import { hostGames, PLIES } from "./games.ts";

const GAMES = 1000;
const VARIANT = "chess";

const lists = hostGames(VARIANT, 60)
  .map(({ uci }) => uci)
  .filter((uci) => uci.length === PLIES);
play(lists[0]); // what all games share is there from now on
const before = inUse();
const games = Array.from({ length: GAMES }, (_, index) => play(lists[index % lists.length]));
console.log((inUse() - before) / games.length);

function play(moves: readonly string[]): Game {
  const game = Game.start(shippedVariant(VARIANT));
  for (const move of moves) game.play(move);
  return game;
}

function inUse(): number {
  for (let times = 0; times < 4; times++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external; // array buffers are part of what is external
}
