/** `fairywren bench`: a fixed search whose total of nodes is the engine's signature. */
import { bundledIds, bundledVariant } from "../definition/library.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import type { Game } from "../engine/game.ts";
import { grouped } from "../variant/phrases.ts";
import type { Arguments } from "./arguments.ts";
import { wholeNumber } from "./arguments.ts";
import { benchGames } from "./bench-positions.ts";
import type { Output } from "./output.ts";
import { type ExitStatus, FINE } from "./status.ts";

/** Plies searched when nothing is said; the signature is meant at this depth. */
const DEFAULT_DEPTH = 12;
const DEEPEST = 60;

interface Measured {
  readonly variant: string;
  readonly fen: string;
  readonly nodes: number;
  readonly timeMs: number;
}

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const [text] = args.operands;
  const depth = text === undefined ? DEFAULT_DEPTH : wholeNumber(text, "DEPTH", 1, DEEPEST);
  const positions: Measured[] = [];
  for (const id of bundledIds()) {
    output.progress(`${id}  ${positions.length} positions searched`);
    positions.push(...(await measureVariant(id, depth)));
  }
  if (args.has("json")) output.json({ depth, ...totalOf(positions), positions });
  else print(positions, depth, output);
  return FINE;
}

async function measureVariant(id: string, depth: number): Promise<Measured[]> {
  const variant = bundledVariant(id);
  if (!variant) return [];
  const engine = await createEngine(variant);
  const positions: Measured[] = [];
  for (const game of benchGames(variant)) positions.push(await measure(engine, game, depth));
  engine.close();
  return positions;
}

/** Searches one position with an engine that knows nothing, so that the order of the positions does not matter. */
async function measure(engine: Engine, game: Game, depth: number): Promise<Measured> {
  engine.clear();
  const { info } = await engine.best(game, { depth });
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
