/** Gauntlets and matches by way of a queue, with the built programs. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { expectPeers } from "../../bench/common/peers.ts";
import { RedisServer, whatIsMissing } from "./redis.ts";
import { Running } from "./running.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const missing = whatIsMissing() ?? missingPeers();
/** With so many nodes a move a pair of games is a job by itself, and lasts for seconds on any machine. */
const LONG_NODES = 40_000;
/** A minute of waiting for games: in CI alone. */
const isLeftOut = !process.env.CI;

describe.skipIf(isLeftOut)("games from a queue", () => {
  let redis: RedisServer;
  const folder = mkdtempSync(path.join(tmpdir(), "fairywren-games-"));
  const running: Running[] = [];

  beforeAll(async () => {
    if (missing !== null) throw new Error(missing);
    execFileSync(process.execPath, ["build.mjs", "cli", "match", "gauntlet"], { cwd: ROOT, stdio: "ignore" });
    redis = await RedisServer.start();
  }, 180_000);

  // what a failed test leaves alive would take the jobs of the next one
  afterEach(async () => {
    await Promise.all(running.map((program) => program.end("SIGTERM")));
  }, 30_000);

  afterAll(async () => {
    await Promise.all(running.map((program) => program.end("SIGKILL")));
    await redis?.close();
  });

  const start = (script: string, ...args: string[]) => {
    const program = new Running(path.join(ROOT, script), args);
    running.push(program);
    return program;
  };
  const startWorker = async () => {
    const worker = start("dist/cli.js", "worker", "--queue", redis.url);
    await worker.says(/games of engine \w+/);
    return worker;
  };
  const play = async (script: string, ...args: string[]) => {
    const program = start(script, ...args);
    expect(await program.ended, program.text).toBe(0);
    return program.text;
  };
  const fileOf = (name: string) => path.join(folder, name);
  const textOf = (name: string) => readFileSync(fileOf(name), "utf8");

  it("are those of this machine, byte for byte, though a worker is killed and Redis dies in the middle", async () => {
    const gauntlet = ["--variants", "chess", "--games", "4", "--nodes", "500", "--max-plies", "50"];
    const here = await play("build/gauntlet/main.js", ...gauntlet, "--journal", fileOf("here.jsonl"));
    const workers = await Promise.all([startWorker(), startWorker()]);
    const giver = start("build/gauntlet/main.js", ...gauntlet, "--out", fileOf("there.jsonl"), "--queue", redis.url);
    await giver.says(/^1\/4 pairs/m, 60_000);
    await workers[0].end("SIGKILL");
    await redis.kill();
    await redis.begin();
    expect(await giver.ended, giver.text).toBe(0);
    expect(textOf("there.jsonl")).toBe(textOf("here.jsonl"));
    expect(tableOf(giver.text)).toBe(tableOf(here));
  }, 150_000);

  it("make the same match", async () => {
    const match = [
      "--variant",
      "capablanca",
      "--second",
      "ours:nodes=100",
      "--games",
      "4",
      "--nodes",
      "400",
      "--max-plies",
      "40",
    ];
    await startWorker();
    const files = (name: string) => ["--pgn", fileOf(`${name}.pgn`), "--json", fileOf(`${name}.json`)];
    await play("build/match/main.js", ...match, ...files("here"), "--concurrency", "1");
    await play("build/match/main.js", ...match, ...files("there"), "--queue", redis.url);
    expect(textOf("there.pgn")).toBe(textOf("here.pgn"));
    const resultOf = (name: string) => ({ ...JSON.parse(textOf(`${name}.json`)), command: null, date: null });
    expect(resultOf("there")).toEqual(resultOf("here"));
  }, 120_000);

  it("go on when an engine dies in the middle of one, which it loses", async () => {
    const worker = await startWorker();
    const giver = start(
      "build/gauntlet/main.js",
      "--variants",
      "chess",
      "--weights",
      "computed",
      "--games",
      "4",
      "--nodes",
      String(LONG_NODES),
      "--max-plies",
      "30",
      "--out",
      fileOf("died.jsonl"),
      "--queue",
      redis.url,
    );
    await giver.says(/^1\/2 pairs/m, 60_000);
    const engine = engineOf(worker.child.pid ?? 0);
    await thinks(engine);
    process.kill(engine, "SIGKILL");
    expect(await giver.ended, giver.text).toBe(0);
    expect(giver.text).toMatch(/lost by illegal move, crash or time: 1;/);
    expect(giver.text).toMatch(/the rival: crash: .*SIGKILL/);
  }, 120_000);

  it("are refused where players are paths or commands of this machine", async () => {
    for (const second of ["uci:sh -c true", "ours@/tmp", "fsf:Debug Log File=/tmp/x", "ours:hash=9999"]) {
      const giver = start("build/match/main.js", "--variant", "chess", "--second", second, "--queue", redis.url);
      expect(await giver.ended).toBe(2);
      expect(giver.text).toContain("--queue plays no such games: '");
    }
  });

  it("are no business of a worker without the engines", async () => {
    // A package alone, as others install it.
    cpSync(path.join(ROOT, "dist"), fileOf("alone/dist"), { recursive: true });
    cpSync(path.join(ROOT, "packages/queue"), fileOf("alone/packages/queue"), { recursive: true });
    writeFileSync(fileOf("alone/package.json"), '{ "type": "module" }');
    const worker = new Running(fileOf("alone/dist/cli.js"), ["worker", "--queue", redis.url]);
    running.push(worker);
    await worker.says(/perft of engine/);
    expect(worker.text).toContain("no games, since");
    const giver = start(
      "build/match/main.js",
      "--variant",
      "chess",
      "--games",
      "2",
      "--nodes",
      "10",
      "--queue",
      redis.url,
    );
    await giver.says(/no worker of redis:\S+ takes such jobs \(fairywren-games-\w+\): start some/);
  });
});

function missingPeers(): string | null {
  try {
    expectPeers();
    return null;
  } catch (error) {
    return String(error);
  }
}

function tableOf(text: string): string {
  return text.slice(text.indexOf("| variant"));
}

/** Fairy-Stockfish is a process of its own below the worker. @returns its id */
function engineOf(worker: number): number {
  const list = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(worker)], { encoding: "utf8" });
  const engine = list.split("\n").find((line) => line.includes("fairy-wasm-host"));
  return Number.parseInt(engine ?? "", 10);
}

/** Longer than what an engine does besides its moves, shorter than a game. */
const THOUGHT_MS = 200;

/** Waits until an engine has begun to play: however slow a machine is, nothing else takes it so much of a processor's time. */
async function thinks(engine: number): Promise<void> {
  const begun = processorMs(engine);
  await expect.poll(() => processorMs(engine) - begun, { timeout: 60_000 }).toBeGreaterThan(THOUGHT_MS);
}

/** What a process has taken of processors' time, all its threads together. */
function processorMs(id: number): number {
  const afterName = readFileSync(`/proc/${id}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  const [user, system] = afterName.slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}
