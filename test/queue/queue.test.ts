/** Jobs by way of a real Redis: `fairywren worker` as a person would start it. */
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Job, makeJob } from "../../src/jobs/job.ts";
import { queueOf } from "../../src/jobs/kind.ts";
import type { Transport } from "../../src/jobs/transport.ts";
import { buildProgram, runProgram } from "../cli/program.ts";
import { freePort, RedisServer, whatIsMissing } from "./redis.ts";
import { Running } from "./running.ts";

const missing = whatIsMissing();
const isLeftOut = missing !== null && !process.env.CI;
if (isLeftOut) console.warn(`Tests of queues are left out. ${missing}`);

describe.skipIf(isLeftOut)("a queue", () => {
  let script = "";
  let redis: RedisServer;
  const running: Running[] = [];

  beforeAll(async () => {
    if (missing !== null) throw new Error(missing);
    script = await buildProgram("queue");
    redis = await RedisServer.start();
  }, 120_000);

  afterAll(async () => {
    await Promise.all(running.map((program) => program.end("SIGKILL")));
    await redis?.close();
  });

  const start = (...args: string[]) => {
    const program = new Running(script, args);
    running.push(program);
    return program;
  };
  const startWorker = async () => {
    const worker = start("worker", "--queue", redis.url);
    const [, engine] = await worker.says(/perft of engine (\w+)/);
    return { worker, engine };
  };
  const perft = (...args: string[]) => runProgram(script, ["perft", ...args]);
  const queueFrom = async (): Promise<Transport> => {
    const { openQueue } = await import(new URL("../../packages/queue/index.mjs", import.meta.url).href);
    return openQueue(redis.url, () => {});
  };

  it("counts as this machine does, and again without counting", async () => {
    const { worker } = await startWorker();
    const here = await perft("chess", "4", "--divide", "--threads", "1");
    const there = await perft("chess", "4", "--divide", "--queue", redis.url);
    expect(rows(there.out)).toEqual(rows(here.out));
    expect(rows(here.out)).toHaveLength(21);
    expect(await worker.end("SIGTERM")).toBe(0);
    // Nobody is there to count now: the results were kept.
    expect(rows((await perft("chess", "4", "--divide", "--queue", redis.url)).out)).toEqual(rows(here.out));
  });

  it("carries a variant's text, with all that it extends", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "fairywren-"));
    writeFileSync(
      path.join(folder, "parent.yaml"),
      "name: Parent\nextends: chess\npieces: { knight: { betza: NA } }\n",
    );
    writeFileSync(path.join(folder, "child.yaml"), "name: Child\nextends: parent\npieces: { bishop: { betza: BW } }\n");
    const file = path.join(folder, "child.yaml");
    const { worker } = await startWorker();
    const there = await perft(file, "3", "--divide", "--queue", redis.url);
    expect(rows(there.out)).toEqual(rows((await perft(file, "3", "--divide")).out));
    await worker.end("SIGTERM");
  });

  it("loses nothing and counts nothing twice when a worker is killed and Redis dies", async () => {
    const [first, second] = await Promise.all([startWorker(), startWorker()]);
    const file = path.join(mkdtempSync(path.join(tmpdir(), "fairywren-")), "results");
    const results = () => (existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 2 : 0);
    const giver = start("perft", "crazyhouse", "6", "--divide", "--queue", redis.url, "--out", file);
    await expect.poll(results, { timeout: 20_000, interval: 20 }).toBeGreaterThan(2);
    await first.worker.end("SIGKILL");
    const killedAt = performance.now();
    await redis.kill();
    expect(results()).toBeLessThan(15);
    await second.worker.says(/the connection to redis:\S+ is lost/);
    await redis.begin();
    await second.worker.says(/connected to redis:\S+ again/);
    expect(await giver.ended).toBe(0);
    // It waited for the job that died with its worker.
    expect(performance.now() - killedAt).toBeGreaterThan(8000);
    expect(giver.text).toContain("120,812,942 leaves");
    expect(rows(giver.text)).toEqual(rows((await perft("crazyhouse", "6", "--divide")).out));
    expect(results()).toBe(20);
    await second.worker.end("SIGTERM");
  }, 120_000);

  it("tunes as this machine does, to the letter", async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "fairywren-")), "attic.yaml");
    writeFileSync(file, "name: Attic\nextends: losalamos\npieces: { knight: { betza: NW } }\n");
    const { worker } = await startWorker();
    const options = ["--games", "40", "--nodes", "40", "--out", "-", "--force"];
    const here = await runProgram(script, ["tune", file, ...options, "--threads", "1"]);
    const there = await runProgram(script, ["tune", file, ...options, "--queue", redis.url]);
    expect(there.code).toBe(0);
    expect(there.out).toBe(here.out);
    expect(JSON.parse(here.out)).toHaveProperty("weights.pieces.knight");
    await worker.end("SIGTERM");
  });

  it("gets a job back from a worker that is told to stop", async () => {
    const { worker, engine } = await startWorker();
    const job = perftJob(engine, { fen: START, moves: [], depth: 9 });
    const queue = await queueFrom();
    await queue.give(queueOf(job), [job]);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const begun = performance.now();
    expect(await worker.end("SIGINT")).toBe(0);
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(await queue.states(queueOf(job), [job.digest])).toEqual([{ id: job.digest, is: "open" }]);
    // No worker holds it: it can be taken away.
    await queue.forget(queueOf(job), [job.digest]);
    expect(await queue.states(queueOf(job), [job.digest])).toEqual([{ id: job.digest, is: "missing" }]);
    await queue.close();
  });

  it("has jobs that are refused by name, and the worker goes on", async () => {
    const { worker, engine } = await startWorker();
    const fine = perftJob(engine, { fen: START, moves: ["e2e4"], depth: 2 });
    const strange: readonly (readonly [code: string, job: Job])[] = [
      ["job-format", { ...fine, format: 2 as 1, digest: "a-newer-format" }],
      ["job-format", { ...fine, format: "x" as unknown as 1, digest: "no-format" }],
      ["job-digest", { ...fine, seed: 5, digest: "another-digest" }],
      ["job-engine", makeJob({ ...fine, engine: "other" })],
      ["job-kind", makeJob({ ...fine, kind: "sing" })],
      ["job-settings", makeJob({ ...fine, settings: { fen: START, moves: [], depth: 99 } })],
      ["job-settings", makeJob({ ...fine, settings: { fen: START, moves: ["\u001b[2J"], depth: 1 } })],
      ["job-settings", makeJob({ ...fine, settings: { fen: "8/8", moves: [], depth: 1 } })],
      ["job-settings", makeJob({ ...fine, variant: { path: "/etc/passwd" } as never })],
      ["unknown-variant", makeJob({ ...fine, variant: { id: "ches" } })],
      ["missing-key", makeJob({ ...fine, variant: { file: "x.yaml", text: "name: Nothing\n", siblings: {} } })],
      [
        "extends-path",
        makeJob({ ...fine, variant: { file: "x.yaml", text: "extends: ../../etc/passwd\n", siblings: {} } }),
      ],
    ];
    const queue = await queueFrom();
    const place = queueOf(fine);
    const jobs = [...strange.map(([, job]) => job), fine];
    await queue.give(place, jobs);
    await worker.says(/extends-path/);
    const ids = jobs.map(({ digest }) => digest);
    await expect
      .poll(async () => (await queue.states(place, ids)).every(({ is }) => is !== "open"), { timeout: 10_000 })
      .toBe(true);
    const states = await queue.states(place, ids);
    const reasons = states.map((state) => (state.is === "failed" ? state.reason.split(":")[0] : state.is));
    expect(reasons).toEqual([...strange.map(([code]) => code), "done"]);
    expect(worker.text).toContain("The job has format '2', and this program reads format 1. Update this one.");
    expect(worker.text).not.toContain("\u001b");
    await queue.close();
    await worker.end("SIGTERM");
  });

  it("is not believed: a wrong result is asked for again", async () => {
    const queue = await queueFrom();
    const { worker, engine } = await startWorker();
    await worker.end("SIGTERM");
    let lies = 0;
    queue.take(queueOf({ kind: "perft", engine }), 1, async (job) => {
      lies++;
      return { value: { format: 1, digest: (job as Job).digest, value: { leaves: 1, moves: [["e2e4", 1]] } } };
    });
    const giver = start("perft", "chess", "3", "--fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "--queue", redis.url);
    await giver.says(/job-result: The result of job \w+ is refused: its moves are not the legal ones/);
    await queue.close();
    await startWorker();
    expect(await giver.ended, giver.text).toBe(0);
    expect(giver.text).toContain("170 leaves");
    expect(lies).toBeGreaterThan(0);
  }, 60_000);

  it("says by name what is wrong with it", async () => {
    const nobody = `redis://user:secret@127.0.0.1:${await freePort()}`;
    const [old, other] = [await answering(redisOf("4.0.9")), await answering(() => "HTTP/1.1 400 Bad Request\r\n\r\n")];
    const cases: readonly (readonly [url: string, text: string])[] = [
      [nobody, "queue-absent\n  No Redis answers at redis://127.0.0.1:"],
      [old.url, "queue-old\n  The Redis at redis://127.0.0.1:"],
      [old.url, "has version 4.0.9; BullMQ needs 5.0.0 or later."],
      [other.url, "queue-absent"],
      [redis.url.replace("//", "//user:secret@"), "queue-refused"],
      ["http://user:secret@127.0.0.1/", "queue-address"],
      ["redis://user:secret@", "queue-address"],
    ];
    const tried = cases.flatMap(([url, text]) =>
      [["worker"], ["perft", "chess", "3"]].map((command) => ({ command, url, text })),
    );
    await Promise.all(
      tried.map(async ({ command, url, text }) => {
        const { code, err } = await runProgram(script, [...command, "--queue", url]);
        expect(err).toContain(text);
        expect(err).not.toContain("secret");
        expect(code).toBe(1);
      }),
    );
    old.close();
    other.close();
  }, 60_000);

  it("needs a package, and says how it is installed", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "fairywren-"));
    cpSync(path.dirname(script), folder, { recursive: true });
    writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
    const { code, err } = await runProgram(path.join(folder, "cli.js"), ["worker", "--queue", redis.url], {
      cwd: folder,
    });
    expect(err).toContain("queue-missing");
    expect(err).toContain("Run npm install fairywren-queue");
    expect(code).toBe(1);
  });
});

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

function perftJob(engine: string, settings: unknown): Job {
  return makeJob({ kind: "perft", engine, variant: { id: "chess" }, seed: 0, settings });
}

/** The counts, without the time. */
function rows(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => /^ {2}\S+ +[\d,]+$|leaves/.test(line))
    .map((line) => line.replace(/ in .*/, ""));
}

/** What a Redis of some version answers: it tells of itself, and knows nothing of later commands. */
function redisOf(version: string): (asked: string) => string {
  const info = `# Server\r\nredis_version:${version}\r\n`;
  const answer = (command: string) =>
    /^info$/i.test(command) ? `$${info.length}\r\n${info}\r\n` : "-ERR unknown command\r\n";
  return (asked) => Array.from(asked.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g), ([, command]) => answer(command)).join("");
}

/** A server with an answer to everything. */
function answering(answer: (asked: string) => string): Promise<{ url: string; close: () => void }> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (asked) => socket.write(answer(String(asked))));
  });
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      resolve({ url: `redis://127.0.0.1:${port}`, close: () => server.close() });
    }),
  );
}
