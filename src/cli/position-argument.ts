/** The position on a command line: `--fen` or `--start`, then `--moves`. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { Game } from "../engine/game.ts";
import { countStarts } from "../rules/starts.ts";
import type { Variant } from "../variant/variant.ts";
import type { Arguments } from "./arguments.ts";
import type { Output } from "./output.ts";
import { UsageError } from "./usage.ts";
import { variantArgument } from "./variant-argument.ts";

/** The game that the operand VARIANT and the options describe.
 *  @throws {FairywrenError} when the variant, the FEN or a move is refused
 *  @throws {UsageError} when the variant has no start with that number */
export async function gameArgument(args: Arguments, output: Output): Promise<Game> {
  return gameOf(args, await variantArgument(args.operands[0], output), output);
}

/** The game of a variant that the options describe.
 *  @throws as `gameArgument` */
export function gameOf(args: Arguments, variant: Variant, { sources }: Output): Game {
  const game = startArgument(args, variant, sources);
  const moves = args.text("moves");
  if (moves !== undefined) playMoves(game, moves, sources);
  return game;
}

function startArgument(args: Arguments, variant: Variant, sources: Map<string, string>): Game {
  const fen = args.text("fen");
  if (fen !== undefined && args.has("start")) throw new UsageError("Give either '--fen' or '--start'.");
  if (fen !== undefined) sources.set("<fen>", fen);
  return Game.start(variant, fen === undefined ? { start: startNumberArgument(args, variant) } : { fen });
}

const RANDOM = "random";

function startNumberArgument(args: Arguments, variant: Variant): number | undefined {
  const count = countStarts(variant);
  if (args.text("start") === RANDOM) return Math.floor(Math.random() * count);
  return args.number("start", 0, count - 1, RANDOM);
}

const MOVES_NAME = "<moves>";

/** Plays moves separated by blanks. */
function playMoves(game: Game, text: string, sources: Map<string, string>): void {
  sources.set(MOVES_NAME, text);
  for (const { 0: move, index } of text.matchAll(/\S+/g)) {
    try {
      game.play(move);
    } catch (error) {
      throw error instanceof FairywrenError ? placeInMoves(error, index, game.length + 1) : error;
    }
  }
}

function placeInMoves({ diagnostics }: FairywrenError, offset: number, number: number): FairywrenError {
  const place = (diagnostic: Diagnostic): Diagnostic => {
    const message = `Move ${number}: ${diagnostic.message}`;
    return { ...diagnostic, message, file: MOVES_NAME, column: diagnostic.column + offset };
  };
  return new FairywrenError(diagnostics.map(place));
}
