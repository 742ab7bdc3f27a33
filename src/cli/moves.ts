/** `fairywren moves`: the legal moves of a position. */
import type { Game } from "../engine/game.ts";
import { counted } from "../variant/phrases.ts";
import type { Arguments } from "./arguments.ts";
import { drawBoard } from "./board-picture.ts";
import type { Output } from "./output.ts";
import { gameArgument } from "./position-argument.ts";
import { type ExitStatus, FINE } from "./status.ts";

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const game = await gameArgument(args, output);
  if (args.has("json")) output.json(movesOf(game));
  else printMoves(game, output);
  return FINE;
}

/** The position and its moves as `--json` prints them. */
function movesOf(game: Game) {
  const moves = game.legalMoves().map(({ uci, san }) => ({ uci, san }));
  return { fen: game.fen(), check: game.check, outcome: game.outcome, claim: game.claim, moves };
}

function printMoves(game: Game, output: Output): void {
  const { fen, moves } = movesOf(game);
  output.line(output.heading(game.variant.name));
  for (const line of drawBoard(game.variant, game.position)) output.line(line);
  output.line(fen);
  output.line(`${standing(game)} ${counted(moves.length, "legal move")}${moves.length ? ":" : "."}`);
  output.table(inColumns(moves.map(({ uci, san }) => `${uci.padEnd(5)} ${san}`)));
}

/** Who is to move and whether the game is over, in words. */
export function standing({ turn, check, outcome, claim }: Game): string {
  const who = `${turn === 0 ? "White" : "Black"} to move${check ? ", in check" : ""}.`;
  if (outcome) return `${who} The game is over: ${outcome.result}, ${outcome.reason}.`;
  return claim ? `${who} A draw may be claimed: ${claim.reason}.` : who;
}

const COLUMNS = 5;

function inColumns(words: readonly string[]): string[][] {
  const rows = Math.ceil(words.length / COLUMNS);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => words[row * COLUMNS + column] ?? ""),
  );
}
