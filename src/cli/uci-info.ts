/** The `info` lines of a UCI engine. */
import type { Game } from "../engine/game.ts";
import type { Score, SearchInfo } from "../engine/info.ts";
import type { SearchResult } from "../engine/result.ts";
import { drawBoard } from "./board-picture.ts";
import { faultText } from "./line-fault.ts";

/** The answer to a refused line. */
export function errorLine(error: unknown): string {
  return faultText(error, "info string error ");
}

/** The reports of a finished depth, one for each line of MultiPV.
 *  @param showsWdl whether to report chances of winning, drawing and losing, in per mille, where there are any */
export function infoLines(info: SearchInfo, showsWdl: boolean): string[] {
  const { depth, selectiveDepth, nodes, nodesPerSecond, hashPerMille, timeMs, lines } = info;
  const effort = `nodes ${nodes} nps ${nodesPerSecond} hashfull ${hashPerMille} time ${Math.round(timeMs)}`;
  return lines.map(({ score, wdl, line }, index) => {
    const worth = `score ${scoreText(score)}${showsWdl && wdl ? ` wdl ${wdl.join(" ")}` : ""}`;
    return `info depth ${depth} seldepth ${selectiveDepth} multipv ${index + 1} ${worth} ${effort} pv ${line.join(" ")}`;
  });
}

/** The report for a position without legal moves: mated, or a score of 0. */
export function endLine({ check }: Pick<Game, "check">): string {
  return `info depth 0 score ${check ? "mate 0" : "cp 0"}`;
}

export function bestMoveLine({ best, ponder }: Pick<SearchResult, "best" | "ponder">): string {
  if (best === null) return "bestmove (none)";
  return ponder === null ? `bestmove ${best}` : `bestmove ${best} ponder ${ponder}`;
}

/** The output of `d`: the board, the FEN, whether the side to move is in check, its moves. */
export function displayLines(game: Game): string[] {
  const moves = game.legalMoves().map(({ uci }) => uci);
  return [
    `Variant: ${game.variant.id}`,
    ...drawBoard(game.variant, game.position),
    `Fen: ${game.fen()}`,
    `Checkers: ${game.check ? "yes" : "no"}`,
    `Legal moves: ${moves.join(" ")}`.trimEnd(),
  ];
}

function scoreText(score: Score): string {
  return score.type === "mate" ? `mate ${score.moves}` : `cp ${score.value}`;
}
