/**
 * The options of a command line, as data: what each is read as, and what it is when it is not given. `--help` needs no
 * row: every program has it.
 */
import { parseArgs } from "node:util";

/** A command line that cannot be followed; its message says why. */
export class UsageError extends Error {}

/** Reads the text that was given for an option. @throws {UsageError} */
export type Reader<Value> = (name: string, text: string) => Value;

/** One option of a program. */
export interface Option<Value> {
  readonly type: "string" | "boolean";
  readonly multiple: boolean;
  /** @param given undefined when it was not given */
  readonly read: (name: string, given: unknown) => Value;
}

type Options = Readonly<Record<string, Option<unknown>>>;
type Values<Of extends Options> = { readonly [Name in keyof Of]: Of[Name] extends Option<infer Value> ? Value : never };

/** Present or not. */
export const flag: Option<boolean> = { type: "boolean", multiple: false, read: (_, given) => given === true };

/** Null when it is not given. */
export function optional<Value>(read: Reader<Value>): Option<Value | null> {
  return { type: "string", multiple: false, read: (name, given) => (isText(given) ? read(name, given) : null) };
}

/** @param fallback the text that counts when none is given */
export function option<Value>(read: Reader<Value>, fallback: string): Option<Value> {
  return { type: "string", multiple: false, read: (name, given) => read(name, isText(given) ? given : fallback) };
}

/** May be given again and again; null when it is not given at all. */
export function repeated<Value>(read: Reader<Value>): Option<readonly Value[] | null> {
  const readAll = (name: string, texts: readonly string[]) => texts.map((text) => read(name, text));
  return {
    type: "string",
    multiple: true,
    read: (name, given) => (Array.isArray(given) ? readAll(name, given) : null),
  };
}

/** Any text. */
export const text: Reader<string> = (_, given) => given;

/** A whole number within these bounds. */
export function whole(least: number, most = Number.MAX_SAFE_INTEGER): Reader<number> {
  const bounds = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  return (name, given) => {
    const number = Number(given);
    if (/^\d+$/.test(given) && number >= least && number <= most) return number;
    throw new UsageError(`${name} is '${given}'; it must be a whole number ${bounds}`);
  };
}

/** A number above 0. */
export const positive: Reader<number> = (name, given) => {
  const number = Number(given);
  if (given.trim() !== "" && Number.isFinite(number) && number > 0) return number;
  throw new UsageError(`${name} is '${given}'; it must be a number above 0`);
};

/** One of these words. */
export function oneOf<Word extends string>(words: readonly Word[]): Reader<Word> {
  return (name, given) => {
    const found = words.find((word) => word === given);
    if (found !== undefined) return found;
    throw new UsageError(`${name} is '${given}'; it must be one of ${words.join(", ")}`);
  };
}

/** A part of the work: number `number`, from 1, of `of`. */
export interface PartOfWork {
  readonly number: number;
  readonly of: number;
}

/** A part of the work, written like the example. */
export function partOfWork(example: string): Reader<PartOfWork> {
  return (name, given) => {
    const [number, of] = /^(\d+)\/(\d+)$/.exec(given)?.slice(1).map(Number) ?? [];
    if (number >= 1 && number <= of) return { number, of };
    throw new UsageError(`${name} is '${given}'; it must be like ${example}, of which the first is at most the second`);
  };
}

/** Whether a part has the piece of work of that index: they are dealt out one by one. */
export function isDealtTo({ number, of }: PartOfWork, index: number): boolean {
  return index % of === number - 1;
}

/** Several, with commas between them. */
export function list<Value>(read: Reader<Value>): Reader<readonly Value[]> {
  return (name, given) => given.split(",").map((part) => read(name, part));
}

/**
 * The options of a command line, by name, and the words between them.
 * @param most words that it may have
 * @returns null when help is asked for
 * @throws {UsageError} on what the options do not know, and on values that they do not take
 */
export function readOptions<const Of extends Options>(
  args: readonly string[],
  options: Of,
  most = 0,
): (Values<Of> & { readonly words: readonly string[] }) | null {
  const { values, positionals } = parse(args, { ...options, help: flag }, most);
  if (values.help) return null;
  if (positionals.length > most) throw new UsageError(`'${positionals[most]}' is one word too many`);
  const read = Object.entries(options).map(([name, { read }]) => [name, read(`--${name}`, values[name])]);
  return { ...(Object.fromEntries(read) as Values<Of>), words: positionals };
}

function parse(args: readonly string[], options: Options, most: number) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: most > 0 });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function isText(given: unknown): given is string {
  return typeof given === "string";
}
