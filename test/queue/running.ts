/** A program that goes on until it is told otherwise. */
import { type ChildProcess, spawn } from "node:child_process";

export class Running {
  readonly child: ChildProcess;
  /** All that it has printed. */
  text = "";
  readonly #ended: Promise<number | null>;
  #hear: () => void = () => {};

  constructor(script: string, args: readonly string[]) {
    this.child = spawn(process.execPath, [script, ...args], { env: { ...process.env, NO_COLOR: "1" } });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on("data", (chunk) => {
        this.text += chunk;
        this.#hear();
      });
    this.#ended = new Promise((resolve) => this.child.on("close", resolve));
  }

  /** Waits for what it prints. */
  async says(pattern: RegExp, withinMs = 30_000): Promise<RegExpExecArray> {
    const deadline = Date.now() + withinMs;
    for (;;) {
      const found = pattern.exec(this.text);
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`nothing like ${pattern} in:\n${this.text}`);
      await new Promise<void>((resolve) => {
        this.#hear = resolve;
        setTimeout(resolve, 200);
      });
    }
  }

  /** @returns its exit status, null when it was killed */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.#ended;
  }

  get ended(): Promise<number | null> {
    return this.#ended;
  }
}
