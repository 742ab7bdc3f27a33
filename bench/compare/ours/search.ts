import { createEngine, type Engine, type Evaluation, Game } from "../../../src/index.ts";
import { shippedVariant } from "../../common/variant.ts";
import type { Sample, SearchEngine } from "../engine.ts";
import type { SearchPosition } from "../positions.ts";
import { OURS, OURS_MATERIAL } from "./name.ts";

/** Our engine on chess, with its whole evaluation or with material and placement alone. */
export async function startOurSearch(evaluation: Evaluation): Promise<SearchEngine> {
  return new OurSearch(NAMES[evaluation], await createEngine(shippedVariant("chess"), { evaluation }));
}

const NAMES: Readonly<Record<Evaluation, string>> = { whole: OURS, material: OURS_MATERIAL };

class OurSearch implements SearchEngine {
  readonly name: string;
  readonly version = "this tree";
  #engine: Engine;
  #game = Game.start(shippedVariant("chess"));

  constructor(name: string, engine: Engine) {
    this.name = name;
    this.#engine = engine;
  }

  async prepareSearch({ fen }: SearchPosition): Promise<void> {
    this.#engine.clear();
    this.#game = Game.start(shippedVariant("chess"), { fen });
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
