/** A Redis of its own for a test: on a free port, with a file in which it keeps what it has, so that it may be restarted. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = fileURLToPath(new URL("../../packages/queue/node_modules/bullmq", import.meta.url));

/** Why tests of queues cannot run here, or null. */
export function whatIsMissing(): string | null {
  if (spawnSync("redis-server", ["--version"]).status !== 0) return "These tests need Debian's package 'redis-server'.";
  return existsSync(PACKAGE) ? null : "These tests need 'npm ci --prefix packages/queue --ignore-scripts'.";
}

export class RedisServer {
  readonly url: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(path.join(tmpdir(), "fairywren-redis-"));
  #process: ChildProcess | null = null;

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.begin();
    return server;
  }

  private constructor(port: number) {
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  async begin(): Promise<void> {
    const keeps = ["--appendonly", "yes", "--appendfsync", "always", "--save", "", "--maxmemory-policy", "noeviction"];
    const args = ["--port", String(this.#port), "--bind", "127.0.0.1", "--dir", this.#folder, ...keeps];
    const child = spawn("redis-server", args, { stdio: ["ignore", "pipe", "inherit"] });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      child.on("exit", (code) => reject(new Error(`redis-server ended with ${code}`)));
      child.stdout.on("data", (chunk: Buffer) => String(chunk).includes("Ready to accept connections") && resolve());
    });
  }

  /** Ends it the hard way: what it had not kept is lost. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGKILL");
    await ended;
    this.#process = null;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
