/** Plays the hostile UCI sessions of `test/data/uci-hostile.txt`, whose first lines explain its format. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";

export interface Step {
  readonly action: string;
  readonly text: string;
}

export interface Session {
  readonly id: string;
  readonly steps: readonly Step[];
}

/** What came of a session. */
export interface Played {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** How often `isready` and `go` (perft apart) were said. */
  readonly asked: number;
  readonly went: number;
  /** From the end of the input to the end of the program. */
  readonly endMs: number;
}

/** The sessions of a file. */
export function parseSessions(text: string): Session[] {
  const [, ...parts] = text.split(/^#! session /m);
  return parts.map((part) => {
    const [id, ...lines] = part.split("\n");
    const spoken = lines.filter((line) => line !== "" && !/^#( |$)|^#! expect /.test(line));
    return { id, steps: spoken.map(parseStep) };
  });
}

function parseStep(line: string): Step {
  const match = /^#! (\w+) ?(.*)$/.exec(line);
  return match ? { action: match[1], text: match[2] } : { action: "send", text: line };
}

/** Plays a session to its end; a program that does not end by itself is killed, which shows as code null. */
export async function playSession({ steps }: Session, script: string, limitMs: number): Promise<Played> {
  const child = spawn(process.execPath, [script, "uci"]);
  const texts = { out: "", err: "" };
  child.stdout.on("data", (chunk) => (texts.out += chunk));
  child.stderr.on("data", (chunk) => (texts.err += chunk));
  child.stdin.on("error", () => {});
  const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
  await started(child);
  const lines = steps.map(bytesOf);
  for (const [index, { action, text }] of steps.entries()) {
    if (action === "wait") await new Promise((resolve) => setTimeout(resolve, Number(text)));
    else if (action !== "eof") child.stdin.write(lines[index]);
  }
  child.stdin.end();
  const endedAt = performance.now();
  const timer = setTimeout(() => child.kill("SIGKILL"), limitMs);
  const code = await closed;
  clearTimeout(timer);
  const said = Buffer.concat(lines)
    .toString("latin1")
    .split("\n")
    .map((line) => line.trim());
  const asked = said.filter((line) => line === "isready").length;
  const went = said.filter((line) => /^go\b(?! perft)/.test(line)).length;
  return { code, ...texts, asked, went, endMs: performance.now() - endedAt };
}

/** Waits until the program answers, so that the times of a session are its own. */
function started(child: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((resolve) => {
    child.stdout.once("data", () => resolve());
    child.once("close", () => resolve());
    child.stdin.write("isready\n");
  });
}

function bytesOf({ action, text }: Step): Buffer {
  if (action === "send") return Buffer.from(`${text}\n`);
  if (action === "hex") return Buffer.from(text.replaceAll(" ", ""), "hex");
  const [, count, rest] = /^(\d+) ?(.*)$/.exec(text) ?? [];
  if (action === "repeat") return Buffer.from(`${rest}\n`.repeat(Number(count)));
  if (action === "long")
    return Buffer.concat([Buffer.alloc(Number(count), Number.parseInt(rest, 16)), Buffer.from("\n")]);
  if (action === "moves") return Buffer.from(`position startpos moves${` ${rest}`.repeat(Number(count))}\n`);
  return Buffer.alloc(0);
}
