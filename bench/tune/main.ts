/** `npm run tune`: weights of shipped variants, by the program that tunes those of anybody. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../common/place.ts";
import { runProgram } from "../common/program.ts";
import { parseTuneOptions, TUNE_USAGE, type TuneOptions } from "./options.ts";

const PROGRAM = join(ROOT, "dist", "cli.js");
const GAMES = join(ROOT, "build", "tune-data");

await runProgram(TUNE_USAGE, parseTuneOptions, run);

/** The exit status: that of the first variant that could not be tuned, or was stopped. */
function run(options: TuneOptions): number {
  mkdirSync(GAMES, { recursive: true });
  const ids = options.ids.filter((id) => !options.leavesFitted || !isDone(id, options));
  for (const [index, id] of ids.entries()) {
    if (ids.length > 1) say(`${id}: ${index + 1} of ${ids.length}`);
    const { status } = spawnSync(process.execPath, [PROGRAM, ...wordsOf(id, options)], { stdio: "inherit" });
    if (status !== 0) return status ?? 1;
    if (options.leavesFitted) note(id, options);
  }
  if (!options.print)
    say("Run `node schemas/build.mjs`, so that new weights are played with, then a match against the old ones.");
  return 0;
}

function wordsOf(id: string, options: TuneOptions): readonly string[] {
  const { games, nodes, seed, rounds, positions, threads, queue, lessons } = options;
  const numbers = { games, nodes, seed, rounds, positions, ...(threads === null ? {} : { threads }) };
  return [
    ...[
      "tune",
      id,
      "--out",
      options.print ? "-" : weightsOf(id),
      "--journal",
      join(GAMES, `${id}-${nodes}-${seed}.tuning`),
    ],
    ...Object.entries(numbers).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ...(queue === null ? [] : ["--queue", queue]),
    ...(lessons.length > 0 ? ["--from", lessons.join(",")] : []),
    ...(options.isJudged ? [] : ["--force"]),
  ];
}

function weightsOf(id: string): string {
  return join(ROOT, "variants", "weights", `${id}.json`);
}

/** Whether a variant has weights, or has been tried in vain. */
function isDone(id: string, options: TuneOptions): boolean {
  return existsSync(weightsOf(id)) || triedWith(options).has(id);
}

/** Variants that were tried with the same options, a line each. */
function triedWith(options: TuneOptions): ReadonlySet<string> {
  const file = triedFile(options);
  return new Set(existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
}

function note(id: string, options: TuneOptions): void {
  writeFileSync(triedFile(options), `${id}\n`, { flag: "a" });
}

function triedFile({ games, nodes, seed, rounds, positions }: TuneOptions): string {
  return join(GAMES, `tried-${[games, nodes, seed, rounds, positions].join("-")}.txt`);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
