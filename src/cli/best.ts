/** `fairywren best`: the best move of a position. */
import { createEngine } from "../engine/engine.ts";
import { Game } from "../engine/game.ts";
import type { GameMove } from "../engine/game-move.ts";
import type { Score, SearchInfo } from "../engine/info.ts";
import type { SearchLimits } from "../engine/limits.ts";
import type { SearchResult } from "../engine/result.ts";
import { grouped } from "../variant/phrases.ts";
import type { Variant } from "../variant/variant.ts";
import type { Arguments } from "./arguments.ts";
import { standing } from "./moves.ts";
import type { Output } from "./output.ts";
import { gameArgument } from "./position-argument.ts";
import { writeScore } from "./score-text.ts";
import { type ExitStatus, FINE } from "./status.ts";
import { UsageError } from "./usage.ts";

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const limits = limitsArgument(args);
  const game = await gameArgument(args, output);
  const found = game.outcome ? NOTHING : await search(game, limits, output);
  if (args.has("json")) output.json(resultOf(game, found));
  else print(game, found, output);
  return FINE;
}

/** The default search time: a second. */
const DEFAULT_MS = 1000;
const LONGEST_MS = 24 * 60 * 60 * 1000;
const DEEPEST = 120;
const MOST_NODES = 1e12;

const NOTHING: SearchResult = { best: null, ponder: null, info: null };

function limitsArgument(args: Arguments): SearchLimits {
  const timeMs = args.number("movetime", 1, LONGEST_MS);
  const depth = args.number("depth", 1, DEEPEST);
  const nodes = args.number("nodes", 1, MOST_NODES);
  const given = [timeMs, depth, nodes].filter((limit) => limit !== undefined);
  if (given.length > 1) throw new UsageError("Give only one of '--movetime', '--depth' and '--nodes'.");
  return given.length === 0 ? { timeMs: DEFAULT_MS } : { timeMs, depth, nodes };
}

async function search(game: Game, limits: SearchLimits, output: Output): Promise<SearchResult> {
  const engine = await createEngine(game.variant);
  try {
    const reports = engine.search(game, limits);
    let report = await reports.next();
    while (!report.done) {
      output.progress(progressOf(report.value, game.variant));
      report = await reports.next();
    }
    return report.value;
  } finally {
    engine.close();
  }
}

function progressOf({ depth, score, nodes, line }: SearchInfo, variant: Variant): string {
  return `depth ${depth}  ${writeScore(score, variant)}  ${grouped(nodes)} nodes  ${line.join(" ")}`;
}

/** What `--json` prints. */
function resultOf(game: Game, found: SearchResult) {
  const { info } = found;
  const line = lineOf(game, found).map(({ uci, san }) => ({ uci, san }));
  return {
    fen: game.fen(),
    outcome: game.outcome,
    best: line[0] ?? null,
    score: info?.score ?? null,
    line,
    depth: info?.depth ?? 0,
    nodes: info?.nodes ?? 0,
    timeMs: Math.round(info?.timeMs ?? 0),
    nodesPerSecond: info?.nodesPerSecond ?? 0,
  };
}

/** The line that begins with the best move, as moves. */
function lineOf(game: Game, { best, info }: SearchResult): GameMove[] {
  if (best === null) return [];
  const line = info && info.line[0] === best ? info.line : [best];
  const scratch = Game.start(game.variant, { fen: game.fen() });
  const moves: GameMove[] = [];
  for (const uci of line) {
    if (scratch.outcome) break;
    moves.push(scratch.play(uci));
  }
  return moves;
}

function print(game: Game, found: SearchResult, output: Output): void {
  const moves = lineOf(game, found);
  const [best] = moves;
  output.line(`${output.heading(game.variant.name)}  ${standing(game)}`);
  if (!best) return;
  output.line(`Best move  ${output.heading(best.san)} (${best.uci})`);
  if (!found.info) return;
  const { score, depth, nodes, timeMs, nodesPerSecond } = found.info;
  output.line(`Score      ${whose(score, game)}`);
  output.line(`Line       ${moves.map(({ san }) => san).join(" ")}`);
  output.line(`Searched   depth ${depth}, ${grouped(nodes)} nodes in ${(timeMs / 1000).toFixed(2)} s`);
  output.line(`Speed      ${grouped(nodesPerSecond)} nodes a second`);
}

/** The score of the side that is ahead, so that nobody has to know from whose side a sign is meant. */
function whose(score: Score, { turn, variant }: Game): string {
  if (score.type === "cp" && score.value === 0) return "0.00, even";
  const isBehind = score.type === "cp" && score.value < 0;
  const ahead: Score = isBehind ? { ...score, value: -score.value } : score;
  return `${writeScore(ahead, variant)} for ${(turn === 0) === isBehind ? "Black" : "White"}`;
}
