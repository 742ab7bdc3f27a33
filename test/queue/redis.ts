/** A Redis of its own for a test, with a file in which it keeps what it has, so that it may be restarted. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { RedisProcess } from "../../bench/common/redis.ts";

export { freePort } from "../../bench/common/redis.ts";

const PACKAGE = fileURLToPath(new URL("../../packages/queue/node_modules/bullmq", import.meta.url));

/** Why tests of queues cannot run here, or null. */
export function whatIsMissing(): string | null {
  if (spawnSync("redis-server", ["--version"]).status !== 0) return "These tests need Debian's package 'redis-server'.";
  return existsSync(PACKAGE) ? null : "These tests need 'npm ci --prefix packages/queue --ignore-scripts'.";
}

export class RedisServer {
  readonly url: string;
  readonly #process: RedisProcess;
  readonly #folder: string;

  static async start(): Promise<RedisServer> {
    const folder = mkdtempSync(path.join(tmpdir(), "fairywren-redis-"));
    const keeps = ["--appendonly", "yes", "--appendfsync", "always", "--dir", folder];
    return new RedisServer(await RedisProcess.start(...keeps), folder);
  }

  private constructor(process: RedisProcess, folder: string) {
    this.url = process.url;
    this.#process = process;
    this.#folder = folder;
  }

  begin(): Promise<void> {
    return this.#process.begin();
  }

  /** Ends it the hard way: what it had not kept is lost. */
  kill(): Promise<void> {
    return this.#process.kill();
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
