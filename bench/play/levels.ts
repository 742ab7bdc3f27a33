/** `npm run levels`: what each level scores against the one below it. */
import { levelNodes, STRONGEST_LEVEL } from "../../src/index.ts";
import type { Allowance } from "../../src/match/player.ts";
import type { GameRecord } from "../../src/match/record.ts";
import { tallyOf } from "../../src/match/tally.ts";
import { type Estimate, estimate, percent } from "../../src/tune/elo.ts";
import { list, option, optional, positive, readOptions, whole } from "../common/options.ts";
import { runProgram } from "../common/program.ts";
import { variantNamed } from "../common/variant.ts";
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

const OPTIONS = {
  variant: option(variantNamed, "chess"),
  games: option(whole(1), "60"),
  levels: optional(list(whole(2, STRONGEST_LEVEL))),
  nodes: optional(list(whole(1))),
  movetime: option(positive, "100"),
  seed: option(whole(0), "1"),
};

/** What is played. */
interface Plan {
  readonly variantId: string;
  /** Of each pair of levels, two games each. */
  readonly pairs: number;
  /** The upper level of each pair. */
  readonly uppers: readonly number[];
  /** Of the levels from 1, where they are tried. */
  readonly tried: readonly number[];
  readonly timeMs: number;
  readonly seed: number;
}

await runProgram(USAGE, readPlan, measureAll);

function readPlan(args: readonly string[]): Plan | null {
  const values = readOptions(args, OPTIONS);
  if (values === null) return null;
  const { variant, games, levels, nodes, movetime, seed } = values;
  const everyUpper = Array.from({ length: STRONGEST_LEVEL - 1 }, (_, index) => index + 2);
  return {
    variantId: variant.id,
    pairs: Math.ceil(games / 2),
    uppers: levels ?? everyUpper,
    tried: nodes ?? [],
    timeMs: movetime,
    seed,
  };
}

/** Exit status: 0 when every pair of levels is as far apart as is wanted, else 1. */
async function measureAll(plan: Plan): Promise<number> {
  let isReached = true;
  process.stdout.write(`${plan.variantId}, ${new Date().toISOString().slice(0, 16)}\n`);
  for (const upper of plan.uppers) {
    const { score, scoreInterval } = await measure(plan, upper);
    const isRight = score >= WANTED[0] && score <= WANTED[1];
    isReached &&= isRight;
    const interval = `${percent(scoreInterval.low)} % to ${percent(scoreInterval.high)} %`;
    const share = `${percent(score)} %`;
    const names = `${name(plan, upper)} v ${name(plan, upper - 1)}`;
    process.stdout.write(`${names.padEnd(34)} ${share.padStart(7)}  (${interval})  ${isRight ? "yes" : "no"}\n`);
  }
  return isReached ? 0 : 1;
}

async function measure(plan: Plan, upper: number): Promise<Estimate> {
  const records: GameRecord[] = [];
  const limits = [limitsOf(plan, upper), limitsOf(plan, upper - 1)] as const;
  const { variantId, pairs, seed } = plan;
  const games = selfPlay({ variantId, limits, pairs, seed });
  for await (const record of games) {
    records.push(record);
    const { wins, draws, losses } = tallyOf(records);
    process.stderr.write(`level ${upper} v ${upper - 1}: W ${wins} D ${draws} L ${losses}\n`);
  }
  return estimate(tallyOf(records).pairs);
}

function limitsOf(plan: Plan, level: number): Allowance {
  const nodes = nodesOf(plan, level);
  return nodes === null ? { timeMs: plan.timeMs } : { nodes };
}

/** Null for what is limited by time. */
function nodesOf({ tried }: Plan, level: number): number | null {
  return tried[level - 1] ?? levelNodes(level);
}

function name(plan: Plan, level: number): string {
  const nodes = nodesOf(plan, level);
  return `level ${level} (${nodes === null ? `${plan.timeMs} ms` : nodes})`;
}
