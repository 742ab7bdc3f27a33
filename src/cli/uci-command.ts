/** Parses the UCI protocol: one line, one command. */
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { DEEPEST, DEFAULT_DEPTH } from "./bench-total.ts";
import { LineFault } from "./line-fault.ts";
import { type GoRequest, parseGo } from "./uci-go.ts";

/** Commands that are a single word. */
const PLAIN = ["uci", "isready", "ucinewgame", "stop", "quit", "d", "ponderhit"] as const;
const WORDS = [...PLAIN, "debug", "register", "setoption", "position", "go", "bench"] as const;

export type UciCommand =
  | { readonly type: (typeof PLAIN)[number] }
  | { readonly type: "debug" | "register" }
  | SetOption
  | PositionRequest
  | { readonly type: "go"; readonly request: GoRequest }
  | { readonly type: "bench"; readonly depth: number };

export interface SetOption {
  readonly type: "setoption";
  readonly name: string;
  /** Null without `value`; empty when nothing follows it. */
  readonly value: string | null;
}

export interface PositionRequest {
  readonly type: "position";
  /** Null for the variant's start. */
  readonly fen: string | null;
  readonly moves: readonly string[];
}

/** Parses a line; null when it is blank or a comment.
 *  @throws {LineFault} when it is not a command */
export function parseCommand(line: string): UciCommand | null {
  const words = line.split(/[ \t\r]+/).filter((word) => word !== "");
  const [name, ...rest] = words;
  if (name === undefined || name.startsWith("#")) return null; // comments of scripts, as in Stockfish
  const plain = PLAIN.find((word) => word === name);
  if (plain) return parsePlain(plain, rest);
  if (name === "debug") return parseDebug(rest);
  if (name === "register") return { type: "register" };
  if (name === "setoption") return parseSetOption(line, rest);
  if (name === "position") return parsePosition(rest);
  if (name === "go") return { type: "go", request: parseGo(rest) };
  if (name === "bench") return { type: "bench", depth: parseDepth(rest) };
  const hint = suggest(name, WORDS);
  throw new LineFault(`There is no command ${quote(name)}.${hint === null ? "" : ` Did you mean '${hint}'?`}`);
}

function parsePlain(type: (typeof PLAIN)[number], rest: readonly string[]): UciCommand {
  if (rest.length > 0) throw new LineFault(`'${type}' stands alone; ${quote(rest.join(" "))} follows it.`);
  return { type };
}

function parseDepth([text, ...rest]: readonly string[]): number {
  if (text === undefined) return DEFAULT_DEPTH;
  const depth = Number(text);
  if (rest.length === 0 && /^\d{1,2}$/.test(text) && depth >= 1 && depth <= DEEPEST) return depth;
  throw new LineFault(
    `'bench' may have a depth from 1 to ${DEEPEST} after it, not ${quote([text, ...rest].join(" "))}.`,
  );
}

function parseDebug([mode, ...rest]: readonly string[]): UciCommand {
  if ((mode === "on" || mode === "off") && rest.length === 0) return { type: "debug" };
  throw new LineFault("'debug' needs 'on' or 'off'.");
}

function parseSetOption(line: string, words: readonly string[]): SetOption {
  const valueAt = words.indexOf("value");
  const name = words.slice(1, valueAt < 0 ? undefined : valueAt).join(" ");
  if (words[0] !== "name" || name === "") throw new LineFault("'setoption' needs 'name' and an option's name.");
  return { type: "setoption", name, value: valueAt < 0 ? null : textAfterValue(line) };
}

/** The text after the first word `value`, inner blanks unchanged. */
function textAfterValue(line: string): string {
  for (const { 0: word, index } of line.matchAll(/[^ \t\r]+/g)) {
    if (word === "value") return line.slice(index + word.length).trim();
  }
  return "";
}

function parsePosition([kind, ...rest]: readonly string[]): PositionRequest {
  if (kind !== "startpos" && kind !== "fen") throw new LineFault("'position' needs 'startpos' or 'fen'.");
  const movesAt = rest.indexOf("moves");
  const before = movesAt < 0 ? rest : rest.slice(0, movesAt);
  const moves = movesAt < 0 ? [] : rest.slice(movesAt + 1); // none is right: programs write the list of a game that begins
  if (kind === "fen") return { type: "position", fen: fenOf(before), moves };
  if (before.length > 0)
    throw new LineFault(`After 'startpos' only 'moves' can follow, not ${quote(before.join(" "))}.`);
  return { type: "position", fen: null, moves };
}

function fenOf(fields: readonly string[]): string {
  if (fields.length === 0) throw new LineFault("'fen' needs a FEN.");
  return fields.join(" ");
}
