/**
 * `npm run latency`: how soon a search that runs hears `stop` and `isready`, over the UCI process and in the library.
 *
 * The clock runs from the line's being written to its answer's being read. In the library it runs from the moment that
 * `abort()` was due, on the thread that searches, to the result. What an idle engine takes for `isready` is the part of
 * the pipes and of this program.
 */
import { join } from "node:path";
import { createEngine, Game, type Variant } from "../../src/index.ts";
import { Conversation } from "../../src/match/conversation.ts";
import { list, option, readOptions, whole } from "../common/options.ts";
import { ROOT } from "../common/place.ts";
import { runProgram } from "../common/program.ts";
import { variantNamed } from "../common/variant.ts";

const USAGE = `usage: npm run latency -- [options]

  --count N       searches to stop, in each way (default 200)
  --variants A,B  default chess,tuttifrutti,capablanca
`;

const OPTIONS = {
  count: option(whole(1), "200"),
  variants: option(list(variantNamed), "chess,tuttifrutti,capablanca"),
};

/** What is measured. */
interface Plan {
  readonly variants: readonly Variant[];
  /** Searches to stop, in each way. */
  readonly count: number;
}

/** Wanted of 99 in 100 answers, in milliseconds. */
const STOP_MS = 10;
const READY_MS = 5;
const PATIENCE_MS = 60_000;

await runProgram(USAGE, (args) => readOptions(args, OPTIONS), measureAll);

/** The exit status. */
async function measureAll({ variants, count }: Plan): Promise<number> {
  process.stdout.write("                          answers       p50       p99   longest   wanted p99\n");
  for (const variant of variants) {
    const { id } = variant;
    const overProcess = await measureProcess(id, count);
    report(`${id}, UCI stop`, overProcess.stop, STOP_MS);
    report(`${id}, UCI isready`, overProcess.ready, READY_MS);
    report(`${id}, the same idle`, overProcess.idle, null);
    report(`${id}, library abort`, await measureLibrary(variant, count), STOP_MS);
  }
  return 0;
}

/** How long to let a search run before it is disturbed: from nothing to a few dozen milliseconds, the same every time. */
function waitMs(index: number): number {
  return (index * 7) % 40;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function measureProcess(id: string, count: number): Promise<{ stop: number[]; ready: number[]; idle: number[] }> {
  const talk = new Conversation(process.execPath, [join(ROOT, "dist", "cli.js"), "uci"]);
  const answerTo = async (line: string, pattern: RegExp) => {
    const begun = performance.now();
    talk.send(line);
    await talk.until(pattern, PATIENCE_MS);
    return performance.now() - begun;
  };
  talk.send(`setoption name UCI_Variant value ${id}`);
  await answerTo("isready", /^readyok/);
  const stop: number[] = [];
  const ready: number[] = [];
  const idle: number[] = [];
  for (let index = 0; index < count; index++) {
    idle.push(await answerTo("isready", /^readyok/));
    talk.send("go infinite");
    await talk.until(/^info depth 1 /, PATIENCE_MS);
    await sleep(waitMs(index));
    ready.push(await answerTo("isready", /^readyok/));
    await sleep(waitMs(index + 3));
    stop.push(await answerTo("stop", /^bestmove/));
  }
  talk.close();
  return { stop, ready, idle };
}

async function measureLibrary(variant: Variant, count: number): Promise<number[]> {
  const engine = await createEngine(variant);
  const game = Game.start(variant);
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const stopper = new AbortController();
    const delayMs = 5 + waitMs(index);
    const dueAt = performance.now() + delayMs;
    setTimeout(() => stopper.abort(), delayMs);
    await engine.best(game, { infinite: true, signal: stopper.signal });
    times.push(Math.max(0, performance.now() - dueAt));
  }
  engine.close();
  return times;
}

function report(name: string, times: readonly number[], wantedMs: number | null): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
  const cells = [at(0.5), at(0.99), sorted[sorted.length - 1]].map((ms) => `${ms.toFixed(1)} ms`.padStart(10));
  const verdict = wantedMs === null ? "" : `   ${wantedMs} ms ${at(0.99) <= wantedMs ? "reached" : "missed"}`;
  process.stdout.write(`${name.padEnd(26)} ${String(times.length).padStart(6)} ${cells.join("")}${verdict}\n`);
}
