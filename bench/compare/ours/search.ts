import { createEngine, type Engine, type Evaluation, Game, type Variant } from "../../../src/index.ts";
import type { Sample, SearchEngine } from "../engine.ts";
import type { SearchPosition } from "../positions.ts";
import { type Derivation, RICH, SHIPPED } from "./derived.ts";
import { OURS, OURS_MATERIAL, OURS_RICH } from "./name.ts";

/** Our engine on chess, with its whole evaluation or with material and placement alone. */
export async function startOurSearch(evaluation: Evaluation): Promise<SearchEngine> {
  return startOn(SHIPPED, NAMES[evaluation], evaluation);
}

/** The same by the rich kernel. */
export async function startRichSearch(): Promise<SearchEngine> {
  return startOn(RICH, OURS_RICH, "whole");
}

async function startOn({ variantOf }: Derivation, name: string, evaluation: Evaluation): Promise<SearchEngine> {
  const variant = variantOf("chess");
  return new OurSearch(name, variant, await createEngine(variant, { evaluation }));
}

const NAMES: Readonly<Record<Evaluation, string>> = { whole: OURS, material: OURS_MATERIAL };

class OurSearch implements SearchEngine {
  readonly name: string;
  readonly version = "this tree";
  #engine: Engine;
  readonly #variant: Variant;
  #game: Game;

  constructor(name: string, variant: Variant, engine: Engine) {
    this.name = name;
    this.#variant = variant;
    this.#game = Game.start(variant);
    this.#engine = engine;
  }

  async prepareSearch({ fen }: SearchPosition): Promise<void> {
    this.#engine.clear();
    this.#game = Game.start(this.#variant, { fen });
  }

  /** The speed is that of the last report; what is searched after it is not counted, as with the peers. */
  async search(timeMs: number): Promise<Sample & { depth: number }> {
    let last = { nodes: 0, depth: 0, timeMs: Number.EPSILON };
    for await (const report of this.#engine.search(this.#game, { timeMs })) last = report;
    return last;
  }

  close(): void {
    this.#engine.close();
  }
}
