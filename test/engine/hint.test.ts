/** A move to suggest, in words. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { createEngine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { isWonByMate } from "../../src/variant/won-by-mate.ts";

async function hintIn(fen: string, id = "chess", limits = { nodes: 3_000 }) {
  const variant = bundledVariant(id) as Variant;
  const engine = await createEngine(variant, { hashMb: 1 });
  const game = Game.start(variant, { fen });
  const hint = await engine.hint(game, limits);
  engine.close();
  return { hint, game };
}

describe("a hint", () => {
  it.each([
    ["a mate", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "Rd8#", /^Rook d1 to d8, mate\.$/],
    ["a capture", "4k3/8/8/3q4/4P3/8/8/R3K3 w - - 0 1", "exd5", /^Pawn e4 takes queen on d5\. White /],
    ["a promotion", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=Q", /^Pawn a7 to a8, becomes queen\. White /],
    ["being mated", "k7/8/1KQ5/8/8/8/8/8 b - - 0 1", "Kb8", /^King a8 to b8\. White mates in one move\.$/],
  ])("says %s in words", async (_, fen, san, text) => {
    const { hint } = await hintIn(fen);
    expect(hint?.san).toBe(san);
    expect(hint?.text).toMatch(text);
    expect(hint?.move.san).toBe(san);
  });

  it("says of a game that is decided otherwise than by mate that it is won", async () => {
    const { hint } = await hintIn("8/8/8/8/7k/2K5/8/8 w - - 0 1", "kingofthehill");
    expect(hint?.san).toMatch(/^K[cd]/);
    expect(hint?.text).toMatch(/^King c3 to d4\.( White wins in one move\.)?$/);
    const { hint: far } = await hintIn("8/8/8/8/7k/8/2K5/8 w - - 0 1", "kingofthehill");
    expect(far?.text).toMatch(/^King c2 to [cd]3\. White wins in 2 moves\.$/);
  });

  it.each([
    ["chess", true],
    ["crazyhouse", true],
    ["kingofthehill", false],
    ["losers", false],
    ["misere", false],
  ])("speaks of mate where to give it is all that wins: %s, %s", (id, isSo) => {
    expect(isWonByMate(bundledVariant(id) as Variant)).toBe(isSo);
  });

  it("says how a game stands whose chances nobody has fitted", async () => {
    const { hint } = await hintIn("4k3/8/8/8/8/8/8/QQ2K3[] w - - 0 1", "crazyhouse", { nodes: 200 });
    expect(hint?.wdl).toBeNull();
    expect(hint?.text).toMatch(/ White (is winning|mates in .* moves)\.$/);
  });

  it("says where a piece comes from the hand", async () => {
    const { hint } = await hintIn("7k/8/6K1/8/8/8/8/8[R] w - - 0 1", "crazyhouse");
    expect(hint?.text).toMatch(/^Rook dropped on [a-f]8, mate\.$/);
  });

  it("has a line that can be played, which begins with its move", async () => {
    const { hint, game } = await hintIn((bundledVariant("edgy") as Variant).setupFen, "edgy");
    expect(hint?.line[0]).toBe(hint?.san);
    expect(hint?.score?.type).toBe("cp");
    for (const san of hint?.line ?? []) game.play(san);
  });

  it("leaves the game as it was, and is null when that is over", async () => {
    const { hint, game } = await hintIn("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    expect(hint).toBeNull();
    expect(game.history).toEqual([]);
  });

  it("is the best move so far when it is stopped", async () => {
    const variant = bundledVariant("chess") as Variant;
    const engine = await createEngine(variant, { hashMb: 1 });
    const game = Game.start(variant);
    const hint = await engine.hint(game, { infinite: true, signal: AbortSignal.timeout(50) });
    expect(game.legalMoves().map(({ san }) => san)).toContain(hint?.san);
    const aborted = await engine.hint(game, { signal: AbortSignal.abort() });
    expect(game.legalMoves().map(({ san }) => san)).toContain(aborted?.san);
    engine.close();
  });
});
