/** Points of pieces, where a full board or passes end the game for whoever has more. */
import { describe, expect, it } from "vitest";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import { at, refusals, written } from "./rows.ts";

const PASSES = "turn: [{ move: or-pass }]";
const COUNTED = `${PASSES}\nwin: [checkmate, { passes: 2 }]`;
const VALUES = "{ queen: 9, rook: 5, knight: 3.5, pawn: 1 }";
const ROOK_AND_PAWN = "4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1";

function passedTwice(keys: string, fen = ROOK_AND_PAWN) {
  const game = at(keys, fen);
  game.play("--");
  expect(game.outcome).toBeNull();
  game.play("--");
  return game.outcome?.result;
}

describe("points", () => {
  it.each([
    ["each piece counts 1 without values", "material: {}", "4k3/pp6/8/8/8/8/8/R3K3 w - - 0 1", "0-1"],
    ["equal points are a draw", "material: {}", ROOK_AND_PAWN, "1/2-1/2"],
    ["pieces count what the file says", `material: { values: ${VALUES} }`, ROOK_AND_PAWN, "1-0"],
    ["komi is Black's", `material: { values: ${VALUES}, komi: 4.5 }`, ROOK_AND_PAWN, "0-1"],
    ["komi makes even", `material: { values: ${VALUES}, komi: 4 }`, ROOK_AND_PAWN, "1/2-1/2"],
    ["komi below 0 is White's", "material: { komi: -0.5 }", ROOK_AND_PAWN, "1-0"],
    ["halves count", `material: { values: ${VALUES}, komi: 0.5 }`, "4k3/ppp5/8/8/8/8/8/1N2K3 w - - 0 1", "1/2-1/2"],
    [
      "pieces in hand count",
      `material: { values: ${VALUES} }\ncaptures: { to-hand: captor }`,
      "4k3/8/8/8/8/8/8/R3K3[qp] w - - 0 1",
      "0-1",
    ],
  ])("%s", (_, keys, fen, result) => {
    expect(passedTwice(`${COUNTED}\n${keys}`, fen)).toBe(result);
  });

  it("give the game to the other where more points lose", () => {
    const keys = `${PASSES}\nlose: [{ passes: 2 }]\nmaterial: { values: ${VALUES} }`;
    expect(passedTwice(keys)).toBe("0-1");
  });

  it("are not asked where passes draw", () => {
    const keys = `${PASSES}\nwin: [checkmate, full-board]\ndraws: { by: [{ passes: 2 }] }\nmaterial: {}`;
    expect(passedTwice(keys, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1")).toBe("1/2-1/2");
  });

  it("decide a full board", () => {
    const keys = "win: [full-board]\nmaterial: { komi: 0.5 }\nhands: { start: { knight: 1 } }";
    const full = `${"rnbqkbnr/pppppppp/pppppppp/pppppppp/PPPPPPPP/PPPPPPPP/PPPPPPPP/RNBQKBN1"}[Nn] w - - 0 1`;
    const game = at(keys, full);
    game.play("N@h1");
    expect(game.outcome).toEqual({ result: "0-1", winner: 1, code: "board-full", reason: "board full" });
  });

  it("are told in words", () => {
    const words = (keys: string) => Object.fromEntries(rulesInWords(written(keys))).Goal;
    expect(words(`${COUNTED}\nmaterial: { values: ${VALUES}, komi: -1.5 }`)).toEqual([
      "Whoever gives checkmate wins.",
      "When 2 turns in a row are passed, whoever has more points wins.",
      "Pieces count, in hand too: King 0, Queen 9, Rook 5, Bishop 0, Knight 3.5, Pawn 1; equal points are a draw.",
      "White has 1.5 beside its pieces.",
    ]);
    expect(words("win: [full-board]\nmaterial: {}\nhands: { start: { knight: 1 } }")).toEqual([
      "When the board is full, whoever has more points wins.",
      "Stalemate is a draw.",
      "Each piece counts 1; equal points are a draw.",
    ]);
  });

  it.each([
    ["an end that asks for them is missing", "material: {}", ["goal 1:1"]],
    ["nothing counts", `${COUNTED}\nmaterial: { values: { queen: 0 } }`, ["goal 3:11"]],
    ["a piece is unknown", `${COUNTED}\nmaterial: { values: { quen: 9 } }`, ["unknown-piece 3:29"]],
    ["quarters are written", `${COUNTED}\nmaterial: { komi: 0.25 }`, ["goal 3:19"]],
    ["points are below 0", `${COUNTED}\nmaterial: { values: { queen: -1 } }`, ["out-of-range 3:30"]],
    ["a key is unknown", `${COUNTED}\nmaterial: { points: {} }`, ["unknown-key 3:13"]],
    ["a number stands for the map", `${COUNTED}\nmaterial: 3`, ["wrong-type 3:11"]],
  ])("are refused when %s", (_, keys, codes) => {
    expect(refusals(keys)).toEqual(codes);
  });

  it("are taken away with `none`", () => {
    expect(written(`${COUNTED}\nmaterial: none`).material).toBeNull();
  });
});

describe("draws that points decide", () => {
  const BY_POINTS = `${PASSES}\ndraws: { wins: points, by: [{ passes: 2 }], repetition: { claim: 2, end: 3 } }`;

  it.each([
    ["by what the board shows", "material: {}", "1/2-1/2"],
    ["for whoever has more", `material: { values: ${VALUES} }`, "1-0"],
    ["for Black by the komi", `material: { values: ${VALUES}, komi: 4.5 }`, "0-1"],
  ])("%s", (_, keys, result) => {
    expect(passedTwice(`${BY_POINTS}\n${keys}`)).toBe(result);
  });

  it("are those that are claimed and agreed, too", () => {
    const keys = `${BY_POINTS}\nmaterial: { values: ${VALUES} }`;
    const game = at(keys, ROOK_AND_PAWN);
    for (const move of ["e1e2", "e8f8", "e2e1", "f8e8"]) game.play(move);
    expect(game.claim).toMatchObject({ result: "1-0", winner: 0, code: "repetition" });
    expect(at(keys, ROOK_AND_PAWN).agreeDraw()).toMatchObject({ result: "1-0", code: "agreement" });
    expect(at(keys, "4k3/4r3/8/8/8/8/8/4K3 w - - 0 1").agreeDraw().result).toBe("0-1");
  });

  it("are told in words", () => {
    const words = Object.fromEntries(rulesInWords(written(`${BY_POINTS}\nmaterial: {}`)));
    expect(words.Draws).toContain("Every draw counts as a win for whoever has more points.");
  });

  it("need points", () => {
    expect(refusals(BY_POINTS)).toEqual(["goal 2:16"]);
  });
});
