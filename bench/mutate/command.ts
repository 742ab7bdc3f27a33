/** Runs a program of Node in a folder, for so long. */
import { type ChildProcess, spawn } from "node:child_process";

export interface Ended {
  /** Null when it took too long. */
  readonly status: number | null;
  readonly output: string;
}

const running = new Set<ChildProcess>();

export function runNode(folder: string, words: readonly string[], timeMs: number): Promise<Ended> {
  // a few plies of random play, the same ones every time: more than enough for a fault in the rules
  const env = { ...process.env, PLIES: "4000", SEED: "1" };
  const child = spawn(process.execPath, words, { cwd: folder, env, detached: true });
  const output: Buffer[] = [];
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    let isLate = false;
    const alarm = setTimeout(() => {
      isLate = true;
      stop(child);
    }, timeMs);
    child.on("close", (status) => {
      clearTimeout(alarm);
      running.delete(child);
      resolve({ status: isLate ? null : (status ?? 1), output: Buffer.concat(output).toString() });
    });
  });
}

/** Ends what still runs, for an interrupted report. */
export function stopAll(): void {
  for (const child of running) stop(child);
}

/** With its workers: the child leads a group of its own. */
function stop({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // it has just ended by itself
  }
}
