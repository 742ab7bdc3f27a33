/** Ends of the game at the horizon: a search of one ply, or few, sees what the next move would end, without looking deeper. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { parseSquare } from "../../src/geometry/square.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { MATE_SCORE, REPETITION_SCORE, SEARCH_FINISHED } from "../../src/layout/search.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { at } from "../written/rows.ts";

/** The search of a game as it stands.
 *  @param move the only one that is looked at, in coordinates */
function search(game: Game, depth: number, move?: string): { readonly score: number; readonly nodes: number } {
  const searcher = new Searcher(game.variant, 1);
  const target = move === undefined ? null : parseSquare(game.variant.board, move.slice(2));
  searcher.begin(game.positions, depth, target === null ? undefined : ({ to }) => to === target);
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
    ["castles", "castle", "r3k3/7p/8/8/8/8/7P/6K1 w q - 0 1"],
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

  it("is left without a move, and what that is worth to whom", () => {
    const fewer = "win: [checkmate, stalemate-with-fewer]";
    expect(search(at(fewer, "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1"), 1, "g5g6").score).toBe(-wonIn(1));
    expect(search(at(fewer, "8/Q7/8/8/8/8/5K1p/7k w - - 0 1"), 1, "f2f1").score).toBe(0);
    const mate = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";
    expect(search(at("lose: [checkmate]\nwin: [{ checks: 9 }]", mate), 1, "a1a8").score).toBe(-wonIn(1));
  });

  it("follows to a goal, which is a draw and no win", () => {
    expect(Math.abs(search(shipped("racingkings", "8/K6k/8/8/8/8/8/8 w - - 0 1"), 1).score)).toBeLessThan(500);
  });

  it("may answer a goal, out of a check that the node knows nothing of", () => {
    const keys =
      "win: [checkmate, { reach: { white: a4, black: a8 }, with: [king], reply: equalises }]\ncastling: none";
    // Ka4 is a check by the rook, which Ka8 answers; so White takes the queen, and goes there next
    const game = at(keys, "2k4q/8/8/8/1K6/8/8/1R5R b - - 0 1");
    expect(search(game, 1, "c8b8").score).toBe(wonIn(4));
  });

  it("has a draw that is enough, but for a mate", () => {
    const keys = "draws: { wins: black }";
    expect(search(at(keys, "7k/8/8/8/8/8/8/K2RR3 w - - 99 90"), 1).score).toBe(-wonIn(1));
    expect(search(at(keys, "7k/8/6K1/8/8/8/8/R7 w - - 99 90"), 1).score).toBe(wonIn(1));
    const stalemate = `${keys}\nwin: [checkmate, stalemate]`;
    expect(search(at(stalemate, "7k/5Q2/8/6K1/8/8/8/8 w - - 99 90"), 1).score).toBe(wonIn(1));
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

describe("where captures are forced, or come back", () => {
  it("costs no depth where one move alone is left", () => {
    expect(search(shipped("antichess", "5k2/8/8/6Kp/1P6/4P1P1/8/5B2 b - - 0 32"), 2).score).toBe(wonIn(4) * -1);
  });

  it("is a choice for the main search alone", () => {
    const { nodes } = search(shipped("antichess", "rnbqkbnr/1ppppppp/8/p7/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"), 2);
    expect(nodes).toBeLessThan(200);
  });

  it("tries no drops beyond the horizon", () => {
    const game = shipped("crazyhouse", "4k3/8/8/8/8/8/8/4K3[NPnp] w - - 0 1");
    expect(search(game, 1).nodes).toBeLessThan(1.5 * game.legalMoves().length);
  });
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
    expect(search(game, 1, "R@d1").score).toBe(0);
  });

  it("is no perpetual check where one move gave none", () => {
    const game = at("lose: [perpetual-check]\ndraws: { repetition: { end: 3 } }", "7k/8/8/8/7Q/8/8/K7 b - - 0 1");
    const moves = "Kg8 Qg5+ Kh8 Qf6+ Kg8 Qf1 Kh8 Qh1+ Kg8 Qg2+ Kh8 Qh2+ Kg8 Qg3+ Kh8";
    for (const san of moves.split(" ")) game.play(san);
    expect(search(game, 1, "g3h4").score).toBe(0);
  });

  it("is worth to each side what the file says", () => {
    for (const [side, sign] of [
      ["white", -1],
      ["black", 1],
    ] as const) {
      const game = at(`lose: [{ repetition: 3, side: ${side} }]`, "k7/8/8/8/8/8/7R/7K w - - 0 1");
      for (const san of ["Kg1", "Kb8", "Kh1"]) game.play(san);
      // the start comes up again
      expect(search(game, 1, "a7a8").score).toBe(-sign * REPETITION_SCORE);
    }
  });
});
