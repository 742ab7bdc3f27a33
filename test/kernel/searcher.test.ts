import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import { writeUci } from "../../src/notation/move.ts";
import type { Variant } from "../../src/variant/variant.ts";

/** Black takes on d5, and in the end White, whom passing would save, has to move. */
const ZUGZWANG = "8/8/1p1r1k2/p1pPN1p1/P3KnP1/1P6/8/3R4 b - - 0 1";

/** Nodes, score and line of a search to a depth, done in slices of so many nodes. */
function searched(id: string, depth: number, slice: number, fen?: string) {
  const variant = bundledVariant(id) as Variant;
  const searcher = new Searcher(variant, 1);
  searcher.begin(Game.start(variant, fen ? { fen } : {}).positions, depth);
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

  it("changes nothing where the cut-offs of null moves are verified", () => {
    expect(searched("chess", 14, 37, ZUGZWANG).result).toEqual(searched("chess", 14, 1 << 30, ZUGZWANG).result);
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

describe("null move", () => {
  it("does not hide a zugzwang: the right capture is found", () => {
    const chess = bundledVariant("chess") as Variant;
    const searcher = new Searcher(chess, 32);
    searcher.begin(Game.start(chess, { fen: ZUGZWANG }).positions, 60);
    while (searcher.nodes < 500_000) searcher.slice(500_000 - searcher.nodes);
    const [{ line }] = searcher.read();
    expect(writeUci(chess, line[0])).toBe("f4d5");
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
