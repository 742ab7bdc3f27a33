/** Games between two sets of weights of one variant at equal nodes: each opening twice, with colours exchanged. */
import { Game } from "../engine/game.ts";
import { writeFen } from "../notation/fen.ts";
import { writeUci } from "../notation/move.ts";
import type { Variant } from "../variant/variant.ts";
import { Course } from "./course.ts";
import { diceOf } from "./dice.ts";
import { pointsByRules, Umpire } from "./ending.ts";
import { drawOpening } from "./opening.ts";
import type { Points } from "./sample.ts";
import { Thinker } from "./thinker.ts";

/** Neither side may be ahead by more in the opening, in hundredths of a pawn, whichever weights are asked. */
const LARGEST_LEAD_CP = 200;
/** Openings that are drawn before one is taken as it is: in some variants, the first side is always ahead. */
const MOST_TRIES = 50;
/** Games of a duel are not those that were learnt from, whatever their numbers are. */
const OTHER_SEEDS = 0x5eed;

export class Duel {
  readonly #variant: Variant;
  readonly #thinkers: readonly [Thinker, Thinker];

  /** @param first the variant with the weights that are to be judged
   *  @param nodes of each move */
  constructor(first: Variant, second: Variant, nodes: number) {
    this.#variant = second;
    this.#thinkers = [new Thinker(first, nodes), new Thinker(second, nodes)];
  }

  /** What the first has of a pair of games: 0, 0.5, 1, 1.5 or 2. The same for the same number and seed. */
  playPair(number: number, seed: number): number {
    const opening = this.#open(number, seed);
    if (opening === null) return 1;
    return this.#play(opening, 0) + (1 - this.#play(opening, 1));
  }

  /** Null where every opening ends the game. */
  #open(number: number, seed: number): Game | null {
    const dice = diceOf(seed ^ OTHER_SEEDS, number);
    let last: Game | null = null;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const game = drawOpening(this.#variant, dice);
      if (game && this.#isEven(game)) return game;
      last = game ?? last;
    }
    return last;
  }

  #isEven(game: Game): boolean {
    return this.#thinkers.every((thinker) => {
      thinker.clear();
      return Math.abs(thinker.think(game.positions).score) <= LARGEST_LEAD_CP;
    });
  }

  /** @param white which of the two has White */
  #play(opening: Game, white: 0 | 1): Points {
    for (const thinker of this.#thinkers) thinker.clear();
    const course = new Course(copyOf(opening));
    const { game } = course;
    const umpire = new Umpire();
    for (;;) {
      const points = pointsByRules(game) ?? (umpire.isTooLong() ? 0.5 : null);
      if (points !== null) return points;
      const thinker = this.#thinkers[game.turn === 0 ? white : 1 - white];
      const { move, score } = thinker.think(course.positions);
      const decided = umpire.watch(game.turn === 0 ? score : -score);
      if (decided !== null) return decided;
      course.play(move);
    }
  }
}

function copyOf({ variant, startPosition, moves }: Game): Game {
  const copy = Game.start(variant, { fen: writeFen(variant, startPosition) });
  for (const move of moves) copy.play(writeUci(variant, move));
  return copy;
}
