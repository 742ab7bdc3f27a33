/** Whether games that somebody else has played can have been played: each is replayed by the rules. */
import { FairywrenError } from "../diagnostic/error.ts";
import { Game } from "../engine/game.ts";
import { isRecord } from "../jobs/plain.ts";
import type { Variant } from "../variant/variant.ts";
import type { Pair } from "./club.ts";
import type { Opening } from "./openings.ts";
import type { GameRecord, PlyRecord } from "./record.ts";
import { byRules, forfeit, type RefereeRules, resignation, tooLong } from "./referee.ts";

/** What was to be played. */
export interface GamesAsked {
  readonly pairs: readonly Pair[];
  /** Openings of the pairs that were read from a file; null for random ones. */
  readonly book: readonly Opening[] | null;
  readonly rules: RefereeRules;
}

/** Why a value cannot be the games that were asked for; null when it may be. */
export function gamesFault(settings: GamesAsked, variant: Variant, value: unknown): string | null {
  const { records } = isRecord(value) ? value : {};
  const count = 2 * settings.pairs.length;
  if (!Array.isArray(records) || records.length !== count) return `it is not a list of ${count} games`;
  if (!records.every(isGame)) return "a game lacks a part";
  const faults = records.map(
    (record, index) => placeFault(record, index, settings, variant) ?? playFault(record, settings, variant),
  );
  const found = faults.findIndex((fault) => fault !== null);
  return found < 0 ? openingFault(records, settings) : `game ${found + 1}: ${faults[found]}`;
}

function isGame(given: unknown): given is GameRecord {
  if (!isRecord(given)) return false;
  const { startFen, plies, result, reason, fault, dispute, arbitrated } = given;
  const areTexts = [startFen, result, reason].every(isLine);
  const areNotes = [fault, dispute].every((text) => text === null || isLine(text));
  return areTexts && areNotes && typeof arbitrated === "boolean" && Array.isArray(plies) && plies.every(isPly);
}

const LONGEST_LINE = 4000;

/** They are printed. */
function isLine(text: unknown): boolean {
  return typeof text === "string" && text.length <= LONGEST_LINE && !/\p{C}/u.test(text);
}

function isPly(given: unknown): given is PlyRecord {
  if (!isRecord(given) || typeof given.uci !== "string" || typeof given.san !== "string") return false;
  const { thought, side } = given;
  if (side !== undefined && side !== 0 && side !== 1) return false;
  if (thought === undefined) return true;
  if (!isRecord(thought)) return false;
  const { whiteCp, depth, nodes, timeMs } = thought;
  const isNumber = (number: unknown) => typeof number === "number";
  return [whiteCp, timeMs].every((number) => number === null || isNumber(number)) && isNumber(depth) && isNumber(nodes);
}

function placeFault(
  { variantId, pair, firstSide }: GameRecord,
  index: number,
  { pairs }: GamesAsked,
  variant: Variant,
) {
  const isOwn = variantId === variant.id && pair === pairs[index >> 1].pair && firstSide === index % 2;
  return isOwn ? null : "it belongs elsewhere";
}

/** Both games of a pair begin in the same way, as the book has it. */
function openingFault(records: readonly GameRecord[], { pairs, book }: GamesAsked): string | null {
  const openings = records.map(openingOf);
  const wanted = pairs.map((_, index) => book?.[index] ?? openings[2 * index]);
  const wrong = openings.findIndex((opening, index) => !isSame(opening, wanted[index >> 1]));
  return wrong < 0 ? null : `game ${wrong + 1} does not begin as its pair does`;
}

function openingOf({ startFen, plies }: GameRecord): Opening {
  const first = plies.findIndex(({ thought }) => thought !== undefined);
  return { startFen, moves: plies.slice(0, first < 0 ? plies.length : first).map(({ uci }) => uci) };
}

function isSame(a: Opening, b: Opening): boolean {
  return a.startFen === b.startFen && a.moves.join(" ") === b.moves.join(" ");
}

function playFault(record: GameRecord, settings: GamesAsked, variant: Variant): string | null {
  try {
    const game = Game.start(variant, { fen: record.startFen });
    for (const { uci, san, side = game.turn } of record.plies) {
      if (side !== game.turn) return `'${uci}' is not of the side to move`;
      if (byRules(game)) return `it goes on after ${byRules(game)?.reason}`;
      if (game.play(uci).san !== san) return `'${uci}' is not '${san}'`;
    }
    return endFault(record, game, settings);
  } catch (error) {
    if (error instanceof FairywrenError) return error.diagnostics[0].message;
    throw error;
  }
}

/** The end is what the rules make of the moves, or a fault of the side to move. */
function endFault(record: GameRecord, game: Game, { rules }: GamesAsked): string | null {
  const { result, reason, plies, fault } = record;
  const end = byRules(game) ?? resignation(plies, rules) ?? tooLong(plies, rules);
  const wanted = fault === null ? end : forfeit(game.turn, fault);
  if (wanted !== null && wanted.result === result && wanted.reason === reason) return null;
  return `its end, ${result} by ${reason}, is not the one of its moves`;
}
