/** Pondering: one search from the opponent's time into one's own, here and in a worker. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { createEngine, type Engine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import type { SearchLimits } from "../../src/engine/limits.ts";
import { remoteEngine } from "../../src/engine/remote.ts";
import type { SearchResult } from "../../src/engine/result.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { NearWorker } from "../worker/near-worker.ts";

const chess = bundledVariant("chess") as Variant;

interface Pondered {
  readonly depths: readonly number[];
  /** Reports that came before the hit. */
  readonly before: number;
  readonly result: SearchResult;
  readonly tookMs: number;
  readonly game: Game;
}

/** Ponders until a depth is shown, then goes on with the limits. */
async function ponder(engine: Engine, fen: string, limits: SearchLimits, hitAt: number): Promise<Pondered> {
  const game = Game.start(chess, { fen });
  const hit = new AbortController();
  const depths: number[] = [];
  let before = 0;
  let hitMs = 0;
  const reports = engine.search(game, { ...limits, ponderHit: hit.signal });
  let report = await reports.next();
  for (; !report.done; report = await reports.next()) {
    depths.push(report.value.depth);
    if (report.value.depth < hitAt || before > 0) continue;
    before = depths.length;
    hitMs = performance.now();
    hit.abort();
  }
  return { depths, before, result: report.value, tookMs: performance.now() - hitMs, game };
}

const MATE = "8/8/K4k2/3q1p2/8/4q3/8/8 b - - 3 87";
const SUDDEN_DEATH: SearchLimits = { clock: { remainingMs: [10, 10], incrementMs: [0, 0] } };

const makers: readonly [string, () => Promise<Engine>][] = [
  ["on this thread", () => createEngine(chess, { hashMb: 1 })],
  ["in a worker", () => remoteEngine(() => new NearWorker(), chess, { hashMb: 1 })],
];

describe.each(makers)("pondering %s", (_, make) => {
  it("keeps what it has found when no time is left: mate, not stalemate", async () => {
    const engine = await make();
    const { result, depths, game } = await ponder(engine, MATE, SUDDEN_DEATH, 3);
    expect(result.info?.score).toEqual({ type: "mate", moves: 2 });
    expect(result.best).toBe(result.info?.line[0]);
    expect(depths).toEqual(depths.map((_, at) => at + 1));
    game.play(result.best ?? "");
    expect(game.outcome).toBeNull();
    engine.close();
  });

  it("counts the time that was pondered, and shows no depth twice", async () => {
    const engine = await make();
    const { depths, result, tookMs } = await ponder(engine, chess.setupFen, { timeMs: 1 }, 9);
    expect(tookMs).toBeLessThan(500);
    expect(depths).toEqual(depths.map((_, at) => at + 1));
    expect(result.info?.depth).toBeGreaterThanOrEqual(9);
    engine.close();
  });

  it("goes on to its limits after the hit", async () => {
    const engine = await make();
    const { depths, before } = await ponder(engine, chess.setupFen, { depth: 9 }, 3);
    expect(before).toBe(3);
    expect(depths.at(-1)).toBe(9);
    engine.close();
  });

  it("waits for the hit at its limits, and is ended by its signal", async () => {
    const engine = await make();
    for (const limits of [{ depth: 2 }, { nodes: 50 }, { timeMs: 0 }, { mate: 3 }]) {
      const [hit, stopper] = [new AbortController(), new AbortController()];
      const search = (signals: Partial<SearchLimits>) =>
        engine.best(Game.start(chess, { fen: MATE }), { ...limits, ...signals });
      let isDone = false;
      const pondered = search({ ponderHit: hit.signal }).then(() => (isDone = true));
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(isDone).toBe(false);
      hit.abort();
      await pondered;
      setTimeout(() => stopper.abort(), 20);
      expect((await search({ ponderHit: new AbortController().signal, signal: stopper.signal })).best).not.toBeNull();
    }
    engine.close();
  });

  it("is a plain search when the hit came before", async () => {
    const engine = await make();
    const { info } = await engine.best(Game.start(chess), { depth: 3, ponderHit: AbortSignal.abort() });
    expect(info?.depth).toBe(3);
    engine.close();
  });
});

it("is ended by closing the engine", async () => {
  const engine = await createEngine(chess, { hashMb: 1 });
  const search = engine.best(Game.start(chess, { fen: MATE }), { depth: 2, ponderHit: new AbortController().signal });
  setTimeout(() => engine.close(), 50);
  expect((await search).best).not.toBeNull();
});
