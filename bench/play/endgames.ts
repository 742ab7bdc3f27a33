/** `npm run endgames`: plays won endings out against the longest defence; see `ending-games.ts`. */
import { SIDES } from "../../src/geometry.ts";
import { createEngine, type Engine, type SearchLimits, type Variant } from "../../src/index.ts";
import { flag, list, option, optional, positive, readOptions, text, whole } from "../common/options.ts";
import { runProgram } from "../common/program.ts";
import { variantNamed } from "../common/variant.ts";
import {
  allEndings,
  type EndingGame,
  hasEnding,
  kindsOf,
  playEnding,
  solvedTable,
  wonPositions,
} from "./ending-games.ts";

const USAGE = `usage: npm run endgames -- [options]

  --variants A,B   default paradigm,tuttifrutti,wildcastle,edgy
  --endings A,B    letters of the pieces beside the king (default Q,R,B,BB,BN,A,E,C where they can win); all for every
                   one and two pieces that do not promote
  --positions N    of each ending, half of them Black's (default 200)
  --nodes N        a move (default 5000); an ending is solved once for all its games
  --movetime MS    instead of nodes; every game begins with an engine that has solved nothing yet
  --search         without the tables, by search alone
  --seed N         of the positions (default 1)
`;

const OPTIONS = {
  variants: option(list(variantNamed), "paradigm,tuttifrutti,wildcastle,edgy"),
  endings: option(text, "Q,R,B,BB,BN,A,E,C"),
  positions: option(whole(1), "200"),
  nodes: option(whole(1), "5000"),
  movetime: optional(positive),
  search: flag,
  seed: option(whole(0), "1"),
};

/** What is played. */
interface Plan {
  readonly variants: readonly Variant[];
  /** Letters of the pieces beside the king; null for all that there are. */
  readonly endings: readonly string[] | null;
  /** Positions of each ending and colour. */
  readonly perSide: number;
  readonly limits: SearchLimits;
  readonly seed: number;
}

const HASH_MB = 16;

await runProgram(USAGE, readPlan, measureAll);

function readPlan(args: readonly string[]): Plan | null {
  const values = readOptions(args, OPTIONS);
  if (values === null) return null;
  const { variants, endings, positions, nodes, movetime, search, seed } = values;
  const limit = movetime === null ? { nodes } : { timeMs: movetime };
  return {
    variants,
    endings: endings === "all" ? null : endings.split(","),
    perSide: Math.ceil(positions / 2),
    limits: { ...limit, endings: !search },
    seed,
  };
}

/** The exit status. */
async function measureAll(plan: Plan): Promise<number> {
  const { timeMs, nodes, endings } = plan.limits;
  const limit = timeMs === undefined ? `${nodes} nodes` : `${timeMs} ms`;
  process.stdout.write(`${limit} a move, ${endings ? "with" : "without"} tables, ${new Date().toISOString()}\n`);
  process.stdout.write(row("", ["positions", "won", "shortest way", "longest mate", "longest game"]));
  for (const variant of plan.variants) {
    const named = plan.endings?.filter((letters) => hasEnding(variant, letters));
    for (const letters of named ?? allEndings(variant)) await measure(variant, letters, plan);
  }
  return 0;
}

async function measure(variant: Variant, letters: string, plan: Plan): Promise<void> {
  const games: EndingGame[] = [];
  for await (const game of gamesOf(variant, letters, plan)) games.push(game);
  if (games.length === 0) return;
  const won = games.filter(({ reason }) => reason === "checkmate");
  const shortest = won.filter(({ moves, mateIn }) => moves === mateIn);
  const longest = (of: (game: EndingGame) => number) => Math.max(...games.map(of));
  const longests = [longest(({ mateIn }) => mateIn), longest(({ moves }) => moves)];
  const title = `${variant.id} K+${[...letters].join("+")}`;
  process.stdout.write(row(title, [games.length, won.length, shortest.length, ...longests]));
  for (const { fen, reason, mateIn } of games)
    if (reason !== "checkmate") process.stdout.write(`  !! ${fen}, mate in ${mateIn}: ${reason}\n`);
}

async function* gamesOf(
  variant: Variant,
  letters: string,
  { perSide, limits, seed }: Plan,
): AsyncGenerator<EndingGame> {
  const isTimed = limits.timeMs !== undefined;
  let engine: Engine | null = null;
  for (const side of SIDES) {
    const table = solvedTable(variant, kindsOf(variant, letters), side);
    const positions = wonPositions(variant, table, seed);
    for (let index = 0; index < perSide; index++) {
      const { value } = positions.next();
      if (!value) break;
      if (isTimed) engine?.close();
      if (engine === null || isTimed) engine = await createEngine(variant, { hashMb: HASH_MB });
      yield playEnding(engine, table, value, limits);
    }
  }
  engine?.close();
}

function row(title: string, cells: readonly (string | number)[]): string {
  return `${title.padEnd(20)}${cells.map((cell) => String(cell).padStart(14)).join("")}\n`;
}
