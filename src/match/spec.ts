/** Who plays, as a text: `ours`, `ours:level=3,hash=64`, `ours@PATH`, `uci:Hash=16:COMMAND`. */
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import type { Allowance } from "./player.ts";

export interface PlayerSpec<Kind extends string = string> {
  /** The text as it was given: the player's name in records. */
  readonly label: string;
  readonly kind: Kind;
  /** What follows `@`; null where there is none. */
  readonly version: string | null;
  /** Program and arguments, of the kind that has them. */
  readonly command: readonly string[];
  /** A limit of its own, instead of the match's. */
  readonly limit: Allowance | null;
  /** Settings that are no limits: options of an engine, and what ours has besides. */
  readonly options: ReadonlyMap<string, string>;
}

/** Which players there are. */
export interface SpecGrammar<Kind extends string> {
  readonly kinds: readonly Kind[];
  /** The kind that has versions. */
  readonly versioned: Kind;
  /** The kind that is a command line. */
  readonly commanded: Kind;
}

/** A text that is no player. */
export class SpecFault extends Error {
  /** The nearest fix, or null. */
  readonly hint: string | null;

  constructor(message: string, hint: string | null = null) {
    super(message);
    this.hint = hint;
  }
}

/** What a player may be given for each of its moves. */
export const LIMITS: Readonly<Record<string, keyof Allowance>> = { nodes: "nodes", depth: "depth", movetime: "timeMs" };
const SETTING = /^[A-Za-z][\w ]*=[^:,=]*$/;

/**
 * Reads a kind, a version behind `@`, settings `:NAME=VALUE,...` of which `nodes`, `depth` and `movetime` are limits, and
 * then a command line.
 * @throws {SpecFault} on anything else
 */
export function readSpec<Kind extends string>(text: string, grammar: SpecGrammar<Kind>): PlayerSpec<Kind> {
  const { kinds, versioned, commanded } = grammar;
  const [head, ...rest] = text.split(":");
  const [kindText, ...versionParts] = head.split("@");
  const kind = kinds.find((known) => known === kindText);
  const version = versionParts.length > 0 ? versionParts.join("@") : null;
  if (kind === undefined)
    throw new SpecFault(`${quote(text)} is no player; one is ${kinds.join(", ")}`, suggest(kindText, kinds));
  if (version !== null && kind !== versioned)
    throw new SpecFault(`${quote(text)}: only '${versioned}' has versions`, null);
  const hasSettings = rest.length > 0 && rest[0].split(",").every((part) => SETTING.test(part));
  const { limit, options } = parseSettings(text, hasSettings ? rest[0] : "");
  const commandText = (hasSettings ? rest.slice(1) : rest).join(":").trim();
  if (kind === commanded && commandText === "") throw new SpecFault(`${quote(text)} has no command line`);
  if (kind !== commanded && commandText !== "")
    throw new SpecFault(`${quote(text)}: ${quote(commandText)} is no setting; one is like depth=3`);
  return { label: text, kind, version, command: wordsOf(commandText), limit, options };
}

function parseSettings(text: string, settings: string): Pick<PlayerSpec, "limit" | "options"> {
  let limit: Allowance | null = null;
  const options = new Map<string, string>();
  for (const part of settings === "" ? [] : settings.split(",")) {
    const [name, value] = part.split("=");
    const key = LIMITS[name.toLowerCase()];
    if (key === undefined ? options.has(name) : limit !== null)
      throw new SpecFault(`${quote(text)} has ${key === undefined ? `'${name}' twice` : "more than one limit"}`);
    if (key === undefined) options.set(name, value);
    else limit = { [key]: above0(name, value) };
  }
  return { limit, options };
}

function above0(name: string, value: string): number {
  const number = Number(value);
  if (value.trim() !== "" && Number.isFinite(number) && number > 0 && number <= 1e12) return number;
  throw new SpecFault(`${name} is ${quote(value)}; it must be a number above 0`);
}

/** Words of a command line; one with blanks stands in quotes. */
function wordsOf(text: string): string[] {
  if (text === "") return [""];
  return Array.from(text.matchAll(/"([^"]*)"|'([^']*)'|\S+/g), ([word, double, single]) => double ?? single ?? word);
}
