/** `npm run lockstep`: random games, played by us and by other programs at once, compared at every ply. */
import { readFileSync } from "node:fs";
import { flag, list, option, optional, readOptions, text, UsageError, whole } from "../common/options.ts";
import { installPeers } from "../common/peers.ts";
import { runProgram } from "../common/program.ts";
import { startChessopsRival } from "./chessops.ts";
import { type ContestResult, type Measure, playContest } from "./contest.ts";
import { type Entrant, entrantsOf } from "./entrants.ts";
import { startFfishRival } from "./ffish.ts";
import { namedDifferences } from "./named.ts";
import { HEADINGS, rowOf, writeExamples, writeSummary } from "./report.ts";
import { Results } from "./results.ts";

const USAGE = `usage: npm run lockstep -- [options]

Random games, played at the same time by this engine, by Fairy-Stockfish's library and, where it knows the variant, by
chessops. At every ply all of these must be equal: the legal moves, their SAN, the FEN, check, and the result with claims.
What differs is named in bench/lockstep/differences.yaml, with the reason and the source that decides; anything else is a
failure, and the exit status 1.

  --games N         of each variant (default 200)
  --plies N         the longest game (default 200)
  --variants A,B    default all that the rivals know
  --files FOLDER    the YAML files of a folder instead of the shipped variants; their names are Fairy-Stockfish's
  --ini FILE        further variants of Fairy-Stockfish, in its own language
  --seed N          of the moves (default 1)
  --resume          leaves out what build/lockstep-results.json has for the same games, plies and seed
`;

const OPTIONS = {
  games: option(whole(1), "200"),
  plies: option(whole(1), "200"),
  variants: optional(list(text)),
  files: optional(text),
  ini: optional(readable),
  seed: option(whole(0), "1"),
  resume: flag,
};

interface Plan {
  readonly entrants: readonly Entrant[];
  readonly config: string | null;
  readonly measure: Measure;
  readonly resume: boolean;
}

await runProgram(USAGE, readPlan, playAll);

function readPlan(args: readonly string[]): Plan | null {
  const values = readOptions(args, OPTIONS);
  if (values === null) return null;
  const { variants, files, ini, games, plies, seed, resume } = values;
  return { entrants: entrantsOf(variants, files), config: ini, measure: { games, plies, seed }, resume };
}

function readable(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`${name} is '${file}', which cannot be read`);
  }
}

/** The exit status. */
async function playAll({ entrants, config, measure, resume }: Plan): Promise<number> {
  if (!installPeers()) throw new Error("the peers under bench/ could not be installed");
  const rivals = [await startFfishRival(config), await startChessopsRival()];
  const contests = rivals.flatMap((rival) =>
    entrants.filter(({ id }) => rival.knows(id)).map((entrant) => ({ rival, entrant })),
  );
  const strangers = entrants.filter(({ id }) => rivals.every((rival) => !rival.knows(id))).map(({ id }) => id);
  const results = Results.load();
  const rows = namedDifferences();
  const begun = performance.now();
  const all: ContestResult[] = [];
  process.stdout.write(`${HEADINGS}\n`);
  for (const [index, { rival, entrant }] of contests.entries()) {
    const known = resume ? results.find(entrant.id, rival.name, measure) : null;
    const result = known ?? playContest(entrant, rival, rows, measure);
    if (!known) results.keep(result);
    all.push(result);
    process.stdout.write(`${rowOf(result)}\n${writeExamples(result)}`);
    showProgress(index + 1, contests.length, performance.now() - begun);
  }
  process.stdout.write(writeSummary(all, strangers));
  return all.some(({ unexplained }) => unexplained > 0) ? 1 : 0;
}

/** On standard error, where it is a terminal or a log. */
function showProgress(done: number, count: number, elapsedMs: number): void {
  const leftS = Math.round(((elapsedMs / done) * (count - done)) / 1000);
  const left = leftS < 100 ? `${leftS} s` : `${Math.round(leftS / 60)} min`;
  process.stderr.write(`${done} of ${count}, about ${left} left\n`);
}
