/**
 * Validates and completes the arguments of the engine's asynchronous functions. Loaded when the first engine is made,
 * and passed the functions that it shares with code already loaded: a bundler would split those off into a chunk of
 * their own, which makes a page half a kilobyte heavier.
 */
import type { inWords, readOptions, readWarily, Shape, wrongType } from "../diagnostic/argument.ts";
import type { quote } from "../diagnostic/fault.ts";
import type { suggest } from "../diagnostic/suggest.ts";
import type { Variant } from "../variant/variant.ts";
import type { Game } from "./game.ts";
import type { Clock, SearchLimits } from "./limits.ts";
import type { checkHash, checkOverhead, EngineOptions } from "./options.ts";
import type { misuse } from "./refuse.ts";

export interface Tools {
  readonly inWords: typeof inWords;
  readonly readOptions: typeof readOptions;
  readonly readWarily: typeof readWarily;
  readonly wrongType: typeof wrongType;
  readonly quote: typeof quote;
  readonly suggest: typeof suggest;
  readonly misuse: typeof misuse;
  readonly checkHash: typeof checkHash;
  readonly checkOverhead: typeof checkOverhead;
  readonly Game: typeof Game;
  readonly deepest: number;
  readonly mostLines: number;
}

/** Refuses what is not a game, and a game with other rules than the engine's, whose moves would be illegal there.
 *  @throws {FairywrenError} `wrong-type` or `other-variant` */
export function checkGame(game: unknown, variant: Variant, { Game, wrongType, quote, misuse }: Tools): void {
  if (!Game.isGame(game)) throw wrongType("game", "one that Game.start or Game.fromPgn has made", game);
  if (isSame(game.variant, variant)) return;
  const [own, other] = [variant, game.variant].map(({ id }) => quote(id));
  const named = own === other ? `another ${own}` : other;
  const message = `The engine plays ${own}, and the game is of ${named}: make an engine for it.`;
  throw misuse("other-variant", message, "<game>");
}

/** A file that is read twice gives two objects for one variant. */
function isSame(one: Variant, other: Variant): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

const OPTIONS: Shape = { hashMb: "unknown", moveOverheadMs: "unknown", evaluation: "unknown" };

/** The options of an engine, with their defaults.
 *  @param more further properties that are allowed, and left to the caller
 *  @throws {FairywrenError} `hash-size`, `move-overhead` or `evaluation-unknown`; `wrong-type` and `unknown-key` */
export function completeOptions<Options extends EngineOptions>(
  options: unknown,
  more: Shape,
  { readOptions, suggest, checkHash, checkOverhead, misuse, inWords }: Tools,
): Options & Required<EngineOptions> {
  const given = readOptions<Options>("options", options, { ...OPTIONS, ...more }, suggest);
  const complete = { hashMb: 16, moveOverheadMs: 0, evaluation: "whole" as const, ...given };
  const { hashMb, moveOverheadMs, evaluation } = complete;
  checkHash(hashMb);
  checkOverhead(moveOverheadMs);
  if (evaluation === "whole" || evaluation === "material") return complete;
  const message = `The evaluation is 'whole' or 'material', not ${inWords(evaluation)}.`;
  throw misuse("evaluation-unknown", message, "<evaluation>");
}

type Check = readonly [fits: (value: unknown) => boolean, wanted: string];
type Checks = Readonly<Record<string, Check>>;

const FLAG: Check = [(value) => typeof value === "boolean", "true or false"];
const SIGNAL: Check = [isSignal, "an AbortSignal"];
const PAIR: Check = [(value) => isList(value, isTime) && value.length === 2, "two numbers of milliseconds from 0"];
const CLOCK_CHECKS: Readonly<Record<keyof Clock, Check>> = {
  remainingMs: PAIR,
  incrementMs: PAIR,
  movesToGo: whole(),
};

function checksOf({ deepest, mostLines }: Tools): Readonly<Record<keyof SearchLimits, Check>> {
  return {
    depth: whole(deepest),
    nodes: whole(),
    timeMs: [isTime, "a number of milliseconds from 0"],
    clock: [(value) => typeof value === "object" && value !== null, "a clock"],
    mate: whole(),
    infinite: FLAG,
    searchMoves: [(value) => isList(value, (move) => typeof move === "string"), "a list of moves such as 'e2e4'"],
    lines: whole(mostLines),
    endings: FLAG,
    signal: SIGNAL,
    ponderHit: SIGNAL,
  };
}

/** Limits of which one suffices. */
const ENDS = ["depth", "nodes", "timeMs", "clock", "mate", "infinite"] as const;

/** A copy of the limits of a search, validated.
 *  @param otherwise the limits when none is given
 *  @throws {FairywrenError} `search-limit` for a wrong value; `wrong-type` and `unknown-key` for what are not limits */
export function completeLimits(limits: unknown, otherwise: SearchLimits, tools: Tools): SearchLimits {
  return tools.readWarily("limits", limits, () => {
    const given = readChecked<SearchLimits>("limits", limits, checksOf(tools), tools);
    const clock = given.clock && readClock(given.clock, tools);
    const isLimited = ENDS.some((name) => given[name] !== undefined && given[name] !== false);
    return { ...(isLimited ? {} : otherwise), ...given, ...(clock && { clock }) };
  });
}

function readClock(value: unknown, tools: Tools): Clock {
  const clock = readChecked<Clock>("clock", value, CLOCK_CHECKS, tools);
  for (const name of ["remainingMs", "incrementMs"] as const) if (!clock[name]) refuse(name, PAIR, undefined, tools);
  return clock;
}

function readChecked<Known extends object>(name: string, value: unknown, checks: Checks, tools: Tools): Known {
  const shape: Shape = Object.fromEntries(Object.keys(checks).map((key) => [key, "unknown"]));
  const given = tools.readOptions<Known>(name, value, shape, tools.suggest);
  for (const [key, part] of Object.entries(given)) if (!checks[key][0](part)) refuse(key, checks[key], part, tools);
  return given;
}

function refuse(name: string, [, wanted]: Check, value: unknown, { misuse, inWords }: Tools): never {
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

/** Signals of another window are accepted too. */
export function isSignal(value: unknown): boolean {
  const { aborted, addEventListener } = Object(value) as AbortSignal;
  return typeof aborted === "boolean" && typeof addEventListener === "function";
}
