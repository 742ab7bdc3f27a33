/** Games of our engine against itself at a fixed number of nodes: the positions that the tuner learns from. */
import type { Game } from "../engine/game.ts";
import { writeFen } from "../notation/fen.ts";
import type { Variant } from "../variant/variant.ts";
import { Course } from "./course.ts";
import { diceOf } from "./dice.ts";
import { pointsByRules, Umpire } from "./ending.ts";
import { drawOpening } from "./opening.ts";
import { isInstructive, type Points, type Sample } from "./sample.ts";
import { isMate, Thinker } from "./thinker.ts";

/** An opening may not be decided already. */
const LARGEST_LEAD_CP = 400;
/** Openings that are drawn before one is taken as it is: where armies differ, one side may always be ahead. */
const MOST_TRIES = 200;
/** Positions with larger scores say little about weights. */
const LARGEST_SCORE_CP = 1500;

export class SelfPlay {
  readonly #variant: Variant;
  readonly #thinker: Thinker;

  /** @param nodes of each move */
  constructor(variant: Variant, nodes: number) {
    this.#variant = variant;
    this.#thinker = new Thinker(variant, nodes);
  }

  /** The quiet positions of a game: the same for the same number and seed. None where every opening ends the game. */
  play(number: number, seed: number): Sample[] {
    const dice = diceOf(seed, number);
    this.#thinker.clear();
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const game = drawOpening(this.#variant, dice);
      const samples = game && this.#playOut(game, number, tries === MOST_TRIES);
      if (samples) return samples;
    }
    return [];
  }

  /** Null when the opening was decided. @param takesAny whether that does not matter */
  #playOut(game: Game, number: number, takesAny: boolean): Sample[] | null {
    const quiet: Omit<Sample, "result">[] = [];
    const course = new Course(game);
    const umpire = new Umpire();
    for (let ply = 0; ; ply++) {
      const points = pointsByRules(game) ?? (umpire.isTooLong() ? 0.5 : null);
      if (points !== null) return withResult(quiet, points);
      const { move, score } = this.#thinker.think(course.positions);
      if (ply === 0 && Math.abs(score) > LARGEST_LEAD_CP && !takesAny) return null;
      const whiteScore = game.turn === 0 ? score : -score;
      const decided = umpire.watch(whiteScore);
      if (decided !== null) return withResult(quiet, decided);
      if (isInstructive(game, move) && Math.abs(score) <= LARGEST_SCORE_CP && !isMate(score)) {
        quiet.push({ fen: writeFen(this.#variant, game.position), score: whiteScore, game: number });
      }
      course.play(move);
    }
  }
}

function withResult(samples: readonly Omit<Sample, "result">[], result: Points): Sample[] {
  return samples.map((sample) => ({ ...sample, result }));
}
