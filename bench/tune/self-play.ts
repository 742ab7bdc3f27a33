/** Games of our engine against itself at a fixed number of nodes: the positions that the tuner learns from. */
import { withFittedWeights } from "../../src/definition/fitted.ts";
import { countStarts, Game, type Move, type Outcome, type Variant } from "../../src/index.ts";
import { DEEPEST, Searcher } from "../../src/kernel/searcher.ts";
import { MATE_BOUND, SEARCH_FINISHED } from "../../src/layout/search.ts";
import { writeFen, writeUci } from "../../src/notation.ts";
import { type Dice, diceOf } from "../common/random.ts";
import { isInstructive, POINTS, type Sample } from "./sample.ts";

const HASH_MB = 1;
/** Random plies before the engine takes over: at least, and up to so many more. */
const RANDOM_PLIES = { least: 4, spread: 6 };
/** An opening may not be decided already. */
const LARGEST_LEAD_CP = 400;
/** A score of this size on so many plies in a row decides a game. */
const DECIDED = { cp: 1200, plies: 6 };
/** A longer game is a draw. */
const MOST_PLIES = 240;
/** Positions with larger scores say little about weights. */
const LARGEST_SCORE_CP = 1500;

export class SelfPlay {
  readonly #variant: Variant;
  readonly #searcher: Searcher;
  readonly #nodes: number;

  /** @param nodes of each move */
  constructor(variant: Variant, nodes: number) {
    this.#variant = variant;
    this.#searcher = new Searcher(withFittedWeights(variant), HASH_MB);
    this.#nodes = nodes;
  }

  /** The quiet positions of a game: the same for the same number and seed. */
  play(number: number, seed: number): Sample[] {
    const dice = diceOf(seed, number);
    this.#searcher.clear();
    for (;;) {
      const game = this.#open(dice);
      const samples = game && this.#playOut(game, number);
      if (samples) return samples;
    }
  }

  #open(dice: Dice): Game | null {
    const starts = countStarts(this.#variant);
    const game = Game.start(this.#variant, starts > 1 ? { start: dice(starts) } : {});
    const plies = RANDOM_PLIES.least + dice(RANDOM_PLIES.spread);
    for (let ply = 0; ply < plies && !game.outcome; ply++) {
      const legal = game.legalMoves();
      game.play(legal[dice(legal.length)]);
    }
    return game.outcome ? null : game;
  }

  /** Null when the opening was decided. */
  #playOut(game: Game, number: number): Sample[] | null {
    const quiet: Omit<Sample, "result">[] = [];
    let decided = 0;
    for (let ply = 0; ; ply++) {
      const end = endOf(game);
      if (end) return withResult(quiet, POINTS[end.result]);
      if (ply === MOST_PLIES) return withResult(quiet, 0.5);
      const { move, score } = this.#think(game);
      const whiteScore = game.turn === 0 ? score : -score;
      if (ply === 0 && Math.abs(score) > LARGEST_LEAD_CP) return null;
      decided = Math.abs(score) >= DECIDED.cp ? decided + 1 : 0;
      if (decided === DECIDED.plies) return withResult(quiet, whiteScore > 0 ? 1 : 0);
      if (isInstructive(game, move) && Math.abs(score) <= LARGEST_SCORE_CP && Math.abs(score) < MATE_BOUND) {
        quiet.push({ fen: writeFen(this.#variant, game.position), score: whiteScore, game: number });
      }
      game.play(writeUci(this.#variant, move));
    }
  }

  #think(game: Game): { readonly move: Move; readonly score: number } {
    const [only] = this.#searcher.begin(game.positions, DEEPEST);
    let answer = -1;
    while (answer !== SEARCH_FINISHED && this.#searcher.nodes < this.#nodes) {
      answer = this.#searcher.slice(Math.max(1, this.#nodes - this.#searcher.nodes));
    }
    const [found] = this.#searcher.read();
    return found ? { move: found.line[0], score: found.score } : { move: only, score: 0 };
  }
}

function endOf(game: Game): Outcome | null {
  return game.outcome ?? game.claim;
}

function withResult(samples: readonly Omit<Sample, "result">[], result: Sample["result"]): Sample[] {
  return samples.map((sample) => ({ ...sample, result }));
}
