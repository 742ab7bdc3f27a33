import { describe, expect, it } from "vitest";
import { eloLimits, eloNodes, STRONGEST_ELO, WEAKEST_ELO } from "../../src/engine/elo.ts";
import { levelLimits, levelNodes, STRONGEST_LEVEL } from "../../src/engine/level.ts";

describe("levels", () => {
  it("search more from one to the next, and the strongest as much as it likes", () => {
    const nodes = Array.from({ length: STRONGEST_LEVEL }, (_, index) => levelNodes(index + 1));
    expect(nodes.at(-1)).toBeNull();
    const limited = nodes.slice(0, -1) as number[];
    for (const [index, count] of limited.entries()) expect(count).toBeGreaterThan(limited[index - 1] ?? 0);
  });

  it("hold a search to their nodes and keep the tables of endings for the strongest", () => {
    expect(levelLimits(1)).toEqual({ nodes: levelNodes(1), endings: false });
    expect(levelLimits(STRONGEST_LEVEL)).toEqual({});
  });

  it.each([0, 11, 2.5, Number.NaN])("%s is none", (level) => {
    expect(() => levelNodes(level)).toThrow(/1 to 10/);
  });
});

describe("a strength in Elo", () => {
  it("is a number of nodes that rises with it, at the ends and everywhere between", () => {
    let before = 0;
    for (let elo = WEAKEST_ELO; elo <= STRONGEST_ELO; elo += 10) {
      expect(eloNodes(elo)).toBeGreaterThan(before);
      before = eloNodes(elo);
    }
    expect(eloLimits(STRONGEST_ELO)).toEqual({ nodes: eloNodes(STRONGEST_ELO), endings: false });
  });

  it.each([WEAKEST_ELO - 1, STRONGEST_ELO + 1, Number.NaN])("is not %s", (elo) => {
    expect(() => eloNodes(elo)).toThrow(/Elo/);
  });
});
