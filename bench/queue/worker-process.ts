/** `fairywren worker` as a process. */
import { type ChildProcess, spawn } from "node:child_process";

export class WorkerProcess {
  /** Once it takes jobs. */
  readonly ready: Promise<void>;
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  constructor(program: string, url: string) {
    const child = spawn(process.execPath, [program, "worker", "--queue", url], { stdio: ["ignore", "ignore", "pipe"] });
    this.#child = child;
    this.#ended = new Promise((resolve) => child.once("close", resolve));
    this.ready = new Promise((resolve, reject) => {
      child.stderr.on("data", (text) => String(text).includes("at a time") && resolve());
      child.once("close", (code) => reject(new Error(`a worker ended with ${code}`)));
    });
  }

  async end(): Promise<void> {
    this.#child.kill("SIGTERM");
    await this.#ended;
  }
}
