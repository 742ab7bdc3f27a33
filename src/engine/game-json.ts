/**
 * Games as plain data, to store or to send: which variant, where it starts, its moves, what was declared. Whatever the rules
 * give is left out: it follows from the moves.
 */
import { checkText, inWords, readOptions, readWarily, type Shape, wrongType } from "../diagnostic/argument.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { rulesDigest } from "../variant/digest.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { readTags } from "./game-pgn.ts";
import { ended, type Outcome, type Standing, WINNERS } from "./outcome.ts";
import { misuse } from "./refuse.ts";
import { type StartOptions, startOf } from "./start.ts";

/** A game as plain data. Plain JSON, some five bytes a ply. */
export interface GameJson {
  /** The variant's id. */
  readonly variant: string;
  /** Sixteen hexadecimal digits that identify the variant's rules, whatever it is called. */
  readonly rules: string;
  /** The number of the start, where the game was started by one. */
  readonly start?: number;
  /** The position that the game started from, where it is no numbered start and not the variant's setup. */
  readonly fen?: string;
  /** The moves in UCI, with a blank between two. */
  readonly moves: string;
  /** The tags, where there are any. */
  readonly tags?: Readonly<Record<string, string>>;
  /** How the game was ended by its players or its record; absent where it goes on, or the rules end it. */
  readonly end?: Declared;
}

/** An end that does not follow from the moves. */
export interface Declared extends Pick<Outcome, "result" | "code"> {
  /** In words, where a record says it. */
  readonly reason?: string;
}

/** What is read of a game before it is played. */
export interface OpenedJson {
  /** Null when it is refused. */
  readonly start: Position | null;
  readonly startNumber: number | null;
  readonly moves: string;
  readonly tags: ReadonlyMap<string, string>;
  readonly end: Outcome | null;
  /** All that is wrong so far. */
  readonly faults: Diagnostic[];
}

const KEYS = ["variant", "rules", "start", "fen", "moves", "tags", "end"] as const;
const SHAPE: Shape = Object.fromEntries(KEYS.map((key) => [key, "unknown"]));
const TEXT = "string";
const END_SHAPE: Shape = { result: TEXT, code: TEXT, reason: TEXT };

type Given = Readonly<Record<keyof GameJson, unknown>>;

const digests = new WeakMap<Variant, string>();

/** The digest of a variant's rules, which takes a while to make. */
export function digestOf(variant: Variant): string {
  const digest = digests.get(variant) ?? rulesDigest(variant);
  digests.set(variant, digest);
  return digest;
}

/** The part of an end that is kept: what else it says follows. */
export function declared({ result, code, reason }: Outcome): Declared {
  return { result, code, ...(code === "termination" && { reason }) };
}

/** Reads a game up to its moves.
 *  @param json the data, or its text
 *  @throws {FairywrenError} `json`, `wrong-type` or `unknown-key` for what is no record of a game */
export function openJson(variant: Variant, json: unknown): OpenedJson {
  const given = readOptions<Given>("game", typeof json === "string" ? parse(json) : json, SHAPE);
  const faults: Diagnostic[] = [];
  const read = <Read>(part: () => Read): Read | null => {
    try {
      return readWarily("game", json, part);
    } catch (error) {
      faults.push(...(error as FairywrenError).diagnostics);
      return null;
    }
  };
  read(() => checkRules(variant, given));
  return {
    start: read(() => startOf(variant, given as StartOptions)),
    startNumber: (given.start as number | undefined) ?? null,
    moves: read(() => movesOf(given)) ?? "",
    tags: new Map(read(() => readTags(given.tags))),
    end: read(() => endOf(given)),
    faults,
  };
}

/** The end that was declared in a game that is not over by the rules, or null where it cannot have been.
 *  @param claim the draw that can be claimed */
export function declarable(
  end: Outcome,
  { drawWinner }: Pick<Standing, "drawWinner">,
  claim: Outcome | null,
): Outcome | null {
  const { winner, code } = end;
  const isDraw = winner === null || winner === drawWinner;
  if (code === claim?.code && isDraw) return { ...end, reason: claim.reason };
  if (code === "resignation") return winner === null ? null : end;
  if (code === "agreement") return isDraw ? end : null;
  return code === "time-forfeit" || code === "termination" ? end : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw misuse("json", `This is not JSON: ${(error as Error).message}`, "<game>");
  }
}

function checkRules(variant: Variant, { variant: id, rules }: Given): void {
  const named = id ?? rules;
  const isSame = (id ?? variant.id) === variant.id && (rules === undefined || rules === digestOf(variant));
  if (isSame && named !== undefined) return;
  const message = `The game is of ${inWords(named)}, not of ${quote(variant.id)} with these rules.`;
  throw misuse("other-variant", message, "<game>");
}

function movesOf({ moves }: Given): string {
  checkText("game's moves", moves);
  return moves;
}

function endOf({ end }: Given): Outcome | null {
  if (end === undefined) return null;
  const { result, code, reason } = readOptions<Declared>("game's end", end, END_SHAPE);
  if (!Object.hasOwn(WINNERS, result)) throw wrongType("game's result", "1-0, 0-1 or 1/2-1/2", result);
  return ended(WINNERS[result], [code, code === "termination" ? reason : undefined]);
}
