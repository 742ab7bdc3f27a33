/** Our engine against itself in one process, each side with limits of its own, by the rules of `npm run match`. */
import { createEngine, type Engine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import type { SearchLimits } from "../../src/engine/limits.ts";
import { countStarts } from "../../src/variant/starts.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { findOpening, type OpeningPlan } from "../match/openings.ts";
import { openOurs } from "../match/ours.ts";
import { mateCp, type Player, type Situation, type Thought } from "../match/player.ts";
import type { GameRecord } from "../match/record.ts";
import { playGame, type RefereeRules } from "../match/referee.ts";
import { shippedVariant } from "../ours/variant.ts";

export interface SelfPlay {
  readonly variantId: string;
  /** Of the first player and of the second. */
  readonly limits: readonly [SearchLimits, SearchLimits];
  /** Two games a pair, with colours exchanged. */
  readonly pairs: number;
  readonly seed: number;
}

const RULES: RefereeRules = { plies: 400, graceMs: Number.POSITIVE_INFINITY, resign: null };
const HASH_MB = 16;
const RANDOM_PLIES = 6;
const RANDOM_PLIES_AFTER_NUMBERED_START = 4;

/** Plays pair after pair and yields each game. */
export async function* selfPlay({ variantId, limits, pairs, seed }: SelfPlay): AsyncGenerator<GameRecord, void> {
  const variant = shippedVariant(variantId);
  const checker = await openOurs(variantId, 4);
  const players = await Promise.all(limits.map((own) => LimitedPlayer.open(variant, own)));
  const seats = players.map((player) => ({ player, allowance: {} }));
  for (let pair = 0; pair < pairs; pair++) {
    const opening = await findOpening(variant, openingPlan(variant, seed), pair, checker);
    for (const firstSide of [0, 1] as const) {
      for (const player of players) await player.newGame(opening.startFen);
      const [white, black] = firstSide === 0 ? seats : seats.toReversed();
      yield { pair, firstSide, ...(await playGame(variant, opening, [white, black], RULES, null)) };
    }
  }
  for (const player of [checker, ...players]) player.close();
}

function openingPlan(variant: Variant, seed: number): OpeningPlan {
  const numbered = countStarts(variant) > 1;
  return { seed, numbered, plies: numbered ? RANDOM_PLIES_AFTER_NUMBERED_START : RANDOM_PLIES };
}

/** Searches with the same limits whatever the referee allows. */
class LimitedPlayer implements Player {
  readonly #engine: Engine;
  readonly #limits: SearchLimits;
  #game: Game;

  static async open(variant: Variant, limits: SearchLimits): Promise<LimitedPlayer> {
    return new LimitedPlayer(await createEngine(variant, { hashMb: HASH_MB }), limits);
  }

  private constructor(engine: Engine, limits: SearchLimits) {
    this.#engine = engine;
    this.#limits = limits;
    this.#game = Game.start(engine.variant);
  }

  async newGame(startFen: string): Promise<void> {
    this.#engine.clear();
    this.#game = Game.start(this.#engine.variant, { fen: startFen });
  }

  async think({ moves }: Situation): Promise<Thought> {
    for (const move of moves.slice(this.#game.moves.length)) this.#game.play(move);
    const { best, info } = await this.#engine.best(this.#game, this.#limits);
    if (info === null) return { move: best, scoreCp: null, depth: 0, nodes: 0 };
    const { score, depth, nodes } = info;
    return { move: best, scoreCp: score.type === "mate" ? mateCp(score.moves) : score.value, depth, nodes };
  }

  close(): void {
    this.#engine.close();
  }
}
