/** Ends of the game at the horizon: a search of one ply, or few, sees what the next move would end, without looking deeper. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { MATE_SCORE, REPETITION_SCORE, SEARCH_FINISHED } from "../../src/layout/search.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { at } from "../written/rows.ts";

/** The search of a game as it stands. */
function search(game: Game, depth: number): { readonly score: number; readonly nodes: number } {
  const searcher = new Searcher(game.variant, 1);
  searcher.begin(game.positions, depth);
  while (searcher.slice(1 << 20) !== SEARCH_FINISHED);
  return { score: searcher.read()[0].score, nodes: searcher.nodes };
}

function shipped(id: string, fen: string): Game {
  return Game.start(bundledVariant(id) as Variant, { fen });
}

/** Won by the side to move within so many plies, or lost where the number is even. */
function wonIn(plies: number): number {
  return plies % 2 === 1 ? MATE_SCORE - plies : plies - MATE_SCORE;
}

describe("a search of one ply sees that the other", () => {
  it.each([
    ["walks to its goal", "kingofthehill", "8/8/2k5/8/8/8/8/K7 w - - 0 1"],
    ["walks to a goal of its own side", "breakthrough", "8/8/8/8/PP6/8/7p/8 w - - 0 1"],
    ["gives the last check", "3check", "7k/8/8/8/8/8/r7/7K w - - 3+1 0 1"],
    ["castles", "castle", "r3k3/7p/8/8/8/8/7P/K7 w q - 0 1"],
  ])("%s", (_, id, fen) => {
    expect(search(shipped(id, fen), 1).score).toBe(wonIn(2));
  });

  it("takes the last piece that is needed, guarded as it is", () => {
    const game = at("win: [checkmate, { taken: [knight] }]", "r3k1n1/8/8/8/8/1P6/2P5/NK6 w - - 0 1");
    expect(search(game, 1).score).toBe(wonIn(2));
  });

  it("has to take, and opens the way to what wins after that", () => {
    const keys = "win: [checkmate, { reach: rank 8, with: [pawn] }]\npromotion: none\ncaptures: { must: true }";
    const game = at(`${keys}\npieces: { pawn: { forbidden: none } }`, "b7/P7/8/7k/8/8/8/3KR3 w - - 0 1");
    expect(search(game, 1).score).toBe(wonIn(3));
  });

  it("is left without a move, where that decides", () => {
    const fen = "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1";
    expect(search(at("win: [checkmate, stalemate]", fen), 1).score).toBe(wonIn(1));
    expect(search(at("", fen), 1).score).toBeLessThan(wonIn(99));
  });

  it("has a draw that is enough, but for a mate", () => {
    const keys = "draws: { wins: black }";
    expect(search(at(keys, "7k/8/8/8/8/8/8/K2RR3 w - - 99 90"), 1).score).toBe(-wonIn(1));
    expect(search(at(keys, "7k/8/6K1/8/8/8/8/R7 w - - 99 90"), 1).score).toBe(wonIn(1));
  });
});

describe("where captures are forced", () => {
  it.each(["5bn1/N3p3/6k1/6q1/8/8/8/8 w - - 1 30", "8/6k1/8/7K/1P6/4P1P1/8/5B2 b - - 0 33"])(
    "one that is alone is seen beyond the horizon: %s",
    (fen) => {
      expect(search(shipped("antichess", fen), 1).score).toBe(-wonIn(2));
    },
  );
});

describe("a repetition in the tree", () => {
  it("comes about by two passes", () => {
    // whoever has to move loses the pawn
    const game = at("turn: [{ move: or-pass }]", "8/8/8/4pK2/3kP3/8/8/8 w - - 0 1");
    expect(search(game, 3).score).toBe(0);
  });

  it("comes about over captures and drops", () => {
    const game = shipped("crazyhouse", "q2rk3/8/8/8/8/8/8/3RK3[] b - - 0 1");
    for (const san of ["Rxd1+", "Kxd1", "R@d8+", "Ke2", "Kf8", "Ke1", "Ke8"]) game.play(san);
    expect(search(game, 1).score).toBe(0);
  });

  it("is worth to each side what the file says", () => {
    for (const [side, sign] of [
      ["white", -1],
      ["black", 1],
    ] as const) {
      const game = at(`lose: [{ repetition: 3, side: ${side} }]`, "k7/8/8/8/8/8/7R/7K w - - 0 1");
      for (const san of ["Kg1", "Kb8", "Kh1"]) game.play(san);
      // Ka8 brings the start up again
      const searcher = new Searcher(game.variant, 1);
      searcher.begin(game.positions, 1, ({ to }) => to === 56);
      while (searcher.slice(1 << 20) !== SEARCH_FINISHED);
      expect(searcher.read()[0].score).toBe(-sign * REPETITION_SCORE);
    }
  });
});
