/** A conversation with the program in its UCI mode. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";

export class Conversation {
  readonly lines: string[] = [];
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly closed: Promise<number | null>;
  private partial = "";
  private read = 0;
  private wake: () => void = () => {};

  constructor(script: string) {
    this.child = spawn(process.execPath, [script, "uci"]);
    this.child.stdin.on("error", () => {});
    this.child.stdout.on("data", (chunk: Buffer) => this.take(String(chunk)));
    this.closed = new Promise((resolve) => this.child.on("close", resolve));
  }

  say(...lines: readonly string[]): void {
    this.child.stdin.write(lines.map((line) => `${line}\n`).join(""));
  }

  /** The next line that fits, after those that were waited for before. */
  async hear(pattern: RegExp, timeoutMs = 20_000): Promise<string> {
    const end = performance.now() + timeoutMs;
    while (performance.now() < end) {
      for (; this.read < this.lines.length; this.read++) {
        if (pattern.test(this.lines[this.read])) return this.lines[this.read++];
      }
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, 50);
      });
    }
    throw new Error(`no line like ${pattern} came; the last ones are:\n${this.lines.slice(-10).join("\n")}`);
  }

  /** Says one line and gives what comes before the answer to `isready`. */
  async answersTo(line: string): Promise<string[]> {
    const from = this.lines.length;
    this.say(line, "isready");
    await this.hear(/^readyok$/);
    return this.lines.slice(from, this.lines.lastIndexOf("readyok"));
  }

  async quit(): Promise<number | null> {
    this.say("quit");
    return this.closed;
  }

  /** Ends the program from outside, for tests that failed on the way. */
  kill(): void {
    this.child.kill();
  }

  private take(text: string): void {
    const lines = (this.partial + text).split("\n");
    this.partial = lines.pop() ?? "";
    this.lines.push(...lines);
    this.wake();
  }
}
