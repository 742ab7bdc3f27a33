/** `fairywren openings`: which moves the games of a file have played in a position, and how these ended. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { countPgn } from "../engine/count-pgn.ts";
import type { Game } from "../engine/game.ts";
import { loadVariantOf } from "../engine/load-variants-of.ts";
import { type OpeningResults, type OpeningStart, OpeningTable } from "../engine/opening-table.ts";
import { readPgn } from "../engine/read-pgn.ts";
import { writeFenKey } from "../notation/fen.ts";
import { eachPgnGame } from "../notation/pgn-read.ts";
import { countStarts, startNumber } from "../rules/starts.ts";
import { counted } from "../variant/phrases.ts";
import type { Variant } from "../variant/variant.ts";
import type { Arguments } from "./arguments.ts";
import { readWholeText } from "./file.ts";
import type { Output } from "./output.ts";
import { gameOf } from "./position-argument.ts";
import { wholeFault } from "./refuse.ts";
import { type ExitStatus, FINE, REFUSED } from "./status.ts";
import { variantArgument } from "./variant-argument.ts";

/** Moves of each game that are counted at least, those of both sides together: a game may come to a position late. */
const LEAST_PLIES = 60;
const DEEPEST = 100;
/** The variant of a file without a game that can be read. */
const USUAL = "Chess";

export async function run(args: Arguments, output: Output): Promise<ExitStatus> {
  const [file, word] = args.operands;
  const depth = args.number("depth", 1, DEEPEST) ?? 1;
  const text = textOf(file, output);
  const variant = word === undefined ? await variantOfFirst(text, file, output) : await variantArgument(word, output);
  const moves = args.text("moves")?.match(/\S+/g)?.length ?? 0;
  const table = OpeningTable.of(variant, { plies: Math.max(LEAST_PLIES, moves + depth) });
  const { others, faults } = await count(table, text, file);
  const found = { table, game: askedGame(args, table, output), depth, others, faults };
  if (args.has("json")) output.json(asJson(found));
  else print(found, output);
  return table.total.games === 0 && faults.length > 0 ? REFUSED : FINE;
}

interface Found {
  readonly table: OpeningTable;
  readonly game: Game;
  readonly depth: number;
  /** Games of other rules. */
  readonly others: number;
  /** A list for each game with faults. */
  readonly faults: readonly (readonly Diagnostic[])[];
}

function textOf(file: string, { sources }: Output): string {
  const content = readWholeText(file, "a file of games");
  if (!content.ok) throw new FairywrenError([content.diagnostic]);
  sources.set(file, content.text);
  return content.text;
}

/** That of the first game without a fault.
 *  @throws {FairywrenError} `pgn-variant` where there is none, but games of a variant that is not shipped */
async function variantOfFirst(text: string, file: string, output: Output): Promise<Variant> {
  let foreign: string | null = null;
  for (const read of eachPgnGame(text)) {
    if (!read.ok) continue;
    await loadVariantOf(read.game, {});
    const [record] = readPgn(text.slice(read.offset, read.end));
    if (record?.ok) return record.game.variant;
    if (record?.error.diagnostics[0].code === "pgn-variant") foreign ??= read.game.tags.get("Variant") ?? null;
  }
  if (foreign === null) return variantArgument(USUAL, output);
  const message = `The games are of ${quote(foreign)}, which is not shipped: name its file behind theirs.`;
  throw new FairywrenError([wholeFault("pgn-variant", file, message)]);
}

async function count(table: OpeningTable, text: string, file: string): Promise<Pick<Found, "others" | "faults">> {
  const faults: (readonly Diagnostic[])[] = [];
  let others = 0;
  for await (const read of countPgn(table, text, { file })) {
    if (read.is === "other") others++;
    if (read.is === "faulty") faults.push(read.error.diagnostics);
  }
  return { others, faults };
}

/** Where nobody says from which start, it is that from which the most games began. */
function askedGame(args: Arguments, { starts, variant }: OpeningTable, output: Output): Game {
  const number = starts.find((start) => start.number !== null)?.number ?? null;
  const isTold = number === null || args.has("start") || args.has("fen");
  return gameOf(isTold ? args : args.with("start", String(number)), variant, output);
}

/** A move, and what followed it, as `--json` prints them. */
interface Branch extends OpeningResults {
  readonly uci: string;
  readonly san: string;
  /** Whether what followed stands above, where a game came to the same position by other moves. */
  readonly above: boolean;
  readonly moves: readonly Branch[];
}

function asJson(found: Found) {
  const { table, game, others, faults } = found;
  const { moves: _, ...results } = table.at(game);
  return {
    variant: table.variant.id,
    counted: table.total,
    others,
    faults: faults.flat(),
    starts: table.starts,
    fen: game.fen(),
    ...results,
    moves: branchesOf(found),
  };
}

/** Each position is followed once as deep as may be: there are more ways through a table than anybody could read. */
function branchesOf({ table, game, depth }: Found): Branch[] {
  const followed = new Map<string, number>();
  const follow = (at: Game, depth: number): Branch[] =>
    table.at(at).moves.map(({ move, ...results }) => {
      const next = at.outcome ? null : after(at, move.uci);
      const key = next && writeFenKey(table.variant, next.position);
      const above = key !== null && depth > 1 && (followed.get(key) ?? 0) >= depth;
      if (key !== null) followed.set(key, Math.max(depth, followed.get(key) ?? 0));
      const moves = next && depth > 1 && !above ? follow(next, depth - 1) : [];
      return { uci: move.uci, san: move.san, ...results, above, moves };
    });
  return follow(game, depth);
}

function after(game: Game, move: string): Game {
  const next = game.copy();
  next.play(move);
  return next;
}

function print(found: Found, output: Output): void {
  const { table, game, others, faults } = found;
  for (const diagnostics of faults) output.report(diagnostics);
  const left = [
    ...(others > 0 ? [`${others} of other rules`] : []),
    ...(faults.length > 0 ? [`${faults.length} with faults`] : []),
  ];
  const besides = left.length > 0 ? `; left out: ${left.join(", ")}` : "";
  output.line(`${output.heading(table.variant.name)}: ${counted(table.total.games, "game")}${besides}`);
  if (table.starts.length > 1) printStarts(table, output);
  output.line();
  output.line(`${counted(table.at(game).games, "game")} came to ${placeInWords(game)}`);
  const rows = rowsOf(branchesOf(found), game, "");
  if (rows.length > 0) output.table([COLUMNS, ...rows], [1, 2, 3, 4, 5, 6]);
}

/** How many starts are named one by one. */
const MOST_STARTS = 5;

function printStarts({ starts, variant }: OpeningTable, output: Output): void {
  const named = starts.slice(0, MOST_STARTS).map((start) => `${startInWords(variant, start)} ${start.games}`);
  const rest = starts.length - named.length;
  output.line(`from ${counted(starts.length, "start")}: ${named.join(", ")}${rest > 0 ? `, ${rest} more` : ""}`);
}

function startInWords(variant: Variant, { number }: Pick<OpeningStart, "number">): string {
  if (number === null) return "set up";
  return countStarts(variant) > 1 ? `start ${number}` : "usual";
}

function placeInWords(game: Game): string {
  const { variant, startPosition } = game;
  const isOfMany = countStarts(variant) > 1;
  const start = isOfMany ? ` from ${startInWords(variant, { number: startNumber(variant, startPosition) })}` : "";
  return `${game.fen()}${start}`;
}

const COLUMNS = ["move", "games", "White", "draws", "Black", "no result", "score"];

function rowsOf(branches: readonly Branch[], game: Game, indent: string): string[][] {
  const number = `${game.position.moveNumber}${game.turn === 0 ? "." : "..."}`;
  return branches.flatMap(({ uci, san, above, moves, ...results }) => {
    const { games, white, draws, black, unfinished, score } = results;
    const counts = [games, white, draws, black, unfinished].map(String);
    const share = score === null ? "-" : `${Math.round(score * 100)} %`;
    const row = [`${indent}${number} ${san}${above ? " (above)" : ""}`, ...counts, share];
    return moves.length > 0 ? [row, ...rowsOf(moves, after(game, uci), `${indent}  `)] : [row];
  });
}
