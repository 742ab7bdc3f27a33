import { describe, expect, it } from "vitest";
import { levelNodes, STRONGEST_LEVEL } from "../../src/engine/level.ts";

describe("levels", () => {
  it("search more from one to the next, and the strongest as much as it likes", () => {
    const nodes = Array.from({ length: STRONGEST_LEVEL }, (_, index) => levelNodes(index + 1));
    expect(nodes.at(-1)).toBeNull();
    const limited = nodes.slice(0, -1) as number[];
    for (const [index, count] of limited.entries()) expect(count).toBeGreaterThan(limited[index - 1] ?? 0);
  });

  it.each([0, 11, 2.5, Number.NaN])("%s is none", (level) => {
    expect(() => levelNodes(level)).toThrow(/1 to 10/);
  });
});
