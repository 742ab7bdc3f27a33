import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import type { Variant } from "../../src/variant/variant.ts";

/** Nodes, score and line of a search to a depth, done in slices of so many nodes. */
function searched(id: string, depth: number, slice: number) {
  const variant = bundledVariant(id) as Variant;
  const searcher = new Searcher(variant, 1);
  searcher.begin([variant.setup], depth);
  let slices = 1;
  while (searcher.slice(slice) !== SEARCH_FINISHED) slices++;
  const [{ score, line }] = searcher.read();
  return { slices, result: { nodes: searcher.nodes, score, line } };
}

describe("suspension", () => {
  it.each(["chess", "edgy", "capablanca"])("changes nothing in %s, however small the slices", (id) => {
    const whole = searched(id, 10, 1 << 30);
    const cut = searched(id, 10, 37);
    expect(cut.slices).toBeGreaterThan(100);
    expect(whole.slices).toBeLessThan(20);
    expect(cut.result).toEqual(whole.result);
  });

  it("comes soon among forty-eight queens, whose captures would go on for hours", () => {
    const chess = bundledVariant("chess") as Variant;
    const game = Game.start(chess, { fen: "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1" });
    const searcher = new Searcher(chess, 1);
    searcher.begin(game.positions, 20);
    for (let slice = 0; slice < 100; slice++) {
      const { nodes } = searcher;
      searcher.slice(100);
      expect(searcher.nodes - nodes).toBeLessThan(5_000);
    }
  });
});

describe("material and placement alone", () => {
  it("searches otherwise than with the whole evaluation, and the whole one comes back", () => {
    const variant = bundledVariant("chess") as Variant;
    const searcher = new Searcher(variant, 1);
    const search = (whole: boolean) => {
      searcher.evaluateWhole(whole);
      searcher.begin([variant.setup], 8);
      while (searcher.slice(1 << 20) !== SEARCH_FINISHED);
      return { nodes: searcher.nodes, line: searcher.read()[0].line };
    };
    const whole = search(true);
    expect(search(false)).not.toEqual(whole);
    expect(search(true)).toEqual(whole);
  });
});
