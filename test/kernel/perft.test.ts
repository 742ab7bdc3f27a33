/** Perft against independent programs: the oracle's counts for every bundled variant, to a million nodes each. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundledIds, bundledVariant } from "../../src/definition/library.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import { parseFen } from "../../src/notation/fen.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { sampledIds } from "../sampled.ts";

interface Entry {
  readonly variant: string;
  readonly fen: string;
  readonly nodes: readonly number[];
  readonly oracle: string;
  readonly group: string;
  readonly chess960?: boolean;
}

/** Deeper counts are for `npm run perft`. */
const MOST_NODES = Number(process.env.PERFT_NODES ?? 1_000_000);

const entries: readonly Entry[] = JSON.parse(readFileSync(new URL("../data/perft.json", import.meta.url), "utf8"));
const played = new Set(sampledIds(9));
const kernels = new Map<string, Kernel>();

function kernelOf(id: string, variant: Variant): Kernel {
  const kernel = kernels.get(id) ?? Kernel.open(variant);
  kernels.set(id, kernel);
  return kernel;
}

for (const id of bundledIds()) {
  const variant = bundledVariant(id) as Variant;
  const known = entries.filter(
    (entry) => entry.variant === id && (!entry.chess960 || variant.notation.uciCastling === "partner"),
  );
  describe(id, () => {
    it("has counts of an independent program", () => expect(known.length).toBeGreaterThan(0));
    it.each(played.has(id) ? known : [])("counts $fen as $oracle does", ({ fen, nodes }) => {
      const parsed = parseFen(variant, fen);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
      const kernel = kernelOf(id, variant);
      kernel.setPosition(parsed.position);
      const counted = nodes.filter((count) => count <= MOST_NODES);
      expect(counted.map((_, index) => kernel.perft(index + 1))).toEqual(counted);
    });
  });
}
