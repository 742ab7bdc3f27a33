/** The settings of jobs of games, written and read. Nothing is taken on trust: a job may come from anywhere. */
import { misuse } from "../../src/diagnostic/argument.ts";
import { JOB, type Job } from "../../src/jobs/job.ts";
import { isRecord, type PlainRecord } from "../../src/jobs/plain.ts";
import type { Pair } from "../../src/match/club.ts";
import type { Opening, OpeningChoice } from "../../src/match/openings.ts";
import type { Allowance } from "../../src/match/player.ts";
import type { RefereeRules } from "../../src/match/referee.ts";
import { type PlayerSpec, parseSpec } from "./spec.ts";

export interface GamesSettings {
  readonly players: readonly [first: PlayerSpec, second: PlayerSpec];
  readonly limit: Allowance;
  /** The seed is the job's. */
  readonly openings: Omit<OpeningChoice, "seed">;
  /** Openings of the pairs that were read from a file; null for random ones. */
  readonly book: readonly Opening[] | null;
  readonly rules: RefereeRules;
  readonly pairs: readonly Pair[];
}

export const MOST_PAIRS = 64;
const MOST_PLIES = 20_000;
const LONGEST_MS = 24 * 3_600_000;
const MOST_NODES = 1e12;

/** The settings as plain data. */
export function writeSettings({ players, ...rest }: GamesSettings) {
  return { players: players.map(({ label }) => label), ...rest };
}

/** @throws {FairywrenError} `job-settings` */
export function readSettings({ settings }: Job): GamesSettings {
  if (!isRecord(settings)) throw wrong("they are no object");
  const { players, limit, openings, book, rules, pairs } = settings;
  const list = readList(pairs, "pairs", MOST_PAIRS).map(readPair);
  if (list.length === 0) throw wrong("there are no pairs");
  const read = book === null ? null : readList(book, "openings of a book", MOST_PAIRS).map(readOpening);
  if (read !== null && read.length !== list.length) throw wrong("there is not one opening of the book a pair");
  return {
    players: readPlayers(players),
    limit: readLimit(limit),
    openings: readOpenings(openings),
    book: read,
    rules: readRules(rules),
    pairs: list,
  };
}

function readPlayers(given: unknown): readonly [PlayerSpec, PlayerSpec] {
  const [first, second, ...rest] = readList(given, "players", 2);
  if (typeof first !== "string" || typeof second !== "string" || rest.length > 0)
    throw wrong("there are not two players");
  try {
    return [parseSpec(first), parseSpec(second)];
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

function readLimit(given: unknown): Allowance {
  const { nodes, depth, timeMs, clock, ...rest } = recordOf(given, "limit");
  const set = [nodes, depth, timeMs, clock].filter((value) => value !== undefined);
  if (set.length !== 1 || Object.keys(rest).length > 0)
    throw wrong("the limit is not one of nodes, depth, time and clock");
  if (nodes !== undefined) return { nodes: readNumber(nodes, "nodes", 1, MOST_NODES) };
  if (depth !== undefined) return { depth: readNumber(depth, "depth", 1, 120) };
  return timeMs !== undefined ? { timeMs: readNumber(timeMs, "time", 0, LONGEST_MS) } : { clock: readClock(clock) };
}

function readClock(given: unknown): NonNullable<Allowance["clock"]> {
  const { remainingMs, incrementMs } = recordOf(given, "clock");
  const [white, black] = readList(remainingMs, "times", 2).map((time) => readNumber(time, "time", 0, LONGEST_MS));
  return { remainingMs: [white, black], incrementMs: readNumber(incrementMs, "increment", 0, LONGEST_MS) };
}

function readOpenings(given: unknown): GamesSettings["openings"] {
  const { plies, numbered } = recordOf(given, "openings");
  if (numbered !== null && typeof numbered !== "boolean") throw wrong("'numbered' is neither true nor false");
  return { plies: plies === null ? null : readWhole(plies, "plies of an opening", 0, MOST_PLIES), numbered };
}

function readOpening(given: unknown): Opening {
  const { startFen, moves } = recordOf(given, "opening");
  const texts = readList(moves, "moves of an opening", MOST_PLIES);
  if (typeof startFen === "string" && texts.every((move) => typeof move === "string"))
    return { startFen, moves: texts };
  throw wrong("an opening is no FEN with moves");
}

function readRules(given: unknown): RefereeRules {
  const { plies, graceMs, resign } = recordOf(given, "rules");
  const whole = {
    plies: readWhole(plies, "plies", 1, MOST_PLIES),
    graceMs: readNumber(graceMs, "grace", 0, LONGEST_MS),
  };
  if (resign === null) return { ...whole, resign };
  const { scoreCp, moves } = recordOf(resign, "resignation");
  const bounds = { scoreCp: readWhole(scoreCp, "score", 1, 1e6), moves: readWhole(moves, "moves", 1, MOST_PLIES) };
  return { ...whole, resign: bounds };
}

function readPair(given: unknown): Pair {
  const { pair, opening } = recordOf(given, "pair");
  return { pair: readWhole(pair, "pair", 0, 1e9), opening: readWhole(opening, "opening", 0, 1e9) };
}

function recordOf(given: unknown, what: string): PlainRecord {
  if (isRecord(given)) return given;
  throw wrong(`the ${what} is no object`);
}

function readList(given: unknown, what: string, most: number): readonly unknown[] {
  if (Array.isArray(given) && given.length <= most) return given;
  throw wrong(`the ${what} are no list of at most ${most}`);
}

function readWhole(given: unknown, what: string, least: number, most: number): number {
  const number = readNumber(given, what, least, most);
  if (Number.isInteger(number)) return number;
  throw wrong(`${what} is ${number}; it must be whole`);
}

function readNumber(given: unknown, what: string, least: number, most: number): number {
  if (typeof given === "number" && given >= least && given <= most) return given;
  throw wrong(`${what} must be a number from ${least} to ${most}`);
}

function wrong(what: string) {
  return misuse("job-settings", `The settings of games are wrong: ${what}.`, JOB);
}
