/** Positions that come up again: who wins or loses by them, and what draws are worth. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { judge } from "../../src/engine/outcome.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import { SEARCH_FINISHED } from "../../src/layout/search.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { at, refusals, written } from "./rows.ts";

function played(keys: string, fen: string, cycle: string, times: number): Game {
  const game = at(keys, fen);
  for (let round = 0; round < times; round++) for (const move of cycle.split(" ")) if (!game.outcome) game.play(move);
  return game;
}

const PERPETUAL = "lose: [perpetual-check]\ndraws: { repetition: { end: 3 } }";
/** White's queen checks on e1 and h4, Black's king goes to and fro. */
const CHECKS = ["7k/8/8/8/7Q/8/8/K7 b - - 0 1", "Kg8 Qg5+ Kh8 Qh4+"] as const;
/** The kings walk. */
const WALK = ["7k/8/8/8/8/8/7P/K7 w - - 0 1", "Ka2 Kg8 Ka1 Kh8"] as const;

describe("perpetual check", () => {
  it("loses for whoever gives it, and only when the position has come up often enough", () => {
    const game = played(PERPETUAL, ...CHECKS, 2);
    expect(game.outcome).toEqual({ result: "0-1", winner: 1, code: "perpetual-check", reason: "perpetual check" });
    expect(played(PERPETUAL, ...CHECKS, 1).outcome).toBeNull();
  });

  it("is none when one move gave no check", () => {
    const game = played(
      PERPETUAL,
      "7k/8/8/8/7Q/8/8/K7 b - - 0 1",
      "Kg8 Qg5+ Kh8 Qf6+ Kg8 Qf1 Kh8 Qh1+ Kg8 Qg2+ Kh8 Qh2+ Kg8 Qg3+ Kh8 Qh4+",
      2,
    );
    expect(game.outcome).toEqual({
      result: "1/2-1/2",
      winner: null,
      code: "repetition",
      reason: "threefold repetition",
    });
  });

  it("is nobody's when both gave check all the time", () => {
    const standing = {
      turn: 0,
      check: true,
      movable: true,
      dead: false,
      occurrences: 3,
      halfmoves: 8,
      countLimit: null,
      ended: null,
      pieces: null,
      drawWinner: null,
    } as const;
    const outcomeOf = (...checkedThroughout: [boolean, boolean]) =>
      judge(written(PERPETUAL), { ...standing, checkedThroughout })?.result;
    expect(outcomeOf(true, true)).toBe("1/2-1/2");
    expect(outcomeOf(true, false)).toBe("0-1");
    expect(outcomeOf(false, true)).toBe("1-0");
    expect(outcomeOf(false, false)).toBe("1/2-1/2");
  });

  it("comes before repetition alone, and wins where the file says so", () => {
    const both = "lose: [perpetual-check, { repetition: 3, side: black }]\ndraws: { repetition: { end: 3 } }";
    expect(played(both, ...CHECKS, 2).outcome).toEqual({
      result: "0-1",
      winner: 1,
      code: "perpetual-check",
      reason: "perpetual check",
    });
    expect(played(both, ...WALK, 2).outcome).toEqual({
      result: "1-0",
      winner: 0,
      code: "repetition",
      reason: "threefold repetition",
    });
    const wins = "win: [checkmate, perpetual-check]\ndraws: { repetition: { end: 3 } }";
    expect(played(wins, ...CHECKS, 2).outcome).toEqual({
      result: "1-0",
      winner: 0,
      code: "perpetual-check",
      reason: "perpetual check",
    });
  });

  it("is told from the moves that were taken back", () => {
    const game = played(PERPETUAL, ...CHECKS, 2);
    game.undo();
    expect(game.outcome).toBeNull();
    game.play("Qh4+");
    expect(game.outcome?.reason).toBe("perpetual check");
  });
});

describe("repetition", () => {
  it.each([
    ["white", "0-1", 1],
    ["black", "1-0", 0],
    ["mover", "1-0", 0],
  ])("loses for %s", (side, result, winner) => {
    const game = played(`lose: [{ repetition: 3, side: ${side} }]`, ...WALK, 3);
    expect(game.outcome).toEqual({ result, winner, code: "repetition", reason: "threefold repetition" });
    expect(game.length).toBe(8);
  });

  it.each([
    ["White gives", ...CHECKS],
    ["Black gives", "k7/8/8/7q/8/8/8/7K w - - 0 1", "Kg1 Qg4+ Kh1 Qh5+"],
    ["each gives", "4k3/7r/8/8/8/8/R7/4K3 w - - 0 1", "Re2+ Kd8 Ra2 Re7+ Kf1 Rh7 Ke1 Ke8"],
  ])("is none where a check that %s counts", (_, fen, cycle) => {
    expect(played("", fen, cycle, 2).claim?.reason).toBe("threefold repetition");
    expect(played("win: [checkmate, { checks: 9 }]", fen, cycle, 2).claim).toBeNull();
  });

  it("is not claimed where it may lose, unless the file says so", () => {
    expect(bundledVariant("minishogi")?.draws.repetition).toEqual({ claim: null, end: 4 });
    expect(bundledVariant("mansindam")?.draws.repetition).toEqual({ claim: null, end: 3 });
    // chess says so
    const claimed = "lose: [{ repetition: 4, side: white }]";
    expect(played(claimed, ...WALK, 2).claim?.reason).toBe("threefold repetition");
  });

  it("never ends a game with 'never', nor do moves without progress", () => {
    const never = written("draws: { repetition: never, moves: never }").draws;
    expect(never).toMatchObject({ repetition: { claim: null, end: null }, moves: { claim: null, end: null } });
  });

  it("is seen by the search: whoever loses by it keeps away, and the other goes there", () => {
    const score = (keys: string, moves: string) => {
      const game = at(keys, WALK[0]);
      for (const move of moves.split(" ")) game.play(move);
      const searcher = new Searcher(game.variant, 1);
      searcher.begin(game.positions, 3, ({ to }) => to === 0);
      while (searcher.slice(10_000) !== SEARCH_FINISHED);
      return searcher.read()[0].score;
    };
    // Ka1 lets Black repeat the start by Kh8
    const moves = "Ka2 Kg8";
    expect(score("lose: [{ repetition: 3, side: white }]", moves)).toBe(-20_000);
    expect(score("lose: [{ repetition: 3, side: black }]", moves)).not.toBe(-20_000);
  });

  it("by checks alone is seen by the search", () => {
    const score = (keys: string) => {
      const game = at(keys, CHECKS[0]);
      for (const move of ["Kg8", "Qg5+", "Kh8"]) game.play(move);
      const searcher = new Searcher(game.variant, 1);
      searcher.begin(game.positions, 2, ({ to }) => to === 31);
      while (searcher.slice(10_000) !== SEARCH_FINISHED);
      return searcher.read()[0].score;
    };
    expect(score(PERPETUAL)).toBe(-20_000);
    expect(score("win: [checkmate, perpetual-check]\ndraws: { repetition: { end: 3 } }")).toBe(20_000);
  });
});

describe("draws that win", () => {
  const ARMAGEDDON = "draws: { wins: black }";

  it.each([
    ["stalemate", "stalemate", "7k/5Q2/8/8/8/8/8/K7 b - - 0 1"],
    ["insufficient-material", "insufficient material", "7k/8/8/8/8/8/8/K7 b - - 0 1"],
  ])("%s", (code, reason, fen) => {
    expect(at(ARMAGEDDON, fen).outcome).toEqual({ result: "0-1", winner: 1, code, reason });
  });

  it("by claim and by agreement, too", () => {
    const game = played(ARMAGEDDON, ...WALK, 2);
    expect(game.claimDraw()).toEqual({ result: "0-1", winner: 1, code: "repetition", reason: "threefold repetition" });
    expect(at(ARMAGEDDON, WALK[0]).agreeDraw()).toEqual({
      result: "0-1",
      winner: 1,
      code: "agreement",
      reason: "agreement",
    });
    expect(written(ARMAGEDDON).draws.deadPosition).toBe(true);
  });

  it("and the search knows it", () => {
    const variant = written(ARMAGEDDON);
    const game = Game.start(variant, { fen: "k7/8/1K6/8/8/8/8/6Q1 w - - 0 1" });
    const searcher = new Searcher(variant, 1);
    searcher.begin(game.positions, 2);
    while (searcher.slice(10_000) !== SEARCH_FINISHED);
    expect(searcher.read()[0].score).toBe(31_999);
    const stuck = Game.start(variant, { fen: "k7/2Q5/8/8/8/8/8/K7 b - - 0 1" });
    expect(stuck.outcome?.result).toBe("0-1");
  });
});

describe("repetitions that mean nothing are refused by name", () => {
  it.each([
    ["lose: [{ repetition: 3 }]", "goal 1:8"],
    ["lose: [{ repetition: 1, side: white }]", "out-of-range 1:22"],
    ["lose: [{ repetition: 3, side: wight }]", "wrong-value 1:31"],
    ["lose: [{ checks: 3, side: white }]", "goal 1:21"],
    ["draws: { by: [stalemate, { repetition: 3 }] }", "goal 1:26"],
    ["lose: [{ repetition: 4, side: white }]\ndraws: { repetition: { end: 3 } }", "goal 1:8"],
    ["lose: [perpetual-check]\ndraws: { repetition: never }", "goal 1:8"],
    ["lose: [perpetual-check, { repetition: 3, side: white }]\ndraws: { repetition: { end: 4 } }", "goal 1:8"],
    ["check: { given: forbidden }\nlose: [perpetual-check]", "goal 2:8"],
    ["draws: { wins: both }", "wrong-value 1:16"],
    ["draws: { moves: nevr }", "wrong-value 1:17"],
  ])("%s", (keys, place) => {
    expect(refusals(keys)).toContain(place);
  });
});

describe("the rules in words", () => {
  it("say what a repetition is worth", () => {
    const { Goal, Draws } = Object.fromEntries(rulesInWords(bundledVariant("minishogi") as Variant));
    expect(Goal.slice(-2)).toEqual([
      "Whoever gave check with every move, and the other did not, until a position has come up 4 times loses.",
      "When a position has come up 4 times, White loses.",
    ]);
    expect(Draws).toBeUndefined(); // White has lost before any draw
  });

  it("say for whom draws count", () => {
    expect(Object.fromEntries(rulesInWords(written("draws: { wins: black }"))).Draws.at(-1)).toBe(
      "Every draw counts as a win for Black.",
    );
  });
});
