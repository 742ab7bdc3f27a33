/** Rules that are compiled in slices: the same rules, and a thread that is given back. */
import { describe, expect, it, vi } from "vitest";
import { compileInSteps, compileVariant } from "../../src/compile/compile.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { prepareRules, sharedRules } from "../../src/engine/shared.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { installed } from "../compile/installed.ts";

const variantOf = (id: string) => bundledVariant(id) as Variant;

describe("rules in slices", () => {
  it.each(["chess", "paradigm", "capablanca"])("compile %s to the same bytes as at once", (id) => {
    const whole = compileVariant(variantOf(id), true);
    // one that has not been compiled, whose moves are not planned yet
    const steps = compileInSteps({ ...variantOf(id) }, true);
    let step = steps.next();
    let count = 0;
    for (; !step.done; step = steps.next()) count++;
    expect(count).toBeGreaterThan(variantOf(id).pieceTypes.length * 2);
    expect(Buffer.compare(installed(step.value), installed(whole))).toBe(0);
  });

  it("are ready when they are awaited, and are not compiled again", async () => {
    const variant = variantOf("edgy");
    await prepareRules(variant);
    const rules = sharedRules(variant);
    await prepareRules(variant);
    expect(sharedRules(variant)).toBe(rules);
    expect(rules.legalMoves().length).toBeGreaterThan(0);
  });

  it("leave the thread to others meanwhile", async () => {
    // However fast the machine is: by this clock each step takes a slice.
    let ms = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (ms += 10));
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await prepareRules(variantOf("tuttifrutti"));
    isOver = true;
    clock.mockRestore();
    expect(turns).toBeGreaterThan(0);
  });
});
