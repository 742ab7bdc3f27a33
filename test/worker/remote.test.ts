/** The engine over a worker: the same answers, and another worker for one that falls silent. */
import { describe, expect, it } from "vitest";
import { documentOf } from "../../src/definition/documents.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { type PackedParts, partsOf } from "../../src/definition/packed.ts";
import { receiveVariant } from "../../src/definition/receive.ts";
import { createEngine } from "../../src/engine/engine.ts";
import { Game } from "../../src/engine/game.ts";
import type { EngineOptions } from "../../src/engine/options.ts";
import { type Reply, readReply, readRequest } from "../../src/engine/protocol.ts";
import { remoteEngine } from "../../src/engine/remote.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { EngineHost } from "../../src/worker/host.ts";
import xss from "../data/xss-payloads.json" with { type: "json" };
import { DeafWorker, NearWorker } from "./near-worker.ts";

const chess = bundledVariant("chess") as Variant;

const start = () => new NearWorker();

describe("the same interface", () => {
  it.each(["chess", "paradigm", "edgy", "fischerandom"])(
    "finds the same move in %s as an engine on this thread",
    async (id) => {
      const variant = bundledVariant(id) as Variant;
      const game = Game.start(variant, id === "paradigm" ? { start: 17 } : {});
      game.play(game.legalMoves()[3]);
      const near = await createEngine(variant, { hashMb: 1 });
      const far = await remoteEngine(start, variant, { hashMb: 1 });
      const limits = { nodes: 20_000 };
      const [a, b] = [await near.best(game, limits), await far.best(game, limits)];
      expect([b.best, b.ponder, b.info?.nodes]).toEqual([a.best, a.ponder, a.info?.nodes]);
      near.close();
      far.close();
    },
  );

  it("stops when it is told to, with the best move so far", async () => {
    const engine = await remoteEngine(start, chess, { hashMb: 1 });
    const stopper = new AbortController();
    const reports = engine.search(Game.start(chess), { infinite: true, signal: stopper.signal });
    expect((await reports.next()).done).toBe(false);
    stopper.abort();
    let report = await reports.next();
    while (!report.done) report = await reports.next();
    expect(report.value.best).toMatch(/^[a-h]/);
    engine.close();
  });

  it("hints as an engine on this thread does", async () => {
    const [near, far] = [await createEngine(chess, { hashMb: 1 }), await remoteEngine(start, chess, { hashMb: 1 })];
    const game = Game.start(chess);
    game.play("e2e4");
    expect(await far.hint(game, { nodes: 3_000 })).toEqual(await near.hint(game, { nodes: 3_000 }));
    near.close();
    far.close();
  });

  it("searches endings or looks them up, as it is told", async () => {
    const engine = await remoteEngine(start, chess, { hashMb: 1 });
    const game = Game.start(chess, { fen: "8/8/8/3k4/8/8/8/KR6 w - - 0 1" });
    expect((await engine.best(game, { nodes: 300 })).info?.score.type).toBe("mate");
    expect((await engine.best(game, { nodes: 300, endings: false })).info?.score.type).toBe("cp");
    engine.close();
  });

  it("goes on after a search that was left", async () => {
    const engine = await remoteEngine(start, chess, { hashMb: 1 });
    for await (const _ of engine.search(Game.start(chess), { infinite: true })) break;
    expect((await engine.best(Game.start(chess), { depth: 2 })).info?.depth).toBe(2);
    engine.close();
  });

  it("refuses what an engine on this thread refuses", async () => {
    const engine = await remoteEngine(start, chess, { hashMb: 1 });
    await expect(engine.best(Game.start(chess), { depth: 0 })).rejects.toThrow(/depth/);
    await expect(engine.best(Game.start(chess), { depth: 1, searchMoves: ["e2e5"] })).rejects.toThrow(/e2e5/);
    const first = engine.search(Game.start(chess), { infinite: true });
    await first.next();
    await expect(engine.best(Game.start(chess))).rejects.toThrow(/searching/);
    engine.close();
    await expect(first.next().then(() => first.next())).rejects.toThrow(/closed/);
    await expect(engine.best(Game.start(chess))).rejects.toThrow(/closed/);
  });

  it.each([
    [{ hashMb: 0 }, "hash-size"],
    [{ hashMb: "16" }, "hash-size"],
    [{ moveOverheadMs: Number.NaN }, "move-overhead"],
    [{ evaluation: "best" }, "evaluation-unknown"],
  ])("refuses the options %j by the same name as one on this thread", async (given, code) => {
    const options = given as EngineOptions;
    const fault = { diagnostics: [{ code }] };
    await expect(remoteEngine(start, chess, options)).rejects.toMatchObject(fault);
    await expect(createEngine(chess, options)).rejects.toMatchObject(fault);
  });

  it("refuses a hash table and a time kept back that no engine has, and goes on with those it had", async () => {
    const engine = await remoteEngine(start, chess, { hashMb: 1 });
    expect(() => engine.setHash(0)).toThrow(/megabytes/);
    expect(() => engine.setMoveOverhead(-1)).toThrow(/milliseconds/);
    expect((await engine.best(Game.start(chess), { depth: 2 })).info?.depth).toBe(2);
    engine.close();
  });
});

describe("a worker that falls silent", () => {
  it("is replaced, and the search begun again", async () => {
    NearWorker.made = 0;
    let replaced = 0;
    const workers = () => new NearWorker(NearWorker.made === 0);
    const onReplaced = () => replaced++;
    const engine = await remoteEngine(workers, chess, { hashMb: 1, silentMs: 80, onReplaced });
    expect((await engine.best(Game.start(chess), { depth: 2 })).best).not.toBeNull();
    expect([replaced, NearWorker.made]).toEqual([1, 2]);
    engine.close();
  });

  it("is given up when the next is silent too", async () => {
    const engine = await remoteEngine(() => new NearWorker(true), chess, { hashMb: 1, silentMs: 80 });
    await expect(engine.best(Game.start(chess), { depth: 2 })).rejects.toThrow(/does not answer/);
    engine.close();
  });

  it("is replaced already while it starts", async () => {
    NearWorker.made = 0;
    let replaced = 0;
    const workers = () => (NearWorker.made === 0 ? new DeafWorker() : new NearWorker());
    const engine = await remoteEngine(workers, chess, { hashMb: 1, silentMs: 400, onReplaced: () => replaced++ });
    expect((await engine.best(Game.start(chess), { depth: 2 })).best).not.toBeNull();
    expect([replaced, NearWorker.made]).toEqual([1, 2]);
    engine.close();
  });

  it("is given up when none starts", async () => {
    NearWorker.made = 0;
    let replaced = 0;
    const options = { hashMb: 1, silentMs: 20, onReplaced: () => replaced++ };
    await expect(remoteEngine(() => new DeafWorker(), chess, options)).rejects.toThrow(/does not answer/);
    expect([replaced, NearWorker.made]).toEqual([2, 3]);
  });

  it("is not one that only thinks", async () => {
    let replaced = 0;
    const engine = await remoteEngine(start, chess, { hashMb: 1, silentMs: 1_200, onReplaced: () => replaced++ });
    await engine.best(Game.start(chess), { timeMs: 1_500 });
    expect(replaced).toBe(0);
    engine.close();
  });
});

describe("messages", () => {
  const foreign = [null, 1, "open", [], {}, ...xss.payloads.map((type) => ({ type }))];
  const malformed = [{ type: "open" }, { type: "search", search: "1" }];

  it.each([...foreign, ...malformed])("%j is none", (data) => {
    expect(readRequest(data)).toBeNull();
    expect(readReply(data)).toBeNull();
  });

  it.each(foreign)("%j is not answered by the worker", (data) => {
    const replies: unknown[] = [];
    new EngineHost((reply) => replies.push(reply)).receive(data);
    expect(replies).toEqual([]);
  });

  it.each([
    [{ type: "open", id: "chess", document: {}, hashMb: 1, overheadMs: 0, evaluation: "best" }, null],
    [
      { type: "open", id: "chess", document: null, packed: "chess", hashMb: 1, overheadMs: 0, evaluation: "whole" },
      null,
    ],
    [{ type: "search", search: 7, pgn: "*", limits: { depth: "3" } }, 7],
    [{ type: "hash", megabytes: "1" }, null],
  ])("%j is one of ours and malformed: the worker refuses it", (data, search) => {
    const replies: unknown[] = [];
    new EngineHost((reply) => replies.push(reply)).receive(data);
    expect(replies).toEqual([
      { type: "refused", search, refusal: { code: "message-unread", message: expect.any(String) } },
    ]);
  });

  it("carry only known limits, each of its type", () => {
    const search = { type: "search", search: 1, pgn: "*" };
    expect(readRequest({ ...search, limits: { depth: 3, evil: "x" } })).toEqual({ ...search, limits: { depth: 3 } });
    expect(readRequest({ ...search, limits: { depth: "3" } })).toBeNull();
    expect(readRequest({ ...search, limits: { endings: 1 } })).toBeNull();
    expect(readRequest({ ...search, limits: { clock: { remainingMs: [1], incrementMs: [0, 0] } } })).toBeNull();
  });

  it("carry a variant as a document that makes the same variant, and no other", () => {
    const document = structuredClone(documentOf(chess));
    expect(receiveVariant("chess", document)).toEqual(chess);
    expect(() => receiveVariant("chess", { ...document, pieces: 3 })).toThrow(/schema/);
    expect(() => receiveVariant("chess", null)).toThrow(/schema/);
  });

  it("carry a shipped variant packed, which the worker then need not have, and refuse one of another version", async () => {
    const replies: Reply[] = [];
    const host = new EngineHost((reply) => replies.push(reply));
    const packed = structuredClone(partsOf(chess)) as PackedParts;
    const open = { type: "open", document: null, hashMb: 1, overheadMs: 0, evaluation: "whole" };
    host.receive({ ...open, id: "chess", packed: { ...packed, variant: { ...packed.variant, setupFen: "?" } } });
    host.receive({ ...open, id: "of no build", packed });
    await expect.poll(() => replies.at(-1)).toEqual({ type: "opened" });
    const refused = replies.filter((reply) => reply.type === "refused");
    expect(refused).toEqual([
      {
        type: "refused",
        search: null,
        refusal: { code: "unknown-variant", message: expect.stringContaining("version") },
      },
    ]);
  });
});
