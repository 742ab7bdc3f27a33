/** Measures perft and search of variants side by side: in every round each has its turn, so that a machine that slows down
 *  slows all of them. */
import { createEngine, type Engine } from "../engine/engine.ts";
import type { Game } from "../engine/game.ts";
import { kernelsDigest } from "../jobs/engine.ts";
import { TimeLeft } from "../jobs/time-left.ts";
import { Kernel } from "../kernel/kernel.ts";
import { rulesDigest } from "../variant/digest.ts";
import { grouped } from "../variant/phrases.ts";
import type { Variant } from "../variant/variant.ts";
import { benchGames } from "./bench-positions.ts";
import { type BenchedPosition, type BenchedVariant, type BenchRun, RUN_FORMAT } from "./bench-run.ts";
import { describeMachine } from "./machine.ts";
import type { Output } from "./output.ts";
import { DEEPEST_PERFT } from "./perft-walk.ts";
import { VERSION } from "./version.ts";

/** Perft goes as deep as gives at most so many leaves. */
const MOST_LEAVES = 1_000_000;
/** A sample lasts at least so long: clocks are coarse. */
const SAMPLE_MS = 40;

export interface BenchPlan {
  /** Of the search, in plies. */
  readonly depth: number;
  readonly rounds: number;
}

/** Measures variants; on a terminal, says how far it is. */
export async function measure(variants: readonly Variant[], plan: BenchPlan, output: Output): Promise<BenchRun> {
  const entrants: Entrant[] = [];
  for (const variant of variants) entrants.push(await Entrant.open(variant, plan.depth));
  try {
    await run(entrants, plan, output);
  } finally {
    for (const entrant of entrants) entrant.close();
  }
  const { depth, rounds } = plan;
  return {
    bench: RUN_FORMAT,
    version: VERSION,
    engine: kernelsDigest(),
    machine: describeMachine(),
    depth,
    rounds,
    variants: entrants.map((entrant) => entrant.result()),
  };
}

/** The first pass is not counted: programs are still being translated in it. */
async function run(entrants: readonly Entrant[], { rounds }: BenchPlan, output: Output): Promise<void> {
  const left = new TimeLeft();
  const turns = (rounds + 1) * entrants.length;
  for (let turn = 0; turn < turns; turn++) {
    const round = Math.floor(turn / entrants.length);
    const entrant = entrants[turn % entrants.length];
    await entrant.measure(round > 0);
    const where = round === 0 ? "warming up" : `round ${round} of ${rounds}`;
    // what a narrow terminal cuts off is the last
    output.progress(`${where}  ${left.after(turn + 1, turns - turn - 1)} left  ${entrant.inWords()}`);
  }
}

interface Place {
  readonly game: Game;
  readonly perft: BenchedPosition["perft"];
  /** Of the search; null before the first. */
  nodes: number | null;
}

/** A variant that is measured, with a kernel and an engine of its own. */
class Entrant {
  readonly #variant: Variant;
  readonly #kernel: Kernel;
  readonly #engine: Engine;
  readonly #depth: number;
  readonly #places: readonly Place[];
  readonly #leavesPerSecond: number[] = [];
  readonly #nodesPerSecond: number[] = [];
  readonly #depthMs: number[] = [];
  #last = "";

  static async open(variant: Variant, depth: number): Promise<Entrant> {
    return new Entrant(variant, await createEngine(variant), depth);
  }

  private constructor(variant: Variant, engine: Engine, depth: number) {
    this.#variant = variant;
    this.#kernel = Kernel.open(variant);
    this.#engine = engine;
    this.#depth = depth;
    this.#places = benchGames(variant).map((game) => ({ game, perft: deepestWithin(this.#kernel, game), nodes: null }));
  }

  /** Measures all positions once. */
  async measure(isCounted: boolean): Promise<void> {
    const perft = { count: 0, timeMs: 0 };
    const search = { count: 0, timeMs: 0 };
    for (const place of this.#places) {
      add(perft, await this.#countLeaves(place));
      add(search, await this.#search(place));
    }
    this.#last = `${this.#variant.id}: ${grouped(speedOf(perft))} leaves, ${grouped(speedOf(search))} nodes a second`;
    if (!isCounted) return;
    this.#leavesPerSecond.push(speedOf(perft));
    this.#nodesPerSecond.push(speedOf(search));
    this.#depthMs.push(search.timeMs);
  }

  /** The speeds of the last pass. */
  inWords(): string {
    return this.#last;
  }

  result(): BenchedVariant {
    const positions = this.#places.map(({ game, perft, nodes }) => ({ fen: game.fen(), perft, nodes: nodes ?? 0 }));
    return {
      id: this.#variant.id,
      name: this.#variant.name,
      rules: rulesDigest(this.#variant),
      signature: positions.reduce((sum, { nodes }) => sum + nodes, 0),
      positions,
      leavesPerSecond: this.#leavesPerSecond,
      nodesPerSecond: this.#nodesPerSecond,
      depthMs: this.#depthMs,
    };
  }

  close(): void {
    this.#engine.close();
  }

  #countLeaves({ game, perft }: Place): Promise<Count> {
    this.#kernel.setPosition(game.position);
    return timed(async () => {
      this.#kernel.perft(perft.depth);
      return perft.leaves;
    });
  }

  /** Tables of endings would answer without a search. */
  #search(place: Place): Promise<Count> {
    return timed(async () => {
      this.#engine.clear(); // so that each pass is like the one before
      const { info } = await this.#engine.best(place.game, { depth: this.#depth, endings: false });
      const nodes = info?.nodes ?? 0;
      if (place.nodes !== null && place.nodes !== nodes) throw new Error("a search was not repeatable");
      place.nodes = nodes;
      return nodes;
    });
  }
}

interface Count {
  readonly count: number;
  readonly timeMs: number;
}

/** The mean time of one pass, of as many as fill a sample. @param pass gives what it counts */
async function timed(pass: () => Promise<number>): Promise<Count> {
  const begun = performance.now();
  for (let passes = 1; ; passes++) {
    const count = await pass();
    const timeMs = performance.now() - begun;
    if (timeMs >= SAMPLE_MS) return { count, timeMs: timeMs / passes };
  }
}

function add(sum: { count: number; timeMs: number }, { count, timeMs }: Count): void {
  sum.count += count;
  sum.timeMs += timeMs;
}

function speedOf({ count, timeMs }: Count): number {
  return (count / Math.max(timeMs, 0.001)) * 1000;
}

function deepestWithin(kernel: Kernel, game: Game): BenchedPosition["perft"] {
  kernel.setPosition(game.position);
  let best = { depth: 1, leaves: kernel.perft(1) };
  while (best.leaves > 0 && best.depth < DEEPEST_PERFT) {
    const leaves = kernel.perft(best.depth + 1);
    if (leaves === 0 || leaves > MOST_LEAVES) break;
    best = { depth: best.depth + 1, leaves };
  }
  return best;
}
