import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { limitsCall } from "../../src/engine/calls.ts";
import { createEngine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import { HINT_DEFAULT, SEARCH_DEFAULT, type SearchLimits } from "../../src/engine/limits.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { sampledIds } from "../sampled.ts";

const chess = bundledVariant("chess") as Variant;

async function bestIn(fen: string, limits = {}, variant = chess) {
  const engine = await createEngine(variant, { hashMb: 4 });
  const result = await engine.best(Game.start(variant, { fen }), { nodes: 50_000, ...limits });
  engine.close();
  return result;
}

describe("search", () => {
  it("mates in one and says so", async () => {
    const { best, info } = await bestIn("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1");
    expect(best).toBe("d1d8");
    expect(info?.score).toEqual({ type: "mate", moves: 1 });
  });

  it("finds a mate in three and its line", async () => {
    const { info } = await bestIn("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", { nodes: 300_000 });
    expect(info?.score).toEqual({ type: "mate", moves: 3 });
    expect(info?.line.length).toBe(5);
  });

  it("counts a mate against the side to move as negative", async () => {
    const { info } = await bestIn("k7/8/1KQ5/8/8/8/8/8 b - - 0 1", { depth: 6 });
    expect(info?.score).toEqual({ type: "mate", moves: -1 });
  });

  it("has no move and no report when the game is over", async () => {
    expect(await bestIn("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")).toEqual({ best: null, ponder: null, info: null });
  });

  it("searches only the moves it was given", async () => {
    const { best } = await bestIn("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", { searchMoves: ["a1b1", "a1a2"] });
    expect(["a1b1", "a1a2"]).toContain(best);
  });

  it("takes a draw by repetition when it is losing", async () => {
    const engine = await createEngine(chess, { hashMb: 4 });
    const game = Game.start(chess, { fen: "6k1/6pp/8/8/8/1q6/5Q2/7K w - - 8 40" });
    for (const move of ["f2e1", "b3a4", "e1f2", "a4b3"]) game.play(move);
    const { info } = await engine.best(game, { depth: 6 });
    expect(info?.score).toMatchObject({ type: "cp" });
    engine.close();
  });

  it.each(sampledIds(0))("plays a legal move in %s", async (id) => {
    const variant = bundledVariant(id) as Variant;
    const engine = await createEngine(variant, { hashMb: 1 });
    const game = Game.start(variant);
    const { best, info } = await engine.best(game, { nodes: 5_000 });
    expect(game.legalMoves().map(({ uci }) => uci)).toContain(best);
    const line = Game.start(variant);
    for (const move of info?.line ?? []) line.play(move);
    engine.close();
  });
});

describe("several lines", () => {
  it("are different moves, the best first, each legal", async () => {
    const { info, best } = await bestIn(chess.setupFen, { depth: 8, nodes: 1_000_000, lines: 4 });
    const scores = info?.lines.map(({ score }) => (score.type === "cp" ? score.value : Number.NaN)) ?? [];
    expect(new Set(info?.lines.map(({ line }) => line[0])).size).toBe(4);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(info?.lines[0].line[0]).toBe(best);
    for (const { line } of info?.lines ?? []) {
      const game = Game.start(chess);
      for (const move of line) game.play(move);
    }
  });

  it("are no more than there are moves", async () => {
    const { info } = await bestIn("7k/8/8/8/8/8/6q1/K7 w - - 0 1", { depth: 4, lines: 9 });
    expect(info?.lines).toHaveLength(1);
  });
});

describe("limits", () => {
  it("gives the same result for the same number of nodes, however it was sliced", async () => {
    const fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    const [first, second] = [await bestIn(fen, { nodes: 120_000 }), await bestIn(fen, { nodes: 120_000 })];
    expect(second.best).toBe(first.best);
    expect(second.info?.nodes).toBe(first.info?.nodes);
    expect(second.info?.line).toEqual(first.info?.line);
  });

  it("stops soon after it is told to", async () => {
    const engine = await createEngine(chess);
    const stopper = new AbortController();
    setTimeout(() => stopper.abort(), 50);
    const start = performance.now();
    const { best } = await engine.best(Game.start(chess), { infinite: true, signal: stopper.signal });
    expect(best).not.toBeNull();
    expect(performance.now() - start).toBeLessThan(1000);
    engine.close();
  });

  it("never answers with a move of an earlier search, however soon it is stopped", async () => {
    const engine = await createEngine(chess, { hashMb: 1 });
    await engine.best(Game.start(chess), { depth: 6 });
    const game = Game.start(chess, { fen: "2rk3r/p1p2pb1/1p1p3p/3P2p1/4p1bq/BP2P1N1/P1PK1P1n/RQ4NR b - - 3 25" });
    const { best } = await engine.best(game, { timeMs: 0 });
    expect(game.legalMoves().map(({ uci }) => uci)).toContain(best);
    engine.close();
  });

  it("takes a second where no limit is given, a hint 300 milliseconds", async () => {
    const signal = AbortSignal.abort();
    for (const none of [undefined, {}, { lines: 3 }, { signal }, { infinite: false }, { timeMs: undefined }]) {
      expect((await limitsCall(none, SEARCH_DEFAULT)).timeMs).toBe(1000);
      expect((await limitsCall(none, HINT_DEFAULT)).timeMs).toBe(300);
    }
    for (const one of [{ depth: 1 }, { nodes: 1 }, { mate: 2 }, { infinite: true }]) {
      expect(await limitsCall(one, SEARCH_DEFAULT)).toEqual(one);
    }
    expect(await limitsCall({ timeMs: 0, lines: 2 }, SEARCH_DEFAULT)).toEqual({ timeMs: 0, lines: 2 });
  });

  it("ends a search for three lines after that second", async () => {
    const engine = await createEngine(chess, { hashMb: 1 });
    const start = performance.now();
    const { info } = await engine.best(Game.start(chess), { lines: 3 });
    expect(info?.lines).toHaveLength(3);
    expect(performance.now() - start).toBeLessThan(3_000);
    engine.close();
  });

  it("are known to the types", () => {
    // @ts-expect-error
    const time: SearchLimits = { time: 100 };
    // @ts-expect-error
    const moves: SearchLimits = { searchMoves: "e2e4" };
    expect([time, moves]).toHaveLength(2);
  });

  it("refuses a limit that is no number of the right kind", async () => {
    await expect(bestIn(chess.setupFen, { depth: 0 })).rejects.toThrow(/depth/);
    await expect(bestIn(chess.setupFen, { nodes: 1.5 })).rejects.toThrow(/nodes/);
  });

  it("refuses a second search on one engine, and any after close", async () => {
    const engine = await createEngine(chess);
    const first = engine.search(Game.start(chess), { depth: 3 });
    await first.next();
    await expect(engine.best(Game.start(chess), { depth: 1 })).rejects.toThrow(/searching/);
    await first.return({ best: null, ponder: null, info: null });
    engine.close();
    await expect(engine.best(Game.start(chess), { depth: 1 })).rejects.toThrow(/closed/);
  });
});

describe("the evaluation", () => {
  it("may be material and placement alone, which searches otherwise", async () => {
    const nodesOf = async (evaluation?: "whole" | "material") => {
      const engine = await createEngine(chess, { hashMb: 1, evaluation });
      const { info } = await engine.best(Game.start(chess), { depth: 8 });
      engine.close();
      return info?.nodes;
    };
    expect(await nodesOf("material")).not.toBe(await nodesOf("whole"));
    expect(await nodesOf()).toBe(await nodesOf("whole"));
  });

  it("is refused by name when there is none such", async () => {
    const options = { evaluation: "best" } as unknown as { evaluation: "whole" };
    await expect(createEngine(chess, options)).rejects.toThrow("'whole' or 'material', not 'best'");
  });
});
