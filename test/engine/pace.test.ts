/** The slices of a search, by a clock that runs as the nodes do: how long they are, and that they change nothing. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { createEngine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import { Pace } from "../../src/engine/pace.ts";
import { Searcher } from "../../src/kernel/searcher.ts";
import type { Variant } from "../../src/variant/variant.ts";

describe("the pace", () => {
  it("gives as many nodes as the last slice searched in the time", () => {
    const pace = new Pace();
    pace.learn(200, 1);
    expect(pace.nodesWithin(1)).toBe(200);
    expect(pace.nodesWithin(0.5)).toBe(100);
  });

  it("falls at once and rises step by step", () => {
    const pace = new Pace();
    for (let slice = 0; slice < 9; slice++) pace.learn(1_000, 1);
    expect(pace.nodesWithin(1)).toBe(1_000);
    pace.learn(1_000, 10);
    expect(pace.nodesWithin(1)).toBe(100);
    pace.learn(1_000, 1);
    expect(pace.nodesWithin(1)).toBe(200);
  });

  it("learns nothing from a few nodes, and is never too low to learn", () => {
    const pace = new Pace();
    pace.learn(1_000, 1_000);
    const fewest = pace.nodesWithin(1);
    pace.learn(5, 0);
    expect(pace.nodesWithin(1)).toBe(fewest);
    for (let slice = 0; slice < 20; slice++) pace.learn(pace.nodesWithin(1), pace.nodesWithin(1) / 500);
    expect(pace.nodesWithin(1)).toBe(500);
  });
});

describe("the slices of a search", () => {
  const chess = bundledVariant("chess") as Variant;
  const fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
  /** Milliseconds that each slice took. */
  let slices: number[] = [];
  let clockMs = 0;

  beforeEach(() => {
    slices = [];
    clockMs = 0;
    vi.spyOn(performance, "now").mockImplementation(() => clockMs);
  });
  afterEach(() => vi.restoreAllMocks());

  /** Lets the clock run as a kernel of such a rate would. */
  function searchAt(nodesPerMs: (nodes: number) => number): void {
    const { slice } = Searcher.prototype;
    vi.spyOn(Searcher.prototype, "slice").mockImplementation(function (this: Searcher, allowed) {
      const { nodes } = this;
      const answer = slice.call(this, allowed);
      const tookMs = (this.nodes - nodes) / nodesPerMs(this.nodes);
      clockMs += tookMs;
      slices.push(tookMs);
      return answer;
    });
  }

  async function search(nodes: number) {
    const engine = await createEngine(chess, { hashMb: 1 });
    const { best, info } = await engine.best(Game.start(chess, { fen }), { nodes });
    engine.close();
    return { best, nodes: info?.nodes, line: info?.line, score: info?.score };
  }

  it.each([1_000, 5_000])("are of a millisecond at %d nodes a millisecond, after shallow depths too", async (rate) => {
    searchAt(() => rate);
    await search(60_000);
    // The first are short; quiescence is not broken off, so that a slice may end some hundred nodes late.
    expect(Math.max(...slices)).toBeLessThan(2);
    expect(slices.filter((tookMs) => tookMs > 0.8).length).toBeGreaterThan((0.5 * 60_000) / rate);
  });

  it("are long once at most when the rate falls to a tenth", async () => {
    searchAt((nodes) => (nodes < 30_000 ? 10_000 : 1_000));
    await search(60_000);
    expect(slices.filter((tookMs) => tookMs > 2).length).toBeLessThanOrEqual(1);
  });

  it("do not change what is found", async () => {
    searchAt(() => 5_000);
    const fast = await search(60_000);
    const count = slices.length;
    vi.restoreAllMocks();
    slices = [];
    vi.spyOn(performance, "now").mockImplementation(() => clockMs);
    searchAt(() => 90);
    expect(await search(60_000)).toEqual(fast);
    expect(slices.length).toBeGreaterThan(3 * count);
  });
});
