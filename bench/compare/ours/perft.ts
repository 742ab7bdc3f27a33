import { type Position, parseFen } from "../../../src/notation.ts";
import { perft } from "../../../src/perft.ts";
import { shippedVariant } from "../../common/variant.ts";
import { type PerftEngine, type Sample, UNLIMITED_LEAVES } from "../engine.ts";
import type { PerftPosition } from "../positions.ts";
import { OURS, OURS_MADE } from "./name.ts";

/** Ours in both ways of counting. */
export async function startOurPerft(): Promise<readonly PerftEngine[]> {
  return [new OurPerft(OURS, "list"), new OurPerft(OURS_MADE, "made")];
}

class OurPerft implements PerftEngine {
  readonly version = "this tree";
  readonly leafBudget = UNLIMITED_LEAVES;
  readonly name: string;
  readonly lastPly: "list" | "made";
  #variant = shippedVariant("chess");
  #position: Position | null = null;

  constructor(name: string, lastPly: "list" | "made") {
    this.name = name;
    this.lastPly = lastPly;
  }

  plays(): boolean {
    return true;
  }

  async prepare({ variant: id, fen }: PerftPosition): Promise<void> {
    this.#variant = shippedVariant(id);
    const parsed = parseFen(this.#variant, fen);
    if (!parsed.ok) throw new Error(`our reader refuses ${fen}`);
    this.#position = parsed.position;
    perft(this.#variant, parsed.position, 1); // opens the kernel
  }

  async perft(depth: number): Promise<Sample> {
    if (this.#position === null) throw new Error("perft before a position");
    const { lastPly } = this;
    const started = performance.now();
    const nodes = perft(this.#variant, this.#position, depth, { lastPly });
    return { nodes, timeMs: performance.now() - started };
  }

  close(): void {
    this.#position = null;
  }
}
