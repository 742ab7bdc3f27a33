/** The options of `fairywren match`. */
import { availableParallelism } from "node:os";
import { quote } from "../diagnostic/fault.ts";
import type { OpeningChoice } from "../match/openings.ts";
import type { Allowance } from "../match/player.ts";
import type { RefereeRules } from "../match/referee.ts";
import type { SprtBounds } from "../tune/elo.ts";
import type { Arguments } from "./arguments.ts";
import { UsageError } from "./usage.ts";

export interface MatchOptions {
  /** Two a pair. */
  readonly games: number;
  /** Of each move; players may have their own. */
  readonly limit: Allowance;
  readonly openings: OpeningChoice;
  /** A file of openings; null draws them. */
  readonly book: string | null;
  readonly rules: RefereeRules;
  readonly concurrency: number;
  readonly sprt: SprtBounds | null;
  /** Files to write; null for none, and for a journal in this folder. */
  readonly pgn: string | null;
  readonly journal: string | null;
}

const DEFAULT_GAMES = 100;
const MOST_GAMES = 1_000_000;
/** Of a move, when no limit is given. */
const DEFAULT_MS = 100;
const LONGEST_MS = 24 * 60 * 60 * 1000;
const DEEPEST = 120;
const MOST_NODES = 1e12;
/** Lateness that is forgiven: a busy machine is no fault of a player's. */
const GRACE_MS = 500;
const DEFAULT_PLIES = 400;
const MOST_PLIES = 20_000;
const MOST_RANDOM_PLIES = 200;
const LARGEST_SEED = 2 ** 31 - 1;
const MOST_TABLES = 64;
const MOST_CP = 100_000;
/** For so many moves both players see a game decided that is ended early. */
const RESIGN_MOVES = 5;

/** @throws {UsageError} */
export function matchOptions(args: Arguments): MatchOptions {
  const games = args.number("games", 1, MOST_GAMES) ?? DEFAULT_GAMES;
  const resign = args.number("resign", 1, MOST_CP);
  refuseDoubleOpenings(args);
  return {
    games: games + (games % 2),
    limit: limitOf(args),
    openings: {
      seed: args.number("seed", 0, LARGEST_SEED) ?? 1,
      plies: args.number("plies", 0, MOST_RANDOM_PLIES) ?? null,
      numbered: numberedOf(args.text("starts")),
    },
    book: args.text("book") ?? null,
    rules: {
      plies: args.number("max-plies", 1, MOST_PLIES) ?? DEFAULT_PLIES,
      graceMs: args.number("grace", 0, LONGEST_MS) ?? GRACE_MS,
      resign: resign === undefined ? null : { scoreCp: resign, moves: RESIGN_MOVES },
    },
    concurrency: args.number("concurrency", 1, MOST_TABLES) ?? defaultTables(),
    sprt: sprtOf(args.text("sprt")),
    pgn: args.text("pgn") ?? null,
    journal: args.text("journal") ?? null,
  };
}

/** One core is left to the referee and whoever else works here. */
function defaultTables(): number {
  return Math.min(MOST_TABLES, Math.max(1, availableParallelism() - 1));
}

function refuseDoubleOpenings(args: Arguments): void {
  const drawn = (["seed", "plies", "starts"] as const).find((name) => args.has(name));
  if (args.has("book") && drawn) throw new UsageError(`'--book' has the openings: leave out '--${drawn}'.`);
}

function limitOf(args: Arguments): Allowance {
  const names = ["movetime", "nodes", "depth", "tc"] as const;
  const given = names.filter((name) => args.has(name));
  if (given.length > 1) throw new UsageError("Give only one of '--movetime', '--nodes', '--depth' and '--tc'.");
  const [nodes, depth] = [args.number("nodes", 1, MOST_NODES), args.number("depth", 1, DEEPEST)];
  if (nodes !== undefined) return { nodes };
  if (depth !== undefined) return { depth };
  const clock = args.text("tc");
  return clock === undefined ? { timeMs: args.number("movetime", 1, LONGEST_MS) ?? DEFAULT_MS } : clockOf(clock);
}

/** Seconds for each side, and for each of its moves. */
function clockOf(text: string): Allowance {
  const [base, increment] = /^(\d{1,6}(?:\.\d{1,3})?)\+(\d{1,6}(?:\.\d{1,3})?)$/.exec(text)?.slice(1).map(Number) ?? [];
  if (base === undefined || base <= 0)
    throw new UsageError(`${quote(text)} is no clock for --tc: write seconds and seconds a move, like 10+0.1.`);
  return { clock: { remainingMs: [base * 1000, base * 1000], incrementMs: increment * 1000 } };
}

function numberedOf(text: string | undefined): boolean | null {
  if (text === undefined) return null;
  if (text === "yes" || text === "no") return text === "yes";
  throw new UsageError(`${quote(text)} is not for --starts: write yes or no.`);
}

/** Two rising numbers. */
function sprtOf(text: string | undefined): SprtBounds | null {
  if (text === undefined) return null;
  const [elo0, elo1] = /^(-?\d{1,4}(?:\.\d+)?),(-?\d{1,4}(?:\.\d+)?)$/.exec(text)?.slice(1).map(Number) ?? [];
  if (elo0 < elo1) return { elo0, elo1 };
  throw new UsageError(`${quote(text)} are no bounds for --sprt: write two rising numbers of Elo, like 0,5.`);
}
