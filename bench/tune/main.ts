/** `npm run tune`: self-play, a fit of the evaluation's weights, and the file of what was found. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Variant } from "../../src/index.ts";
import { UsageError } from "../common/options.ts";
import { ROOT } from "../common/place.ts";
import { runProgram } from "../common/program.ts";
import { readLessons } from "./lessons.ts";
import { parseTuneOptions, TUNE_USAGE, type TuneOptions } from "./options.ts";
import { appendSamples, readSamples, type Sample } from "./sample.ts";
import { SelfPlay } from "./self-play.ts";
import { tune } from "./tune.ts";
import { weightsFile } from "./weights-file.ts";

const PROGRESS_EVERY = 50;
/** Games of files are numbered behind all of self-play. */
const FIRST_LESSON = 1_000_000_000;
const LESSONS_OF_A_FILE = 100_000;

await runProgram(TUNE_USAGE, parseTuneOptions, run);

/** The exit status. */
function run(options: TuneOptions): number {
  const { variant } = options;
  const samples = [...lessons(variant, options.lessons), ...gather(options)];
  const weights = tune(variant, samples, options.rounds, say);
  const text = weightsFile(variant, weights);
  if (options.print) {
    process.stdout.write(text);
    return 0;
  }
  const file = join(ROOT, "variants", "weights", `${variant.id}.json`);
  writeFileSync(file, text);
  process.stdout.write(`${file} has new weights. Run \`node schemas/build.mjs\`, then a match against the old ones.\n`);
  return 0;
}

/** What the games of these files teach. */
function lessons(variant: Variant, files: readonly string[]): Sample[] {
  const samples = files.flatMap((file, index) => {
    if (!existsSync(file)) throw new UsageError(`there is no file '${file}'`);
    return readLessons(variant, readFileSync(file, "utf8"), FIRST_LESSON + index * LESSONS_OF_A_FILE);
  });
  if (files.length > 0) say(`${samples.length} positions of played games`);
  return samples;
}

/** Plays what is missing of the games. */
function gather({ variant, games, nodes, seed }: TuneOptions): Sample[] {
  const folder = join(ROOT, "build", "tune-data");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${variant.id}-${nodes}-${seed}.txt`);
  const known = readSamples(file);
  const played = known.reduce((most, { game }) => Math.max(most, game + 1), 0);
  const play = new SelfPlay(variant, nodes);
  const samples = known.filter(({ game }) => game < games);
  for (let number = played; number < games; number++) {
    const found = play.play(number, seed);
    appendSamples(file, found);
    samples.push(...found);
    if ((number + 1) % PROGRESS_EVERY === 0) say(`${number + 1} games, ${samples.length} positions`);
  }
  return samples;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
