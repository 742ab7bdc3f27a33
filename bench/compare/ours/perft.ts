import { type Position, parseFen } from "../../../src/notation.ts";
import { perft } from "../../../src/perft.ts";
import { shippedVariant } from "../../common/variant.ts";
import { type PerftEngine, type Sample, UNLIMITED_LEAVES } from "../engine.ts";
import type { PerftPosition } from "../positions.ts";
import { OURS, OURS_MADE, OURS_RICH, RICH_CHESS } from "./name.ts";

/** Ours in both ways of counting, and by the rich kernel. */
export async function startOurPerft(): Promise<readonly PerftEngine[]> {
  return [new OurPerft(OURS, "list"), new OurPerft(OURS_MADE, "made"), new OurPerft(OURS_RICH, "list", RICH_CHESS)];
}

class OurPerft implements PerftEngine {
  readonly version = "this tree";
  readonly leafBudget = UNLIMITED_LEAVES;
  readonly name: string;
  readonly lastPly: "list" | "made";
  /** What it plays for chess, all that it plays; null plays everything. */
  readonly #forChess: string | null;
  #variant = shippedVariant("chess");
  #position: Position | null = null;

  constructor(name: string, lastPly: "list" | "made", forChess: string | null = null) {
    this.name = name;
    this.lastPly = lastPly;
    this.#forChess = forChess;
  }

  plays({ variant }: PerftPosition): boolean {
    return this.#forChess === null || variant === "chess";
  }

  async prepare({ variant: id, fen }: PerftPosition): Promise<void> {
    this.#variant = shippedVariant(this.#forChess ?? id);
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
