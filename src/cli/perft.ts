/** `fairywren perft`: counts the leaves of the tree of legal moves. */
import type { Game } from "../engine/game.ts";
import { Kernel } from "../kernel/kernel.ts";
import { grouped } from "../variant/phrases.ts";
import type { Arguments } from "./arguments.ts";
import { wholeNumber } from "./arguments.ts";
import type { Output } from "./output.ts";
import type { Result } from "./perft-result.ts";
import { countLeaves, DEEPEST_PERFT } from "./perft-walk.ts";
import { gameArgument } from "./position-argument.ts";
import { type ExitStatus, FINE } from "./status.ts";
import { UsageError } from "./usage.ts";

/** Options of whoever shares the work. */
const SHARED = ["threads", "queue", "job", "out", "merge"] as const;

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const depth = wholeNumber(args.operands[1], { what: "DEPTH" }, 0, DEEPEST_PERFT);
  const game = await gameArgument(args, output);
  const isShared = SHARED.some((name) => args.has(name));
  if (isShared && depth < 2) throw new UsageError("Work of fewer than 2 plies is not shared.");
  const result = isShared ? await share(game, depth, args, output) : await count(game, depth, output);
  if (result === null) return FINE;
  const { nodes, timeMs, moves } = result;
  if (args.has("json")) output.json(args.has("divide") ? { nodes, timeMs, moves } : { nodes, timeMs });
  else print(result, args.has("divide"), output);
  return FINE;
}

async function share(game: Game, depth: number, args: Arguments, output: Output): Promise<Result | null> {
  const { shareCount } = await import("./perft-shared.ts");
  return shareCount(game, depth, args, output);
}

async function count(game: Game, depth: number, output: Output): Promise<Result> {
  const kernel = Kernel.open(game.variant);
  const begin = performance.now();
  const moves: { uci: string; nodes: number }[] = [];
  let nodes = depth === 0 ? 1 : 0;
  for await (const step of countLeaves(kernel, game.position, depth)) {
    nodes += step.leaves;
    if (step.finished) moves.push({ uci: step.finished, nodes: step.movesLeaves });
    output.progress(`${step.done} of ${step.total} moves, ${grouped(nodes)} leaves`);
  }
  return { nodes, timeMs: Math.round(performance.now() - begin), moves };
}

function print({ nodes, timeMs, moves }: Result, isDivided: boolean, output: Output): void {
  if (isDivided) {
    const rows = moves.map((move) => [move.uci, grouped(move.nodes)]);
    if (rows.length) output.table(rows, [1]);
  }
  const speed = nodes > 1e6 && timeMs > 0 ? `, ${grouped(nodes / timeMs / 1000)} million a second` : "";
  output.line(`${grouped(nodes)} leaves in ${grouped(timeMs)} ms${speed}`);
}
