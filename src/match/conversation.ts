/** Lines to and from a child process that speaks UCI. */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { quote } from "../diagnostic/fault.ts";

/** Why a program does not start, of the codes that the system has for it. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such program",
  EACCES: "it may not be run",
  ENOEXEC: "it is no program",
};

const alive = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of alive) child.kill("SIGKILL");
});

export class Conversation {
  readonly #child: ChildProcessWithoutNullStreams;
  #rest = "";
  #hear: ((line: string) => void) | null = null;
  #fail: ((error: Error) => void) | null = null;
  #failure: Error | null = null;

  constructor(command: string, args: readonly string[]) {
    // Ctrl-C is for us: an engine that ended by it would have lost its game.
    this.#child = spawn(command, [...args], { detached: process.platform !== "win32" });
    alive.add(this.#child);
    this.#child.on("exit", () => alive.delete(this.#child));
    this.#child.stdout.setEncoding("utf8").on("data", (text: string) => this.#take(text));
    this.#child.stderr.resume();
    this.#child.stdin.on("error", () => {});
    this.#child.on("error", (error) => this.#end(new Error(whyNotStarted(command, error))));
    this.#child.on("exit", (status, signal) => this.#end(new Error(`ended with ${signal ?? `status ${status}`}`)));
  }

  send(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  /**
   * Waits for a line.
   * @returns all lines up to the one that matches, that one last
   * @throws {Error} when the process ends or the time is over
   */
  async until(pattern: RegExp, timeoutMs: number): Promise<readonly string[]> {
    if (this.#failure) throw this.#failure;
    const lines: string[] = [];
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        this.#fail = reject;
        this.#hear = (line) => {
          lines.push(line);
          if (!pattern.test(line)) return;
          this.#hear = null; // what comes with it in the same breath is not asked for
          resolve();
        };
        timer = setTimeout(() => reject(new Error(`no answer within ${Math.round(timeoutMs)} ms`)), timeoutMs);
      });
      return lines;
    } finally {
      clearTimeout(timer);
      this.#hear = null;
      this.#fail = null;
    }
  }

  /** Waits until it has done what it was told. @returns what it has said meanwhile @throws {Error} as `until` does */
  async ready(timeoutMs: number): Promise<readonly string[]> {
    this.send("isready");
    return this.until(/^readyok/, timeoutMs);
  }

  /** Asks the process to quit, and makes it. */
  close(): void {
    this.send("quit");
    this.#child.kill("SIGKILL");
  }

  #take(text: string): void {
    const lines = (this.#rest + text).split(/\r?\n/);
    this.#rest = lines.pop() ?? "";
    for (const line of lines) this.#hear?.(line);
  }

  #end(error: Error): void {
    this.#failure ??= error;
    this.#fail?.(this.#failure);
  }
}

function whyNotStarted(command: string, error: Error): string {
  const reason = "code" in error ? REASONS[String(error.code)] : undefined;
  return reason === undefined ? error.message : `${reason}, ${quote(command)}`;
}
