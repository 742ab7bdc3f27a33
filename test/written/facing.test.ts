/** Kings that face each other, as the generals of Janggi do in bikjang. */
import { describe, expect, it } from "vitest";
import { readPosition } from "../../src/notation.ts";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import { at, refusals, written } from "./rows.ts";

const PASSES = "turn: [{ move: or-pass }]";
const DRAWS = `${PASSES}\ndraws: { by: [{ facing: [files] }] }`;
const FACING = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

const targets = (keys: string, fen: string) =>
  at(keys, fen)
    .legalMoves()
    .map(({ uci }) => uci)
    .toSorted();

describe("kings that face each other", () => {
  it("may not be left so by a move", () => {
    expect(targets(DRAWS, FACING)).toEqual(["e1d1", "e1d2", "e1e1", "e1f1", "e1f2"]);
  });

  it("may be parted by a piece that comes between", () => {
    expect(targets(DRAWS, "4k3/8/8/8/8/8/R7/4K3 w - - 0 1")).toContain("a2e2");
  });

  it("may come to face each other by any move", () => {
    const game = at(DRAWS, "4k3/8/8/8/8/8/8/R2K4 w - - 0 1");
    game.play("d1e1");
    expect(game.outcome).toBeNull();
    game.play("--");
    expect(game.outcome).toEqual({ result: "1/2-1/2", winner: null, code: "facing", reason: "facing kings" });
    expect(game.legalMoves()).toEqual([]);
  });

  it("do not where something stands between, and a pass ends nothing then", () => {
    const game = at(DRAWS, "4k3/8/8/4p3/8/8/8/R3K3 w - - 0 1");
    expect(game.legalMoves().length).toBeGreaterThan(10);
    game.play("--");
    expect(game.outcome).toBeNull();
  });

  it("are asked only along the lines that the file names", () => {
    const keys = (ways: string) => `${PASSES}\ndraws: { by: [{ facing: [${ways}] }] }`;
    const rank = "8/8/8/8/k6K/8/8/1R6 w - - 0 1";
    const diagonal = "7k/8/8/8/8/8/8/KR6 w - - 0 1";
    expect(targets(keys("files"), rank)).toContain("h4g4");
    expect(targets(keys("ranks"), rank)).not.toContain("h4g4");
    expect(targets(keys("ranks, files"), diagonal)).toContain("a1b2");
    expect(targets(keys("diagonals"), diagonal)).not.toContain("a1b2");
  });

  it("may be passed in check, which ends the game before mate", () => {
    const mated = "4k3/8/8/8/8/8/r7/q3K3 w - - 0 1";
    expect(at(PASSES, mated).outcome?.code).toBe("checkmate");
    const game = at(DRAWS, mated);
    expect(game.legalMoves().map(({ uci }) => uci)).toEqual(["e1e1"]);
    game.play("e1e1");
    expect(game.outcome?.code).toBe("facing");
    expect(readPosition(game.variant, game.fen()).ok).toBe(true);
  });

  it("may be passed in a check over a piece, too", () => {
    const hopper = `${DRAWS}\npieces: { rook: { letter: R, betza: pR } }`;
    expect(targets(hopper, "4k3/8/8/8/8/8/8/r1n1K3 w - - 0 1")).toContain("e1e1");
  });

  it("count passes up to one where no row of them ends the game", () => {
    const game = at(DRAWS, "4k3/8/8/4p3/8/8/8/R3K3 w - - 0 1");
    for (let pass = 0; pass < 2; pass++) game.play("--");
    expect(game.position.passes).toBe(1);
    expect(game.fen()).toBe("4k3/8/8/4p3/8/8/8/R3K3 w - - 1p 2 2");
  });

  it.each([
    ["who passes wins", "win: [checkmate, { facing: [files] }]", "1-0"],
    ["who passes loses", "lose: [{ facing: [files] }]", "0-1"],
    ["more points win", "win: [checkmate, { facing: [files] }]\nmaterial: { komi: 1.5 }", "0-1"],
    ["more points lose", "lose: [{ facing: [files] }]\nmaterial: { komi: 0.5 }", "0-1"],
  ])("decide as the file says: %s", (_, keys, result) => {
    const game = at(`${PASSES}\n${keys}`, FACING);
    game.play("--");
    expect(game.outcome?.result).toBe(result);
  });

  it("are told in words", () => {
    const words = Object.fromEntries(rulesInWords(written(DRAWS)));
    expect(words.Goal).toEqual([
      "Whoever gives checkmate wins.",
      "A pass while the two Kings face each other is a draw.",
      "While they face each other along a file, with nothing between, a move has to end that; a pass need not, in check either.",
    ]);
    expect(words.Passes).toEqual([
      "Instead of a move, a side may pass, but not in check unless the kings face each other.",
    ]);
  });

  it.each([
    ["draws: { by: [{ facing: [files] }] }", ["goal 1:15"]],
    [
      `castling: none\n${PASSES}\ncheck: { royals: last }\npieces: { queen: { letter: Q, betza: Q, royal: true } }\ndraws: { by: [{ facing: [files] }] }`,
      ["goal 5:15"],
    ],
    [`${PASSES}\nlose: [{ facing: [files] }]\ndraws: { by: [{ facing: [ranks] }] }`, ["goal 3:15"]],
    [`${PASSES}\ndraws: { by: [{ facing: [files], along: [files] }] }`, ["goal 2:34"]],
    [DRAWS, []],
  ])("%s", (keys, expected) => {
    expect(refusals(keys)).toEqual(expected);
  });
});
