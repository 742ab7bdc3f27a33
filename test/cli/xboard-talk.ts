/** A conversation with an XBoard session, in this process. */

import { XboardSession } from "../../src/cli/xboard-session.ts";
import type { XboardVariants } from "../../src/cli/xboard-variants.ts";

export class XboardTalk {
  readonly lines: string[] = [];
  private readonly session: XboardSession;
  private read = 0;

  constructor(variants?: XboardVariants) {
    this.session = new XboardSession((line) => this.lines.push(line), variants);
  }

  /** Says lines one after another, as fast as they are taken. */
  async say(...lines: readonly string[]): Promise<void> {
    for (const line of lines) await this.session.receive(line);
  }

  /** The next line that fits, after those that were waited for before. */
  async hear(pattern: RegExp, timeoutMs = 20_000): Promise<string> {
    const end = performance.now() + timeoutMs;
    for (; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, 2))) {
      for (; this.read < this.lines.length; this.read++)
        if (pattern.test(this.lines[this.read])) return this.lines[this.read++];
    }
    throw new Error(`no line like ${pattern} came; the last ones are:\n${this.lines.slice(-10).join("\n")}`);
  }

  /** What comes in answer to lines, before the `pong` behind them. */
  async answersTo(...lines: readonly string[]): Promise<string[]> {
    const from = this.lines.length;
    await this.say(...lines, "ping 7");
    await this.hear(/^pong 7$/);
    return this.lines.slice(from).filter((line) => line !== "pong 7");
  }

  close(): Promise<void> {
    return this.session.close();
  }

  finish(): Promise<void> {
    return this.session.finish();
  }
}
