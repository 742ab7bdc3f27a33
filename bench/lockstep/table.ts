/** `npm run table`: `docs/rule-sets.md`, a row for each rule set, made from perft counts and from what lockstep came to. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Variant } from "../../src/index.ts";
import { readPosition } from "../../src/notation.ts";
import { perft } from "../../src/perft.ts";
import { flag, list, option, optional, readOptions, text, whole } from "../common/options.ts";
import { ROOT } from "../common/place.ts";
import { runProgram } from "../common/program.ts";
import type { ContestResult } from "./contest.ts";
import { type Entrant, entrantsOf } from "./entrants.ts";
import { Results } from "./results.ts";

const USAGE = `usage: npm run table -- [options]

Writes docs/rule-sets.md: for each variant the perft counts of other programs that are counted again, and the results of
lockstep that are kept in build/lockstep-results.json. The exit status is 1 when a count or a game differs without a name.

  --leaves N       of each count at most (default 1000000)
  --files FOLDER   the YAML files of a folder as well, each under the name that Fairy-Stockfish has for it
  --perft FILE     further counts, in the form of test/data/perft.json
  --variants A,B   these shipped ones alone
  --print          on standard output instead of into the file
`;

const OPTIONS = {
  leaves: option(whole(1), "1000000"),
  files: optional(text),
  perft: optional(text),
  variants: optional(list(text)),
  print: flag,
};

/** Counts of another program from one position. */
interface Counts {
  readonly variant: string;
  readonly fen: string;
  readonly nodes: readonly number[];
  readonly chess960?: boolean;
}

/** What of a variant's counts was counted again. */
interface Counted {
  readonly positions: number;
  readonly depth: number;
  readonly leaves: number;
  readonly wrong: number;
}

interface Plan {
  readonly entrants: readonly Entrant[];
  readonly counts: readonly Counts[];
  readonly leaves: number;
  readonly print: boolean;
}

const FILE = join(ROOT, "docs", "rule-sets.md");

await runProgram(USAGE, readPlan, writeRuleSets);

function readPlan(args: readonly string[]): Plan | null {
  const values = readOptions(args, OPTIONS);
  if (values === null) return null;
  const { leaves, files, variants, print } = values;
  const kept = countsIn(join(ROOT, "test", "data", "perft.json"));
  return {
    entrants: [...entrantsOf(variants, null), ...(files === null ? [] : entrantsOf(null, files))],
    counts: values.perft === null ? kept : [...kept, ...countsIn(values.perft)],
    leaves,
    print,
  };
}

function countsIn(file: string): readonly Counts[] {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The exit status. */
function writeRuleSets({ entrants, counts, leaves, print }: Plan): number {
  const results = Results.load().all();
  const rows = entrants.map((entrant) => ({
    entrant,
    counted: count(entrant, counts, leaves),
    contests: results.filter(({ variant, from }) => variant === entrant.id && from === entrant.from),
  }));
  const page = writePage(rows, leaves);
  if (print) process.stdout.write(page);
  else {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, page);
  }
  const isWrong = rows.some(
    ({ counted, contests }) => counted.wrong > 0 || contests.some((one) => one.unexplained > 0),
  );
  return isWrong ? 1 : 0;
}

function count({ id, variant }: Entrant, counts: readonly Counts[], most: number): Counted {
  const counted = { positions: 0, depth: 0, leaves: 0, wrong: 0 };
  for (const entry of counts) {
    if (entry.variant !== id || (entry.chess960 && variant.notation.uciCastling !== "partner")) continue;
    const nodes = entry.nodes.filter((number) => number <= most);
    const wrong = nodes.filter((number, index) => leavesOf(variant, entry.fen, index + 1) !== number);
    counted.positions++;
    counted.depth = Math.max(counted.depth, nodes.length);
    counted.leaves += nodes.at(-1) ?? 0;
    counted.wrong += wrong.length;
  }
  return counted;
}

/** Null where the position is refused. */
function leavesOf(variant: Variant, fen: string, depth: number): number | null {
  const read = readPosition(variant, fen);
  return read.ok ? perft(variant, read.position, depth) : null;
}

interface Row {
  readonly entrant: Entrant;
  readonly counted: Counted;
  readonly contests: readonly ContestResult[];
}

function writePage(rows: readonly Row[], leaves: number): string {
  const exact = rows.filter(
    ({ counted, contests }) => counted.wrong === 0 && contests.every((one) => one.unexplained === 0),
  );
  const played = rows.flatMap(({ contests }) => contests);
  const plies = played.reduce((sum, { played: count }) => sum + count, 0);
  const date = new Date().toISOString().slice(0, 10);
  const versions = [...new Set(played.map(({ rival, version }) => `${rival} ${version}`))].join(" and ");
  return `# Rule sets and how exact they are

Made by \`npm run table\` on ${date}; edit nothing here. ${exact.length} of ${rows.length} rule sets are as other programs have them.

**Perft**: the counts of an independent program in \`test/data/perft.json\` that are equal here, to ${leaves.toLocaleString("en")} leaves each:
positions, greatest depth, leaves at the last depth of each. **Lockstep**: random games played by Fairywren and
${versions || "another program"} at once, with equal legal moves, FEN, check, result and SAN at every ply: games and plies, ${plies.toLocaleString("en")}
plies in all. **Differences**: those of \`bench/lockstep/differences.yaml\` that were met, where each has its reason and source.

| rule set | rules | perft | lockstep | differences |
| --- | --- | --- | --- | --- |
${rows.map(writeRow).join("\n")}
`;
}

function writeRow({ entrant, counted, contests }: Row): string {
  const { id, from } = entrant;
  const rules = from === "imported" ? "imported" : `[${from}](../${from})`;
  const games = contests.map(({ rival, games, played, unexplained }) =>
    unexplained > 0 ? `**${rival}: ${unexplained} unexplained**` : `${rival}: ${games}, ${played.toLocaleString("en")}`,
  );
  const named = [...new Set(contests.flatMap((contest) => Object.keys(contest.named)))];
  return `| ${id} | ${rules} | ${writeCounted(counted)} | ${games.join("; ") || "–"} | ${named.join("; ") || "–"} |`;
}

function writeCounted({ positions, depth, leaves, wrong }: Counted): string {
  if (wrong > 0) return `**${wrong} wrong**`;
  return positions === 0 ? "–" : `${positions}, depth ${depth}, ${leaves.toLocaleString("en")}`;
}
