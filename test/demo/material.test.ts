/** Captured pieces, and who has more. */
import { describe, expect, it } from "vitest";
import { leadText, materialOf } from "../../demo/material.ts";
import { bundledVariant, Game, type Variant } from "../../src/index.ts";
import { written } from "../written/rows.ts";

function played(id: string, ...moves: readonly string[]) {
  const game = Game.start(bundledVariant(id) as Variant);
  for (const move of moves) game.play(move);
  return { game, ...materialOf(game, game.history) };
}

describe("material", () => {
  it("is even at the start", () => {
    expect(played("chess")).toMatchObject({ captured: [[], []], lead: 0 });
  });

  it("counts captures by captor, also in passing, the dearest first", () => {
    const { game, captured, lead } = played("chess", "e4", "d5", "exd5", "Qxd5", "Nc3", "Qxd2", "Bxd2");
    const names = captured.map((side) => side.map(({ kind, count }) => `${count} ${game.variant.pieceTypes[kind].id}`));
    expect(names).toEqual([["1 queen", "1 pawn"], ["2 pawn"]]);
    expect(lead).toBeGreaterThan(6);
    expect(leadText(lead, 1)).toBe("");
    expect(leadText(lead, 0)).toMatch(/^\+\d/);
    expect(played("chess", "e4", "a6", "e5", "d5", "exd6").captured[0]).toHaveLength(1);
  });

  it("counts all that a piece took on its way", () => {
    const lions = written("castling: none\npieces: { knight: { betza: KNADcaKmcabK } }");
    const game = Game.start(lions, { fen: "4k3/8/5r2/3pp3/4N3/8/8/4K3 w - - 0 1" });
    for (const move of ["e4d5,d5e4", "e8d8", "e4e5,e5f6"]) game.play(move);
    const { captured } = materialOf(game, game.history);
    const names = captured[0].map(({ kind, count }) => `${count} ${lions.pieceTypes[kind].id}`);
    expect(names).toEqual(["1 rook", "2 pawn"]);
  });

  it("leaves captured pieces to the pockets of those who get them, and counts them as theirs", () => {
    const { captured, lead } = played("crazyhouse", "e4", "d5", "exd5");
    expect(captured).toEqual([[], []]);
    expect(lead).toBeGreaterThan(1.5);
  });
});

describe("a lead", () => {
  it.each([
    [0.1, 0, ""],
    [1, 0, "+1"],
    [1.3, 0, "+1.5"],
    [-2.6, 1, "+2.5"],
    [-2.6, 0, ""],
  ] as const)("of %s is '%s' for side %s", (lead, side, text) => {
    expect(leadText(lead, side)).toBe(text);
  });
});
