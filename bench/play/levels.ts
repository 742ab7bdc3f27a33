/** `npm run levels`: what each level scores against the one below it. */
import { parseArgs } from "node:util";
import { levelNodes, STRONGEST_LEVEL } from "../../src/engine/level.ts";
import type { SearchLimits } from "../../src/engine/limits.ts";
import type { GameRecord } from "../match/record.ts";
import { type Estimate, estimate } from "../match/statistics.ts";
import { tallyOf } from "../match/tally.ts";
import { selfPlay } from "./self-play.ts";

const USAGE = `usage: npm run levels -- [options]

  --variant ID     default chess
  --games N        of each pair of levels (default 60)
  --levels 2,3     the upper level of each pair (default 2 to 10)
  --nodes A,B,...  other nodes for levels 1 to 9, to be tried
  --movetime MS    what level 10 takes on a move (default 100)
  --seed N         of the openings (default 1)
`;

/** The share that a level is to score against the one below. */
const WANTED = [0.65, 0.85] as const;

const TEXT = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    variant: TEXT,
    games: TEXT,
    levels: TEXT,
    nodes: TEXT,
    movetime: TEXT,
    seed: TEXT,
    help: { type: "boolean" },
  },
});

if (values.help) process.stdout.write(USAGE);
else await main();

async function main(): Promise<void> {
  const uppers = values.levels?.split(",").map(Number) ?? Array.from({ length: STRONGEST_LEVEL - 1 }, (_, i) => i + 2);
  let isReached = true;
  process.stdout.write(`${values.variant ?? "chess"}, ${new Date().toISOString().slice(0, 16)}\n`);
  for (const upper of uppers) {
    const { score, scoreInterval } = await measure(upper);
    const isRight = score >= WANTED[0] && score <= WANTED[1];
    isReached &&= isRight;
    const interval = `${percent(scoreInterval.low)} to ${percent(scoreInterval.high)}`;
    const names = `${name(upper)} v ${name(upper - 1)}`;
    process.stdout.write(
      `${names.padEnd(34)} ${percent(score).padStart(7)}  (${interval})  ${isRight ? "yes" : "no"}\n`,
    );
  }
  process.exitCode = isReached ? 0 : 1;
}

async function measure(upper: number): Promise<Estimate> {
  const records: GameRecord[] = [];
  const games = selfPlay({
    variantId: values.variant ?? "chess",
    limits: [limitsOf(upper), limitsOf(upper - 1)],
    pairs: Math.ceil(Number(values.games ?? 60) / 2),
    seed: Number(values.seed ?? 1),
  });
  for await (const record of games) {
    records.push(record);
    const { wins, draws, losses } = tallyOf(records);
    process.stderr.write(`level ${upper} v ${upper - 1}: W ${wins} D ${draws} L ${losses}\n`);
  }
  return estimate(tallyOf(records).pairs);
}

function limitsOf(level: number): SearchLimits {
  const nodes = nodesOf(level);
  return nodes === null ? { timeMs: Number(values.movetime ?? 100) } : { nodes };
}

function nodesOf(level: number): number | null {
  const tried = values.nodes?.split(",").map(Number)[level - 1];
  return tried ?? levelNodes(level);
}

function name(level: number): string {
  const nodes = nodesOf(level);
  return `level ${level} (${nodes === null ? `${values.movetime ?? 100} ms` : nodes})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
