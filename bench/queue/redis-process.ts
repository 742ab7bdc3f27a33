/** A Redis of its own, which keeps nothing. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";

export class RedisProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  /** @throws {Error} when there is no redis-server */
  static async start(): Promise<RedisProcess> {
    const port = await freePort();
    const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--maxmemory-policy", "noeviction"];
    const child = spawn("redis-server", args, { stdio: ["ignore", "pipe", "inherit"] });
    await new Promise<void>((resolve, reject) => {
      child.on("error", () => reject(new Error("there is no redis-server here: Debian's package is 'redis-server'")));
      child.on("exit", (code) => reject(new Error(`redis-server ended with ${code}`)));
      child.stdout.on("data", (text) => String(text).includes("Ready to accept connections") && resolve());
    });
    return new RedisProcess(port, child);
  }

  private constructor(port: number, child: ChildProcess) {
    this.url = `redis://127.0.0.1:${port}`;
    this.#child = child;
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once("close", resolve));
    this.#child.kill("SIGKILL");
    await ended;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
