/** Our engine as a player, on the thread that opens it. */
import { createEngine, type Engine } from "../engine/engine.ts";
import { Game } from "../engine/game.ts";
import { levelLimits, STRONGEST_LEVEL } from "../engine/level.ts";
import type { SearchLimits } from "../engine/limits.ts";
import { reweighted } from "../variant/reweighted.ts";
import type { Variant } from "../variant/variant.ts";
import { type Allowance, mateCp, type Player, type Situation, type Thought } from "./player.ts";

export interface OurSettings {
  /** Megabytes of hash table. */
  readonly hashMb: number;
  /** 1 to 10; the strongest by default. */
  readonly level?: number;
}

const NO_WEIGHTS: NonNullable<Variant["weights"]> = { terms: {}, passed: null, dangers: {}, pieces: [] };

/** The variant without any weights but those that follow from its rules: a file's own come before fitted ones, and what a
 *  file leaves open is computed. */
export function withComputedWeights(variant: Variant): Variant {
  return reweighted(variant, NO_WEIGHTS);
}

/** Opens our engine for a variant. */
export async function openEngine(variant: Variant, { hashMb, level }: OurSettings): Promise<Player> {
  return new Ours(variant, await createEngine(variant, { hashMb }), level ?? STRONGEST_LEVEL);
}

class Ours implements Player {
  readonly #variant: Variant;
  readonly #engine: Engine;
  readonly #held: Pick<SearchLimits, "nodes" | "endings">;
  #game: Game;

  constructor(variant: Variant, engine: Engine, level: number) {
    this.#variant = variant;
    this.#engine = engine;
    this.#held = levelLimits(level);
    this.#game = Game.start(variant);
  }

  async newGame(startFen: string): Promise<void> {
    this.#engine.clear();
    this.#game = Game.start(this.#variant, { fen: startFen });
  }

  async think({ moves }: Situation, allowance: Allowance): Promise<Thought> {
    for (const move of moves.slice(this.#game.length)) this.#game.play(move);
    const { best, info } = await this.#engine.best(this.#game, this.#limits(allowance));
    if (info === null) return { move: best, scoreCp: null, depth: 0, nodes: 0 };
    const { score, depth, nodes } = info;
    return { move: best, scoreCp: score.type === "mate" ? mateCp(score.moves) : score.value, depth, nodes };
  }

  close(): void {
    this.#engine.close();
  }

  /** Those of the match and those of the level; fewer nodes count. */
  #limits(allowance: Allowance): SearchLimits {
    const limits = limitsOf(allowance);
    if (this.#held.nodes === undefined) return limits;
    return { ...limits, ...this.#held, nodes: Math.min(this.#held.nodes, limits.nodes ?? Number.POSITIVE_INFINITY) };
  }
}

function limitsOf({ nodes, depth, timeMs, clock }: Allowance): SearchLimits {
  if (clock === undefined) return { nodes, depth, timeMs };
  const { remainingMs, incrementMs } = clock;
  return { clock: { remainingMs, incrementMs: [incrementMs, incrementMs] } };
}
