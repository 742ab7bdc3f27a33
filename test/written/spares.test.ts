/** Pieces that never take others. */
import { describe, expect, it } from "vitest";
import { rulesInWords } from "../../src/variant/rules-in-words.ts";
import { at, expectOwnTexts, refusals, targets, written } from "./rows.ts";

const ROOKS = "pieces: { rook: { spares: [rook, queen] } }";
const KINGS = "pieces: { king: { spares: [king] } }";

describe("a piece that spares", () => {
  it("goes up to what it spares, takes others, and is taken", () => {
    const game = at(ROOKS, "4k3/8/8/r7/8/q7/p7/R3K2n w - - 0 1");
    expect(targets(game, "a1")).toBe("a2 b1 c1 d1");
    expect(targets(at(ROOKS, "4k3/8/8/8/8/r7/8/R3K3 w - - 0 1"), "a1")).toBe("a2 b1 c1 d1");
    expect(targets(at(ROOKS, "4k3/8/8/3b4/8/8/8/R3K2R b - - 0 1"), "d5")).toContain("h1");
    expectOwnTexts(game);
  });

  it("checks the king that it does not spare, and pins", () => {
    const game = at(ROOKS, "4k3/8/8/8/4r3/8/4Q3/4K3 w - - 0 1");
    expect(targets(game, "e2")).toBe("e3 e4");
    expect(
      at(ROOKS, "4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1")
        .legalMoves()
        .map(({ uci }) => uci),
    ).not.toContain("e2e4");
  });

  it("does not check a royal piece that it spares", () => {
    const game = at(KINGS, "8/8/8/3k4/8/3K4/8/8 w - - 0 1");
    expect(targets(game, "d3")).toBe("c2 c3 c4 d2 d4 e2 e3 e4");
    game.play("d3d4");
    expect(game.check).toBe(false);
    expect(targets(game, "d5")).not.toContain("d4");
    expect(at("pieces: { queen: { spares: [king] } }", "4k3/8/8/8/8/8/8/3qK3 w - - 0 1").check).toBe(false);
  });

  it("lets a king castle past what spares it", () => {
    const fen = "4kr2/8/8/8/8/8/8/4K2R w K - 0 1";
    expect(targets(at("", fen), "e1")).not.toContain("g1");
    expect(targets(at("pieces: { rook: { spares: [king] } }", fen), "e1")).toContain("g1");
  });

  it("takes nothing of it en passant, and leaves no such square in a FEN", () => {
    const keys = "pieces: { pawn: { spares: [pawn] } }";
    const game = at(keys, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    game.play("e2e4");
    expect(game.fen()).toBe("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
    expect(targets(game, "d4")).toBe("d3");
  });

  it("is not obliged by what it spares", () => {
    const keys = `captures: { must: true }\n${ROOKS}`;
    expect(targets(at(keys, "4k3/8/8/8/8/r7/8/R3K3 w - - 0 1"), "a1")).toContain("b1");
  });

  it("is told in words", () => {
    const words = Object.fromEntries(rulesInWords(written(ROOKS)));
    expect(words.Captures).toEqual(["The Rook never takes a Queen or Rook."]);
  });
});

describe("files", () => {
  it.each([
    ["pieces: { rook: { spares: [rok] } }", ["unknown-piece 1:28"]],
    ["pieces: { rook: { spares: rook } }", ["wrong-value 1:27"]],
    ["pieces: { rook: { spares: [] } }", ["wrong-size 1:27"]],
    [
      `pieces:\n${["king", "queen", "rook", "bishop", "knight", "pawn"].map((id) => `  ${id}: { spares: [king] }\n`).join("")}`,
      ["no-goal 0:1"],
    ],
  ])("%s", (keys, places) => {
    expect(refusals(keys)).toEqual(places);
  });
});
