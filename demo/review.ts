/** Reviews a game: searches every position of a line, in a worker. */
import { type Engine, Game, type StartOptions, type Variant } from "../src/index.ts";
import type { Evaluation } from "./accuracy.ts";
import type { EngineRoom } from "./engine-room.ts";
import { shareOf, shortScore } from "./score.ts";

export interface ReviewTask {
  readonly variant: Variant;
  readonly start: StartOptions;
  /** As UCI text. */
  readonly moves: readonly string[];
  /** Positions to search for each move. */
  readonly nodes: number;
  readonly signal: AbortSignal;
}

/** Yields an evaluation of each position in turn, the start first, until all are done or the signal stops it.
 *  @throws {FairywrenError} when the engine fails */
export async function* evaluations(engines: EngineRoom, task: ReviewTask): AsyncGenerator<Evaluation, void, void> {
  const engine = await engines.open(task.variant);
  try {
    const game = Game.start(task.variant, task.start);
    for (let ply = 0; ply <= task.moves.length; ply++) {
      if (ply > 0) game.play(task.moves[ply - 1]);
      const found = game.outcome ? ended(game) : await searched(engine, game, task);
      if (task.signal.aborted || !found) return;
      yield found;
    }
  } finally {
    engine.close();
  }
}

async function searched(engine: Engine, game: Game, { nodes, signal }: ReviewTask): Promise<Evaluation | null> {
  let found: Evaluation | null = null;
  for await (const { score, line } of engine.search(game, { nodes, signal })) {
    found = { share: shareOf(score, game.turn), score: shortScore(score, game.turn), line };
  }
  return found;
}

function ended({ outcome }: Game): Evaluation {
  const winner = outcome?.winner ?? null;
  return { share: winner === null ? 0.5 : winner === 0 ? 1 : 0, score: outcome?.result ?? "", line: [] };
}
