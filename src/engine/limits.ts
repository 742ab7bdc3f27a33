/** When a search ends. */
import { inWords, readOptions, readWarily, type Shape } from "../diagnostic/argument.ts";
import { DEEPEST } from "../kernel/searcher.ts";
import { LINES_MAX } from "../layout/search.ts";
import { misuse } from "./refuse.ts";

/** What ends a search, and what it is to look at. The first limit that is met counts. Where none is given, neither `depth`,
 *  `nodes`, `timeMs`, `clock`, `mate` nor `infinite`, a search takes a second and a hint 300 milliseconds. */
export interface SearchLimits {
  /** Plies, 1 to 120. */
  readonly depth?: number;
  /** Nodes to search, from 1; with this limit alone the result is the same on every machine. */
  readonly nodes?: number;
  /** Milliseconds for this move, from 0. */
  readonly timeMs?: number;
  /** Clocks to divide time from. */
  readonly clock?: Clock;
  /** Ends once a mate in this many moves is found, from 1. */
  readonly mate?: number;
  /** Searches until stopped, even when the result is certain. */
  readonly infinite?: boolean;
  /** Only these root moves, as UCI text; they must be legal. */
  readonly searchMoves?: readonly string[];
  /** How many of the best moves to report, each with its line: 1 to 64, default 1. */
  readonly lines?: number;
  /** Whether endings that can be solved (a king and one or two men against a king) are played from their tables; default
   *  true. The weaker levels do without. */
  readonly endings?: boolean;
  /** Stops the search; the best move so far is the result. */
  readonly signal?: AbortSignal;
  /** Makes the search ponder, on the opponent's time: until this signal is aborted no limit ends it, only `signal` does.
   *  From then on the same search keeps to its limits, and the time already spent counts. */
  readonly ponderHit?: AbortSignal;
}

/** What a search takes when no limit is given. */
export const SEARCH_DEFAULT: SearchLimits = { timeMs: 1000 };
/** What a hint takes when no limit is given. */
export const HINT_DEFAULT: SearchLimits = { timeMs: 300 };

/** Times in milliseconds from 0, [White, Black]. */
export interface Clock {
  readonly remainingMs: readonly [number, number];
  readonly incrementMs: readonly [number, number];
  /** Moves until the next time control, from 1; absent for sudden death. */
  readonly movesToGo?: number;
}

type Check = readonly [fits: (value: unknown) => boolean, wanted: string];

const FLAG: Check = [(value) => typeof value === "boolean", "true or false"];
const SIGNAL: Check = [isSignal, "an AbortSignal"];
const PAIR: Check = [(value) => isList(value, isTime) && value.length === 2, "two numbers of milliseconds from 0"];

const CHECKS: Readonly<Record<keyof SearchLimits, Check>> = {
  depth: whole(DEEPEST),
  nodes: whole(),
  timeMs: [isTime, "a number of milliseconds from 0"],
  clock: [(value) => typeof value === "object" && value !== null, "a clock"],
  mate: whole(),
  infinite: FLAG,
  searchMoves: [(value) => isList(value, (move) => typeof move === "string"), "a list of moves such as 'e2e4'"],
  lines: whole(LINES_MAX),
  endings: FLAG,
  signal: SIGNAL,
  ponderHit: SIGNAL,
};
const CLOCK_CHECKS: Readonly<Record<keyof Clock, Check>> = {
  remainingMs: PAIR,
  incrementMs: PAIR,
  movesToGo: whole(),
};

/** Those of which one is enough. */
const ENDS = ["depth", "nodes", "timeMs", "clock", "mate", "infinite"] as const;

/** A copy of the limits of a search, checked.
 *  @param otherwise what holds where they set no limit
 *  @throws {VariantError} `search-limit` for a wrong value; `wrong-type` and `unknown-key` for what are no limits */
export function completeLimits(limits: unknown, otherwise: SearchLimits): SearchLimits {
  return readWarily("limits", limits, () => {
    const given = readChecked<SearchLimits>("limits", limits, CHECKS);
    const clock = given.clock && readChecked<Clock>("clock", given.clock, CLOCK_CHECKS);
    for (const name of ["remainingMs", "incrementMs"] as const)
      if (clock && !clock[name]) refuse(name, PAIR, undefined);
    const isLimited = ENDS.some((name) => given[name] !== undefined && given[name] !== false);
    return { ...(isLimited ? {} : otherwise), ...given, ...(clock && { clock }) };
  });
}

function readChecked<Known extends object>(
  name: string,
  value: unknown,
  checks: Readonly<Record<string, Check>>,
): Known {
  const shape: Shape = Object.fromEntries(Object.keys(checks).map((key) => [key, "unknown"]));
  const given = readOptions<Known>(name, value, shape);
  for (const [key, part] of Object.entries(given)) if (!checks[key][0](part)) refuse(key, checks[key], part);
  return given;
}

function refuse(name: string, [, wanted]: Check, value: unknown): never {
  throw misuse("search-limit", `The limit '${name}' must be ${wanted}, not ${inWords(value)}.`, "<limits>");
}

function whole(most = Number.MAX_SAFE_INTEGER): Check {
  const wanted = `a whole number from 1${most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ""}`;
  return [(value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most, wanted];
}

function isTime(value: unknown): boolean {
  return Number.isFinite(value) && (value as number) >= 0;
}

function isList(value: unknown, fits: (part: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(fits);
}

/** Those of another window count too. */
function isSignal(value: unknown): boolean {
  const { aborted, addEventListener } = Object(value) as AbortSignal;
  return typeof aborted === "boolean" && typeof addEventListener === "function";
}
