/** A screen in memory, for programs with windows. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export class Screen {
  readonly display: string;
  readonly #process: ChildProcess;

  static async open(): Promise<Screen> {
    const child = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [number] = (await once(child.stdout, "data")) as [Buffer];
    return new Screen(child, `:${String(number).trim()}`);
  }

  private constructor(process: ChildProcess, display: string) {
    this.#process = process;
    this.display = display;
  }

  close(): void {
    this.#process.kill();
  }
}
