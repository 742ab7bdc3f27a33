/** `fairywren bench`: a fixed search whose total of nodes is the engine's signature. */
import { createEngine } from "../engine/engine.ts";
import type { Game } from "../engine/game.ts";
import type { Arguments } from "./arguments.ts";
import { wholeNumber } from "./arguments.ts";
import { benchGames } from "./bench-positions.ts";
import { grouped, type Output } from "./output.ts";
import { type ExitStatus, FINE } from "./status.ts";

/** Plies searched when nothing is said; the signature is meant at this depth. */
const DEFAULT_DEPTH = 5;
const DEEPEST = 40;

interface Measured {
  readonly variant: string;
  readonly fen: string;
  readonly nodes: number;
  readonly timeMs: number;
}

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const [text] = args.operands;
  const depth = text === undefined ? DEFAULT_DEPTH : wholeNumber(text, "DEPTH", 1, DEEPEST);
  const games = benchGames();
  const positions: Measured[] = [];
  for (const game of games) {
    output.progress(`${positions.length} of ${games.length}  ${game.variant.name}`);
    positions.push(await measure(game, depth));
  }
  if (args.has("json")) output.json({ depth, ...totalOf(positions), positions });
  else print(positions, depth, output);
  return FINE;
}

/** Searches one position with a fresh engine, so that the order of the positions does not matter. */
async function measure(game: Game, depth: number): Promise<Measured> {
  const engine = await createEngine(game.variant);
  const { info } = await engine.best(game, { depth });
  engine.close();
  return { variant: game.variant.id, fen: game.fen(), nodes: info?.nodes ?? 0, timeMs: Math.round(info?.timeMs ?? 0) };
}

function totalOf(positions: readonly Measured[]) {
  const signature = positions.reduce((sum, { nodes }) => sum + nodes, 0);
  const timeMs = positions.reduce((sum, position) => sum + position.timeMs, 0);
  return { signature, timeMs, nodesPerSecond: Math.round((signature / Math.max(1, timeMs)) * 1000) };
}

function print(positions: readonly Measured[], depth: number, output: Output): void {
  const { signature, timeMs, nodesPerSecond } = totalOf(positions);
  output.table(
    positions.map(({ variant, fen, nodes }) => [variant, String(nodes), fen]),
    [1],
  );
  output.line();
  output.line(`Depth            ${depth}`);
  output.line(`Nodes searched   ${signature}`);
  output.line(`Nodes/second     ${grouped(nodesPerSecond)}`);
  output.line(`Time             ${grouped(timeMs)} ms`);
}
