import { Kernel } from "../../src/kernel/kernel.ts";
import { parseFen } from "../../src/notation/fen.ts";
import { type PerftEngine, type Sample, UNLIMITED_LEAVES } from "../engine.ts";
import type { PerftPosition } from "../positions.ts";
import { OURS, OURS_MADE } from "./name.ts";
import { shippedVariant } from "./variant.ts";

/** Ours in both ways of counting; the two share one kernel a variant. */
export async function startOurPerft(): Promise<readonly PerftEngine[]> {
  const kernels = new Map<string, Kernel>();
  return [
    new OurPerft(OURS, "list", kernels, (kernel, depth) => kernel.perft(depth)),
    new OurPerft(OURS_MADE, "made", kernels, (kernel, depth) => kernel.perftLeaves(depth)),
  ];
}

class OurPerft implements PerftEngine {
  readonly version = "this tree";
  readonly leafBudget = UNLIMITED_LEAVES;
  readonly name: string;
  readonly lastPly: PerftEngine["lastPly"];
  readonly #kernels: Map<string, Kernel>;
  readonly #count: (kernel: Kernel, depth: number) => number;
  #kernel: Kernel | null = null;

  constructor(
    name: string,
    lastPly: PerftEngine["lastPly"],
    kernels: Map<string, Kernel>,
    count: (kernel: Kernel, depth: number) => number,
  ) {
    this.name = name;
    this.lastPly = lastPly;
    this.#kernels = kernels;
    this.#count = count;
  }

  plays(): boolean {
    return true;
  }

  async prepare({ variant: id, fen }: PerftPosition): Promise<void> {
    const variant = shippedVariant(id);
    const kernel = this.#kernels.get(id) ?? Kernel.open(variant);
    this.#kernels.set(id, kernel);
    const parsed = parseFen(variant, fen);
    if (!parsed.ok) throw new Error(`our reader refuses ${fen}`);
    kernel.setPosition(parsed.position);
    this.#kernel = kernel;
  }

  async perft(depth: number): Promise<Sample> {
    if (this.#kernel === null) throw new Error("perft before a position");
    const started = performance.now();
    const nodes = this.#count(this.#kernel, depth);
    return { nodes, timeMs: performance.now() - started };
  }

  close(): void {
    this.#kernels.clear();
  }
}
