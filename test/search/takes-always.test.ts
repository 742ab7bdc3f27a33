/** Where every move captures, quiescence would play the game to its end: a search of one ply looks at each move once. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { written } from "../written/rows.ts";

function nodesOf(id: string, depth: number): { readonly nodes: number; readonly moves: number } {
  const variant = bundledVariant(id) as Variant;
  const game = Game.start(variant);
  const searcher = new Searcher(variant, 1);
  searcher.begin(game.positions, depth);
  while (searcher.slice(1 << 20) !== SEARCH_FINISHED);
  return { nodes: searcher.nodes, moves: game.legalMoves().length };
}

describe("a game in which every move captures", () => {
  it.each(["clobber", "clobber10", "massacre"])("stands still at the horizon: %s", (id) => {
    const { nodes, moves } = nodesOf(id, 1);
    expect(nodes).toBeGreaterThanOrEqual(moves);
    expect(nodes).toBeLessThanOrEqual(2 * moves);
  });

  it.each(["clobber", "clobber10"])("orders captures as other moves, by what the search has learnt: %s", (id) => {
    expect(nodesOf(id, 6).nodes).toBeLessThan(20_000);
  });
});

describe("a game with other moves too", () => {
  it("plays captures out where the other moves are drops", () => {
    const pieces = ["king: { betza: cK }", "queen: { betza: cQ }", "rook: { betza: cR }", "bishop: { betza: cB }"];
    const others = ["knight: { betza: cN }", "pawn: { betza: cF, forbidden: none }"];
    const keys = `pieces: { ${[...pieces, ...others].join(", ")} }\ncastling: none\npromotion: none`;
    const game = Game.start(written(`${keys}\nhands: { start: { queen: 1 } }`));
    const searcher = new Searcher(game.variant, 1);
    // a queen that a pawn takes
    searcher.begin(game.positions, 1, ({ to }) => to === 40);
    while (searcher.slice(1 << 20) !== SEARCH_FINISHED);
    expect(searcher.read()[0].score).toBeLessThan(-300);
  });

  it("plays captures out: a search of one ply looks further", () => {
    const { nodes, moves } = nodesOf("alapo", 1);
    expect(nodes).toBeGreaterThan(moves);
  });
});
