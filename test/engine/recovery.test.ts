import { describe, expect, it, vi } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { createEngine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import { askKernel, sharedRules } from "../../src/engine/shared.ts";
import type { Kernel } from "../../src/kernel/kernel.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import type { Variant } from "../../src/variant/variant.ts";

const chess = bundledVariant("chess") as Variant;

function trap(): never {
  throw new WebAssembly.RuntimeError("unreachable");
}

describe("after a trap", () => {
  it("a game goes on with a new kernel", () => {
    const game = Game.start(chess);
    game.play("e4");
    const lost = askKernel<Kernel>(chess, (kernel) => kernel);
    vi.spyOn(lost, "advance").mockImplementation(trap);
    expect(game.play("e5").san).toBe("e5");
    expect(game.legalMoves()).toHaveLength(29);
    expect(sharedRules(chess)).not.toBe(lost);
  });

  it("an engine says so once and searches again", async () => {
    const engine = await createEngine(chess, { hashMb: 1 });
    vi.spyOn(Searcher.prototype, "slice").mockImplementationOnce(trap);
    await expect(engine.best(Game.start(chess), { depth: 2 })).rejects.toThrow(/replaced/);
    expect((await engine.best(Game.start(chess), { depth: 2 })).best).not.toBeNull();
    engine.close();
  });
});
