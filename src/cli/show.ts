/** `fairywren show`: the board, the pieces and the rules in words. */
import type { Game } from "../engine/game.ts";
import { Kernel } from "../kernel/kernel.ts";
import { startNumber } from "../rules/starts.ts";
import { piecesInWords } from "../variant/piece-in-words.ts";
import { betzaTexts } from "../variant/piece-ways.ts";
import { rulesInWords } from "../variant/rules-in-words.ts";
import type { PieceType, Variant } from "../variant/variant.ts";
import type { Arguments } from "./arguments.ts";
import { drawBoard, drawCorner } from "./board-picture.ts";
import type { Output } from "./output.ts";
import { gameArgument } from "./position-argument.ts";
import { type ExitStatus, FINE } from "./status.ts";

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const game = await gameArgument(args, output);
  showTitle(game.variant, output);
  showBoard(game, output);
  showPieces(game.variant, output);
  showRules(game.variant, output);
  return FINE;
}

function showTitle({ name, id, about }: Variant, output: Output): void {
  output.line(output.heading(name) + output.faint(`  ${id}`));
  if (about.summary) output.line(about.summary);
  const origin = [about.inventor, about.year, about.source].filter((part) => part !== null).join(", ");
  if (origin) output.line(output.faint(origin));
  output.line();
}

function showBoard(game: Game, output: Output): void {
  const { variant, position } = game;
  for (const line of drawBoard(variant, position)) output.line(line);
  if (variant.view === "corner") {
    output.line();
    output.line("  Seen from the corner, the variant's own view: each side's own corner is towards it.");
    for (const line of drawCorner(variant, position)) output.line(line);
    output.line();
  }
  const number = variant.shuffles.length ? startNumber(variant, position) : null;
  output.line(`  ${game.fen()}${number === null ? "" : `  (start ${number})`}`);
  output.line();
}

function showPieces(variant: Variant, output: Output): void {
  const { values } = Kernel.open(variant).compiled;
  output.line(output.heading("Pieces"));
  output.table([PIECE_COLUMNS, ...variant.pieceTypes.map((pieceType, kind) => pieceRow(pieceType, values[kind]))], [3]);
  output.line();
  for (const sentences of piecesInWords(variant)) output.line(`  ${sentences.join(" ")}`);
  output.line();
}

const PIECE_COLUMNS = ["letter", "symbol", "name", "value", "Betza"];

/** @param computed in hundredths of a pawn, for pieces without a value in the file; marked with `~` */
function pieceRow(pieceType: PieceType, computed: number): string[] {
  const { letter, symbol, name, royal, value } = pieceType;
  const worth = value === null ? `~${computed / 100}` : String(value);
  return [letter, symbol ?? "", name, royal ? "-" : worth, betzaTexts(pieceType)];
}

function showRules(variant: Variant, output: Output): void {
  for (const [topic, sentences] of rulesInWords(variant)) {
    output.line(output.heading(topic));
    for (const sentence of sentences) output.line(`  ${sentence}`);
  }
}
