/** The fixed search whose total of nodes is the engine's signature: the same in Node and in a page. */
import { bundledVariant } from "../engine/bundled.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import type { Game } from "../engine/game.ts";
import type { SearchLimits } from "../engine/limits.ts";
import { benchGames } from "./bench-positions.ts";

/** The search of one position. */
export interface Measured {
  readonly variant: string;
  readonly fen: string;
  readonly nodes: number;
  readonly timeMs: number;
}

/** Searches the positions of a bundled variant. @param depth in plies @param signal cuts searches short */
export async function measureVariant(id: string, depth: number, signal?: AbortSignal): Promise<Measured[]> {
  const variant = bundledVariant(id);
  if (!variant) return [];
  const engine = await createEngine(variant);
  const positions: Measured[] = [];
  for (const game of benchGames(variant)) positions.push(await measure(engine, game, { depth, signal }));
  engine.close();
  return positions;
}

/** Searches one position from a cleared engine, so that the order of the positions does not matter. */
async function measure(engine: Engine, game: Game, limits: SearchLimits): Promise<Measured> {
  engine.clear();
  const { info } = await engine.best(game, limits);
  return { variant: game.variant.id, fen: game.fen(), nodes: info?.nodes ?? 0, timeMs: Math.round(info?.timeMs ?? 0) };
}

/** The signature: the nodes of all positions. */
export function signatureOf(positions: readonly Measured[]): number {
  return positions.reduce((sum, { nodes }) => sum + nodes, 0);
}
