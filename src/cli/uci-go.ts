/** Parses the words after `go`. */
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import type { SearchLimits } from "../engine/limits.ts";
import { LineFault } from "./line-fault.ts";
import { DEEPEST_PERFT } from "./perft-walk.ts";

export interface GoRequest {
  readonly limits: SearchLimits;
  /** The search goes on until `ponderhit` or `stop`. */
  readonly isPondering: boolean;
  /** Depth of a perft instead of a search, or null. */
  readonly perft: number | null;
}

const LARGEST = 2 ** 31 - 1;
const DEEPEST = 120;

/** The range of each number. Times may be negative, because clocks are read late; they count as used up. */
const NUMBERS = {
  depth: [1, LARGEST],
  nodes: [1, 1e15],
  mate: [1, LARGEST],
  movetime: [0, LARGEST],
  perft: [0, DEEPEST_PERFT],
  wtime: [-LARGEST, LARGEST],
  btime: [-LARGEST, LARGEST],
  winc: [0, LARGEST],
  binc: [0, LARGEST],
  movestogo: [0, LARGEST],
} as const;

type NumberName = keyof typeof NUMBERS;
type Numbers = { -readonly [name in NumberName]?: number };

const FLAGS = ["infinite", "ponder"] as const;
const WORDS: readonly string[] = [...Object.keys(NUMBERS), ...FLAGS, "searchmoves"];

/** Whether only `stop` or `ponderhit` ends it. */
export function isEndless({ limits, isPondering, perft }: GoRequest): boolean {
  return perft === null && (isPondering || limits.infinite === true);
}

/** Whether it ends by itself: a search for a mate alone goes on until there is one. */
export function isBounded({ limits, isPondering, perft }: GoRequest): boolean {
  const { depth, nodes, timeMs, clock } = limits;
  return !isEndless({ limits, isPondering, perft }) && (perft ?? depth ?? nodes ?? timeMs ?? clock) !== undefined;
}

/** Parses the words after `go`. None at all means: until `stop`.
 *  @throws {LineFault} on unknown words, missing or impossible numbers */
export function parseGo(words: readonly string[]): GoRequest {
  const numbers: Numbers = {};
  const flags = new Set<string>();
  let searchMoves: readonly string[] | undefined;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (isNumberName(word)) numbers[word] = readNumber(word, words[++at]);
    else if (word === "searchmoves") {
      searchMoves = movesAfter(words, at);
      at += searchMoves.length;
    } else if (word === "infinite" || word === "ponder") flags.add(word);
    else throw unknownWord(word);
  }
  const limits = { ...limitsOf(numbers, flags.has("infinite")), searchMoves };
  return { limits, isPondering: flags.has("ponder"), perft: numbers.perft ?? null };
}

function isNumberName(word: string): word is NumberName {
  return Object.hasOwn(NUMBERS, word);
}

function readNumber(name: NumberName, text: string | undefined): number {
  const [least, most] = NUMBERS[name];
  const number = Number(text);
  if (text !== undefined && /^-?[0-9]{1,16}$/.test(text) && number >= least && number <= most) return number;
  const found = text === undefined ? "nothing" : quote(text);
  throw new LineFault(`'${name}' needs a whole number from ${least} to ${most}, not ${found}.`);
}

/** The moves of `searchmoves`: all words up to the next keyword. */
function movesAfter(words: readonly string[], at: number): readonly string[] {
  const end = words.findIndex((word, index) => index > at && WORDS.includes(word));
  const moves = words.slice(at + 1, end < 0 ? undefined : end);
  if (moves.length === 0) throw new LineFault("'searchmoves' needs at least one legal move.");
  return moves;
}

function unknownWord(word: string): LineFault {
  const hint = suggest(word, WORDS);
  return new LineFault(`'go' does not know ${quote(word)}.${hint === null ? "" : ` Did you mean '${hint}'?`}`);
}

function limitsOf({ depth, nodes, mate, movetime, ...clock }: Numbers, infinite: boolean): SearchLimits {
  const timed = clock.wtime ?? clock.btime;
  const limits: SearchLimits = {
    ...(depth !== undefined && { depth: Math.min(depth, DEEPEST) }),
    ...(nodes !== undefined && { nodes }),
    ...(mate !== undefined && { mate }),
    ...(movetime !== undefined && { timeMs: Math.max(1, movetime) }),
    ...(timed !== undefined && { clock: clockOf(clock, timed) }),
  };
  return infinite || Object.keys(limits).length === 0 ? { ...limits, infinite: true } : limits;
}

/** @param either the time of one side, also used for the other if that is missing */
function clockOf({ wtime, btime, winc, binc, movestogo }: Numbers, either: number): SearchLimits["clock"] {
  return {
    remainingMs: [Math.max(1, wtime ?? either), Math.max(1, btime ?? either)],
    incrementMs: [winc ?? 0, binc ?? 0],
    ...(movestogo !== undefined && movestogo > 0 && { movesToGo: movestogo }),
  };
}
