/**
 * Nodes of a search to a fixed depth, pinned for every shipped variant: whatever changes the search, the evaluation or a
 * variant's rules shows here. They change only by a commit that says why:
 *
 *     PIN_NODES=1 npx vitest run test/search/nodes.test.ts
 *
 * and for new variants alone `PIN_NODES=new`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { benchGames } from "../../src/cli/bench-positions.ts";
import { withFittedWeights } from "../../src/definition/fitted.ts";
import { bundledIds, bundledVariant } from "../../src/definition/library.ts";
import type { Game } from "../../src/engine/game.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { sampledIds } from "../sampled.ts";

interface Pins {
  /** In plies. */
  readonly depth: number;
  /** By variant: one number for each position of `bench`. */
  readonly nodes: Readonly<Record<string, readonly number[]>>;
}

const FILE = new URL("../data/nodes.json", import.meta.url);
const isPinning = process.env.PIN_NODES === "1" || process.env.PIN_NODES === "new";
const pins: Pins = JSON.parse(readFileSync(FILE, "utf8"));
const found: Record<string, readonly number[]> = process.env.PIN_NODES === "new" ? { ...pins.nodes } : {};
const counted = isPinning ? bundledIds().filter((id) => !(id in found)) : sampledIds(8);

describe(`nodes at depth ${pins.depth}`, () => {
  it.each(counted)("%s", (id) => {
    const variant = withFittedWeights(bundledVariant(id) as Variant);
    const searcher = new Searcher(variant, 1);
    found[id] = benchGames(variant).map((game) => nodesOf(searcher, game));
    if (!isPinning) expect(found[id]).toEqual(pins.nodes[id]);
  });

  it("are pinned for shipped variants alone", () => {
    if (!isPinning) expect(Object.keys(pins.nodes).sort()).toEqual([...bundledIds()].sort());
  });
});

afterAll(() => {
  if (isPinning) writeFileSync(FILE, textOf(found));
});

/** By a searcher that knows nothing. */
function nodesOf(searcher: Searcher, { positions }: Game): number {
  searcher.clear();
  searcher.begin(positions, pins.depth);
  while (searcher.slice(1 << 20) !== SEARCH_FINISHED);
  return searcher.nodes;
}

/** One line a variant, so that a change shows which are concerned. */
function textOf(nodes: Readonly<Record<string, readonly number[]>>): string {
  const rows = Object.entries(nodes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, counts]) => `    "${id}": [${counts.join(", ")}]`);
  return `{\n  "depth": ${pins.depth},\n  "nodes": {\n${rows.join(",\n")}\n  }\n}\n`;
}
