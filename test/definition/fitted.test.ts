/** Weights that were fitted to shipped variants: by what the rules are. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withFittedWeights } from "../../src/definition/fitted.ts";
import { bundledIds, bundledVariant } from "../../src/definition/library.ts";
import { readVariant } from "../../src/definition/read.ts";
import { createEngine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import { rulesDigest } from "../../src/variant/digest.ts";
import type { Variant } from "../../src/variant/variant.ts";

const fittedIds = readdirSync(new URL("../../variants/weights/", import.meta.url)).map((file) => file.slice(0, -5));

function mine(...lines: readonly string[]): Variant {
  const { variant, diagnostics } = readVariant(`name: Mine\n${lines.join("\n")}\n`, { file: "mine.yaml" });
  if (!variant) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return variant;
}

describe("fitted weights", () => {
  it("are those of the files, each for the variant of its name and for no other shipped one", () => {
    const found = bundledIds().filter((id) => withFittedWeights(bundledVariant(id) as Variant).weights !== null);
    expect(new Set(found)).toEqual(new Set(fittedIds));
    expect(new Set(bundledIds().map((id) => rulesDigest(bundledVariant(id) as Variant))).size).toBe(
      bundledIds().length,
    );
  });

  it("go with the rules, whatever a variant is called and however it is shown", () => {
    const same = mine(
      "extends: chess",
      "view: corner",
      "pieces: { knight: { name: Horse, symbol: Ω, remarks: [It leaps.] } }",
    );
    expect(withFittedWeights(same).weights).toEqual(withFittedWeights(bundledVariant("chess") as Variant).weights);
  });

  it.each([
    ["a move", "pieces: { knight: { betza: NW } }"],
    ["a value", "pieces: { knight: { value: 5 } }"],
    ["where a piece may stand", "pieces: { knight: { forbidden: a1 } }"],
    ["a draw rule", "draws: { dead-position: false }"],
    ["a promotion", "promotion: [{ pieces: [pawn], zone: rank 8, to: [queen] }]"],
    ["castling", "castling: none"],
    ["the start", 'setup: { fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPP1P/RNBQKBNR w KQkq - 0 1" }'],
  ])("are not those of a variant with another rule: %s", (_, line) => {
    expect(withFittedWeights(mine("extends: chess", line)).weights).toBeNull();
  });

  it("stand behind those that a file gives", () => {
    const own = mine("extends: chess", "weights: { tempo: [1, 2] }");
    expect(withFittedWeights(own)).toBe(own);
  });

  it("are what an engine searches with, and its variant stays the one that it was given", async () => {
    const [chess, bare] = [bundledVariant("chess") as Variant, mine("extends: chess", "weights: {}")];
    const nodes = async (variant: Variant) => {
      const engine = await createEngine(variant, { hashMb: 1 });
      expect(engine.variant).toBe(variant);
      const { info } = await engine.best(Game.start(variant), { depth: 9 });
      engine.close();
      return info?.nodes;
    };
    expect(await nodes(mine("extends: chess"))).toBe(await nodes(chess));
    expect(await nodes(bare)).not.toBe(await nodes(chess));
  });
});
