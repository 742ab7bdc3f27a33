import { type Position, parseFen } from "../../../src/notation.ts";
import { perft } from "../../../src/perft.ts";
import { shippedVariant } from "../../common/variant.ts";
import { type PerftEngine, type Sample, UNLIMITED_LEAVES } from "../engine.ts";
import type { PerftPosition } from "../positions.ts";
import { type Derivation, HUGE, RICH, SHIPPED } from "./derived.ts";
import { OURS, OURS_HUGE, OURS_MADE, OURS_RICH } from "./name.ts";

/** Ours in both ways of counting, and the same moves by the rich and the huge kernel. */
export async function startOurPerft(): Promise<readonly PerftEngine[]> {
  return [
    new OurPerft(OURS, "list", SHIPPED),
    new OurPerft(OURS_MADE, "made", SHIPPED),
    new OurPerft(OURS_RICH, "list", RICH),
    new OurPerft(OURS_HUGE, "list", HUGE),
  ];
}

class OurPerft implements PerftEngine {
  readonly version = "this tree";
  readonly leafBudget = UNLIMITED_LEAVES;
  readonly name: string;
  readonly lastPly: "list" | "made";
  readonly #derivation: Derivation;
  #variant = shippedVariant("chess");
  #position: Position | null = null;

  constructor(name: string, lastPly: "list" | "made", derivation: Derivation) {
    this.name = name;
    this.lastPly = lastPly;
    this.#derivation = derivation;
  }

  plays({ variant }: PerftPosition): boolean {
    return this.#derivation.plays(variant);
  }

  async prepare({ variant: id, fen }: PerftPosition): Promise<void> {
    this.#variant = this.#derivation.variantOf(id);
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
