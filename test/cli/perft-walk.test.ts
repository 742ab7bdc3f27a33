import { describe, expect, it } from "vitest";
import { countLeaves } from "../../src/cli/perft-walk.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { Kernel } from "../../src/kernel/kernel.ts";
import type { Variant } from "../../src/variant/variant.ts";

describe("a perft in small bites", () => {
  it("counts what the kernel counts at once", async () => {
    const variant = bundledVariant("tuttifrutti") as Variant;
    const kernel = Kernel.open(variant);
    let leaves = 0;
    for await (const step of countLeaves(kernel, variant.setup, 5)) leaves += step.leaves;
    kernel.setPosition(variant.setup);
    expect(leaves).toBe(kernel.perft(5));
  });

  it("bites off no more than can be waited for, also where each side has a hundred moves", async () => {
    const variant = bundledVariant("chess") as Variant;
    const fen = "nqn1k1nq/q2q1q2/1qb1qb1q/3q4/4Q3/Q1BQ1BQ1/2Q1Q2Q/NQN1K1NQ w - - 0 1";
    const { position } = Game.start(variant, { fen });
    const bites: number[] = [];
    for await (const step of countLeaves(Kernel.open(variant), position, 6)) {
      bites.push(step.leaves);
      if (bites.length === 50) break;
    }
    expect(Math.max(...bites)).toBeGreaterThan(100_000);
    expect(Math.max(...bites)).toBeLessThan(2_000_000);
  });
});
