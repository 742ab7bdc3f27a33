/** A Redis of its own for a measurement or a test, on a free port. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";

export class RedisProcess {
  readonly url: string;
  readonly #args: readonly string[];
  #process: ChildProcess | null = null;

  /** @param options of redis-server, besides its port
   *  @throws {Error} when there is no redis-server */
  static async start(...options: readonly string[]): Promise<RedisProcess> {
    const redis = new RedisProcess(await freePort(), options);
    await redis.begin();
    return redis;
  }

  private constructor(port: number, options: readonly string[]) {
    this.url = `redis://127.0.0.1:${port}`;
    const own = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--maxmemory-policy", "noeviction"];
    this.#args = [...own, ...options];
  }

  /** Starts it, again on its port. */
  async begin(): Promise<void> {
    const child = spawn("redis-server", this.#args, { stdio: ["ignore", "pipe", "inherit"] });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      child.on("error", () => reject(new Error("there is no redis-server here: Debian's package is 'redis-server'")));
      child.on("exit", (code) => reject(new Error(`redis-server ended with ${code}`)));
      child.stdout.on("data", (text) => String(text).includes("Ready to accept connections") && resolve());
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
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
