/** `npm run endgames`: plays won endings out against the longest defence; see `ending-games.ts`. */
import { parseArgs } from "node:util";
import { bundledVariant } from "../../src/engine/bundled.ts";
import { createEngine } from "../../src/engine/engine.ts";
import type { Side } from "../../src/geometry/board.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { type EndingGame, hasEnding, kindsOf, playEnding, solvedTable, wonPositions } from "./ending-games.ts";

const USAGE = `usage: npm run endgames -- [options]

  --variants A,B   default paradigm,tuttifrutti,wildcastle,edgy
  --endings A,B    letters of the men beside the king (default Q,R,B,BB,BN,A,E,C where they can win)
  --positions N    of each ending, half of them Black's (default 200)
  --nodes N        a move (default 5000)
  --search         without the tables, by search alone
  --seed N         of the positions (default 1)
`;

const TEXT = { type: "string" } as const;
const FLAG = { type: "boolean" } as const;
const { values } = parseArgs({
  options: { variants: TEXT, endings: TEXT, positions: TEXT, nodes: TEXT, seed: TEXT, search: FLAG, help: FLAG },
});
const limits = { nodes: Number(values.nodes ?? 5_000), endings: !values.search };
const perSide = Math.ceil(Number(values.positions ?? 200) / 2);

if (values.help) process.stdout.write(USAGE);
else await main();

async function main(): Promise<void> {
  process.stdout.write(`${limits.nodes} nodes a move, ${limits.endings ? "with" : "without"} tables\n`);
  process.stdout.write("                     positions       won   longest mate   longest game\n");
  for (const id of (values.variants ?? "paradigm,tuttifrutti,wildcastle,edgy").split(",")) {
    const variant = bundledVariant(id) as Variant;
    const endings = (values.endings ?? "Q,R,B,BB,BN,A,E,C").split(",");
    for (const letters of endings) if (hasEnding(variant, letters)) await measure(variant, letters);
  }
}

async function measure(variant: Variant, letters: string): Promise<void> {
  const games: EndingGame[] = [];
  const engine = await createEngine(variant, { hashMb: 16 });
  for (const side of [0, 1] as const) {
    for await (const game of gamesOf(side)) games.push(game);
  }
  engine.close();
  if (games.length === 0) return;
  const won = games.filter(({ reason }) => reason === "checkmate").length;
  const longest = (of: (game: EndingGame) => number) => String(Math.max(...games.map(of)));
  process.stdout.write(
    `${`${variant.id} K+${[...letters].join("+")}`.padEnd(20)} ${String(games.length).padStart(9)} ${String(won).padStart(9)}` +
      `${longest(({ mateIn }) => mateIn).padStart(15)}${longest(({ moves }) => moves).padStart(15)}\n`,
  );
  for (const { fen, reason } of games)
    if (reason !== "checkmate") process.stderr.write(`${variant.id} ${fen}: ${reason}\n`);

  async function* gamesOf(side: Side): AsyncGenerator<EndingGame> {
    const table = solvedTable(variant, kindsOf(variant, letters), side);
    const positions = wonPositions(variant, table, Number(values.seed ?? 1));
    for (let index = 0; index < perSide; index++) {
      const { value } = positions.next();
      if (value) yield playEnding(engine, table, value, limits);
    }
  }
}
