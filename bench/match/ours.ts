/** Our engine as a player. A build of its own, so that a copy of the built folder is a frozen version that plays on. */
import { createEngine, type Engine, Game, type SearchLimits, type Variant } from "../../src/index.ts";
import { shippedVariant } from "../common/variant.ts";
import { type Allowance, mateCp, type Player, type Situation, type Thought } from "./player.ts";

/** Which weights the engine plays with: those that were fitted to the variant, where there are any, or what follows from
 *  its rules, as for a variant that nobody has fitted. */
export const WEIGHTS_CHOICES = ["fitted", "computed"] as const;
export type WeightsChoice = (typeof WEIGHTS_CHOICES)[number];

const NO_WEIGHTS: NonNullable<Variant["weights"]> = { terms: {}, passed: null, dangers: {}, pieces: [] };

/** Opens our engine for a shipped variant. @param hashMb megabytes of hash table */
export async function openOurs(variantId: string, hashMb: number, weights: WeightsChoice = "fitted"): Promise<Player> {
  const shipped = shippedVariant(variantId);
  // A file's own weights come before fitted ones, and what a file leaves open is computed.
  const variant = weights === "computed" ? { ...shipped, weights: NO_WEIGHTS } : shipped;
  return new Ours(variant, await createEngine(variant, { hashMb }));
}

class Ours implements Player {
  readonly #variant: Variant;
  readonly #engine: Engine;
  #game: Game;

  constructor(variant: Variant, engine: Engine) {
    this.#variant = variant;
    this.#engine = engine;
    this.#game = Game.start(variant);
  }

  async newGame(startFen: string): Promise<void> {
    this.#engine.clear();
    this.#game = Game.start(this.#variant, { fen: startFen });
  }

  async think({ moves }: Situation, allowance: Allowance): Promise<Thought> {
    for (const move of moves.slice(this.#game.length)) this.#game.play(move);
    const { best, info } = await this.#engine.best(this.#game, limitsOf(allowance));
    if (info === null) return { move: best, scoreCp: null, depth: 0, nodes: 0 };
    const { score, depth, nodes } = info;
    return { move: best, scoreCp: score.type === "mate" ? mateCp(score.moves) : score.value, depth, nodes };
  }

  close(): void {
    this.#engine.close();
  }
}

function limitsOf({ nodes, depth, timeMs, clock }: Allowance): SearchLimits {
  if (clock === undefined) return { nodes, depth, timeMs };
  const { remainingMs, incrementMs } = clock;
  return { clock: { remainingMs, incrementMs: [incrementMs, incrementMs] } };
}
