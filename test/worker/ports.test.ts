/** Engines of several variants in one worker: each as if it had one of its own, and one new worker for all when it is lost. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { workerEngine } from "../../src/board/worker-engine.ts";
import { providedWeights } from "../../src/definition/provided-weights.ts";
import { createEngine, type Engine } from "../../src/engine/engine.ts";
import type { EngineWorker } from "../../src/engine/engine-worker.ts";
import { Game } from "../../src/engine/game.ts";
import { ALIVE_MS, type Reply } from "../../src/engine/protocol.ts";
import { type RemoteOptions, remoteEngine } from "../../src/engine/remote.ts";
import { portsOf } from "../../src/engine/worker-ports.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { EngineHost } from "../../src/worker/host.ts";
import { shipped } from "../notation/board.ts";
import { NearWorker, PortlessWorker } from "./near-worker.ts";

const VARIANTS = ["chess", "edgy", "crazyhouse", "capablanca", "xiangqi"].map(shipped);
const [chess, edgy, crazyhouse] = VARIANTS;

let opened: Engine[] = [];
let workers: NearWorker[] = [];
/** What the next worker is. */
let next: () => NearWorker;

beforeEach(() => {
  NearWorker.made = NearWorker.ended = 0;
  workers = [];
  next = () => new NearWorker();
});

afterEach(() => {
  for (const engine of opened) engine.close();
  opened = [];
});

function start(): NearWorker {
  const worker = next();
  workers.push(worker);
  return worker;
}

/** Engines by ports of one worker. */
function sharing(program?: () => string) {
  const ports = portsOf(start, program);
  return async (variant: Variant, options: RemoteOptions = {}) => {
    const engine = await remoteEngine(ports, variant, { hashMb: 1, ...options });
    opened.push(engine);
    return engine;
  };
}

/** Patience with workers that are silent on purpose, in milliseconds. */
const SHORT_MS = 120;
/** That of engines that have to be told. */
const NEVER_MS = 1e6;
const SHALLOW = { depth: 2 };
const bestOf = (engine: Engine) => engine.best(Game.start(engine.variant), SHALLOW);

/** A search without an end that has begun, and what stops it. */
async function think(engine: Engine) {
  const stopper = new AbortController();
  const reports = engine.search(Game.start(engine.variant), { infinite: true, signal: stopper.signal });
  await reports.next();
  const result = (async () => {
    let report = await reports.next();
    while (!report.done) report = await reports.next();
    return report.value;
  })();
  return { result, stop: () => stopper.abort() };
}

describe("five engines of five variants", () => {
  it("share a worker, and find what engines on this thread find", async () => {
    const open = sharing();
    const engines = await Promise.all(VARIANTS.map((variant) => open(variant)));
    const limits = { nodes: 5_000 };
    const far = await Promise.all(engines.map((engine) => engine.best(Game.start(engine.variant), limits)));
    const near = await Promise.all(
      VARIANTS.map(async (variant) => {
        const engine = await createEngine(variant, { hashMb: 1 });
        return engine.best(Game.start(variant), limits).finally(() => engine.close());
      }),
    );
    expect(far.map(({ best, info }) => [best, info?.nodes])).toEqual(near.map(({ best, info }) => [best, info?.nodes]));
    expect(NearWorker.made).toBe(1);
  });

  it("think at once, and are stopped one by one", async () => {
    const open = sharing();
    const [first, second, third] = await Promise.all([chess, edgy, crazyhouse].map((variant) => open(variant)));
    const thoughts = [await think(first), await think(second)];
    expect((await bestOf(third)).best).not.toBeNull();
    thoughts[1].stop();
    expect((await thoughts[1].result).best).toMatch(/^[a-h]/);
    expect((await bestOf(second)).best).not.toBeNull();
    thoughts[0].stop();
    expect((await thoughts[0].result).best).toMatch(/^[a-h]/);
    expect(NearWorker.made).toBe(1);
  });

  it("end it with the last of them, and start another one for the next", async () => {
    const open = sharing();
    const [first, second] = [await open(chess), await open(edgy)];
    first.close();
    expect((await bestOf(second)).best).not.toBeNull();
    expect(NearWorker.ended).toBe(0);
    second.close();
    expect(NearWorker.ended).toBe(1);
    expect((await bestOf(await open(chess))).best).not.toBeNull();
    expect(NearWorker.made).toBe(2);
  });

  it("leave nothing behind in it: the search of one that is closed ends, and its memory is given back", async () => {
    const open = sharing();
    const [left, other] = [await open(chess), await open(edgy)];
    const thought = await think(left);
    const refused = expect(thought.result).rejects.toThrow(/closed/);
    left.close();
    await refused;
    // alone again, the other searches as fast as ever: what is left would take turns with it for good
    const slices = vi.spyOn(performance, "now");
    await vi.waitFor(
      async () => {
        slices.mockClear();
        await new Promise((resolve) => setTimeout(resolve, 50));
        expect(slices.mock.calls.length).toBeLessThan(10);
      },
      { timeout: 5_000 },
    );
    slices.mockRestore();
    expect((await bestOf(other)).best).not.toBeNull();
  });

  it("are played with the weights that the page has, also once these are taken away", async () => {
    const replies: Reply[] = [];
    const host = () => new EngineHost((reply) => replies.push(reply));
    const open = { type: "open", id: "chess", document: null, hashMb: 1, overheadMs: 0, evaluation: "whole" };
    const fitted = { material: { "1": { king: 100 } } };
    host().receive({ ...open, fitted });
    await expect.poll(() => replies.at(-1)?.type).toBe("opened");
    expect(providedWeights(chess)).toEqual(fitted);
    replies.length = 0;
    host().receive({ ...open, fitted: null });
    await expect.poll(() => replies.at(-1)?.type).toBe("opened");
    expect(providedWeights(chess)).toBeNull();
  });

  it("have what they share of a kernel compiled once", async () => {
    const compiled = vi.spyOn(WebAssembly, "Module");
    const open = sharing();
    for (const id of ["shogi", "capahouse"]) await open(shipped(id));
    expect(compiled.mock.calls.length).toBeLessThanOrEqual(1); // none if another test has had it compiled;
    compiled.mockRestore();
  });
});

describe("a worker that engines share and that falls silent", () => {
  it("is replaced by one for all: searches begin again, and who was idle goes on", async () => {
    const open = sharing();
    const told: string[] = [];
    const engines = await Promise.all(
      [chess, edgy, crazyhouse].map((variant) =>
        open(variant, { silentMs: variant === chess ? SHORT_MS : NEVER_MS, onReplaced: () => told.push(variant.id) }),
      ),
    );
    workers[0].isSilent = true;
    const searches = engines.slice(0, 2).map(bestOf);
    for (const { best } of await Promise.all(searches)) expect(best).not.toBeNull();
    expect((await bestOf(engines[2])).best).not.toBeNull();
    expect([NearWorker.made, NearWorker.ended]).toEqual([2, 1]);
    expect(told.sort()).toEqual(["chess", "edgy"]);
    for (const engine of engines) engine.close();
    expect(NearWorker.ended).toBe(2);
  });

  it("is replaced by one for all while they open", async () => {
    const replaced = vi.fn();
    vi.spyOn(NearWorker.prototype, "postMessage").mockImplementationOnce(() => {}); // of the first port nothing is heard
    const open = sharing();
    const engine = await open(chess, { silentMs: SHORT_MS, onReplaced: replaced });
    expect((await bestOf(engine)).best).not.toBeNull();
    expect([NearWorker.made, NearWorker.ended, replaced.mock.calls.length]).toEqual([2, 1, 1]);
    vi.restoreAllMocks();
  });

  it("is given up for a search when the next is silent too", async () => {
    next = () => new NearWorker(true);
    const open = sharing();
    const engines = await Promise.all([chess, edgy].map((variant) => open(variant, { silentMs: SHORT_MS })));
    for (const search of engines.map(bestOf)) await expect(search).rejects.toThrow(/does not answer/);
    next = () => new NearWorker();
    workers[workers.length - 1].isSilent = true;
    for (const engine of engines) expect((await bestOf(engine)).best).not.toBeNull();
  });

  it("is not one that another engine hears", async () => {
    const open = sharing();
    const silentMs = 3 * ALIVE_MS;
    const thought = await think(await open(chess, { silentMs }));
    vi.spyOn(NearWorker.prototype, "postMessage").mockImplementationOnce(() => {}); // of this port nothing is heard
    const replaced = vi.fn();
    const deaf = open(edgy, { silentMs, onReplaced: replaced });
    await new Promise((resolve) => setTimeout(resolve, 2 * silentMs));
    expect([NearWorker.made, replaced.mock.calls.length]).toEqual([1, 0]);
    thought.stop();
    await thought.result;
    expect((await bestOf(await deaf)).best).not.toBeNull();
    expect(NearWorker.made).toBe(2);
    vi.restoreAllMocks();
  });

  it("that has failed fails their searches, and is replaced when they search again", async () => {
    const open = sharing();
    const engines = await Promise.all([chess, edgy].map((variant) => open(variant)));
    const { result } = await think(engines[0]);
    const failed = expect(result).rejects.toMatchObject({ code: "engine-lost" });
    workers[0].tell("error", new Event("error"));
    await failed;
    for (const engine of engines) expect((await bestOf(engine)).best).not.toBeNull();
    expect([NearWorker.made, NearWorker.ended]).toEqual([2, 1]);
  });
});

describe("a worker made of more than the one before", () => {
  it("serves engines from their next search on, and the one before is ended with the last that left it", async () => {
    let program = "plain";
    const open = sharing(() => program);
    const [first, second] = [await open(chess), await open(edgy)];
    const thought = await think(first);
    program = "plain and rich";
    const third = await open(crazyhouse);
    expect([NearWorker.made, NearWorker.ended]).toEqual([2, 0]);
    expect((await bestOf(second)).best).not.toBeNull();
    thought.stop();
    expect((await thought.result).best).not.toBeNull();
    expect(NearWorker.ended).toBe(0);
    expect((await bestOf(first)).best).not.toBeNull();
    expect([NearWorker.made, NearWorker.ended]).toEqual([2, 1]);
    expect((await bestOf(third)).best).not.toBeNull();
  });
});

describe("workerEngine", () => {
  it("opens engines of any variants in one worker", async () => {
    const open = workerEngine(start);
    opened = await Promise.all(VARIANTS.map((variant) => open(variant)));
    for (const engine of opened) expect((await bestOf(engine)).best).not.toBeNull();
    expect(NearWorker.made).toBe(1);
  });

  it.each<[string, () => EngineWorker & NearWorker]>([
    ["of before there were ports", () => new PortlessWorker()],
    ["that hands no ports over", () => new UnhandyWorker()],
  ])("starts a worker each where they are %s", async (_, portless) => {
    next = portless;
    const warned = vi.spyOn(console, "warn");
    const open = workerEngine(start);
    opened = [await open(chess), await open(edgy)];
    for (const engine of opened) expect((await bestOf(engine)).best).not.toBeNull();
    expect([NearWorker.made, NearWorker.ended, warned.mock.calls.length]).toEqual([3, 1, 0]);
    warned.mockRestore();
  });

  it("plays on the page's thread where no worker starts, and says so once", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const open = workerEngine(() => {
      throw new Error("forbidden by the page");
    });
    opened = [await open(chess), await open(edgy)];
    for (const engine of opened) expect((await bestOf(engine)).best).not.toBeNull();
    expect(warned.mock.calls).toEqual([[expect.stringContaining("forbidden by the page")]]);
    warned.mockRestore();
  });
});

/** A program's own, which passes messages on alone. */
class UnhandyWorker extends NearWorker {
  override postMessage(message: unknown): void {
    super.postMessage(structuredClone(message));
  }
}
