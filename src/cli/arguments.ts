/** The words after a command: operands and options, checked against the command's signature. */
import { parseArgs } from "node:util";
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { UsageError } from "./usage.ts";

/** Every option of every command; `null` for those without a value, otherwise the value's name. */
const OPTIONS = {
  json: null,
  divide: null,
  verify: null,
  stdio: null,
  fen: "a FEN",
  start: "a number",
  moves: "moves in quotes",
  movetime: "milliseconds",
  depth: "a number of plies",
  nodes: "a number of nodes",
  games: "a number of games",
  minutes: "a number of minutes",
  seed: "a number",
  rounds: "a number",
  positions: "a number of positions",
  threads: "a number of threads",
  from: "a file of games",
  out: "a file",
  journal: "a file",
  compare: "a saved run",
  tc: "a clock like 10+0.1",
  concurrency: "a number of games",
  sprt: "two numbers of Elo like 0,5",
  book: "a file of games",
  plies: "a number of plies",
  starts: "yes or no",
  resign: "hundredths of a pawn",
  "max-plies": "a number of plies",
  grace: "milliseconds",
  pgn: "a file",
  force: null,
  queue: "the address of a Redis",
  job: "a part like 1/4",
  merge: "files with commas between them",
} as const;

export type OptionName = keyof typeof OPTIONS;

/** The operands and options that a command accepts. */
export interface Signature {
  /** Names of the operands, such as `VARIANT`. */
  readonly operands: readonly string[];
  /** Number of operands that may be omitted, counted from the last. */
  readonly optional?: number;
  /** Whether the last operand may be repeated. */
  readonly repeats?: boolean;
  readonly options: readonly OptionName[];
}

/** Operands and options of one call. */
export class Arguments {
  readonly operands: readonly string[];
  private readonly values: ReadonlyMap<string, string>;

  /** @throws {UsageError} on unknown options, missing values, too many or too few operands */
  static parse(words: readonly string[], signature: Signature): Arguments {
    const { tokens } = parseArgs({
      args: [...words],
      options: parseOptions(signature),
      strict: false,
      allowPositionals: true,
      tokens: true,
    });
    const operands: string[] = [];
    const values = new Map<string, string>();
    for (const token of tokens) {
      if (token.kind === "positional") operands.push(token.value);
      if (token.kind === "option") addOption(values, token, signature);
    }
    checkOperands(operands, signature);
    return new Arguments(operands, values);
  }

  private constructor(operands: readonly string[], values: ReadonlyMap<string, string>) {
    this.operands = operands;
    this.values = values;
  }

  has(option: OptionName): boolean {
    return this.values.has(option);
  }

  text(option: OptionName): string | undefined {
    return this.values.get(option);
  }

  /** The same with another value of an option. */
  with(option: OptionName, text: string): Arguments {
    return new Arguments(this.operands, new Map([...this.values, [option, text]]));
  }

  /** A whole number in a range.
   *  @param orWord what the option may have instead, for the message
   *  @throws {UsageError} for any other text */
  number(option: OptionName, least: number, most: number, orWord = ""): number | undefined {
    const text = this.values.get(option);
    return text === undefined ? undefined : wholeNumber(text, { what: `--${option}`, orWord }, least, most);
  }

  /** A number above 0, which may have a fraction.
   *  @throws {UsageError} for any other text */
  amount(option: OptionName, most: number): number | undefined {
    const text = this.values.get(option);
    if (text === undefined) return undefined;
    const number = Number(text);
    if (/^\d{1,9}(\.\d{1,9})?$/.test(text) && number > 0 && number <= most) return number;
    throw new UsageError(`${quote(text)} is not a number for --${option}: write one above 0, up to ${most}.`);
  }
}

/** A part of the work: number `number`, from 1, of `of`. */
export interface PartOfWork {
  readonly number: number;
  readonly of: number;
}

/** Parses a part of the work.
 *  @throws {UsageError} for anything but two whole numbers like `1/4`, of which the first is at most the second */
export function partOfWork(text: string): PartOfWork {
  const [number, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text)?.slice(1).map(Number) ?? [];
  if (number >= 1 && number <= of) return { number, of };
  throw new UsageError(`${quote(text)} is no part for --job: write it like 1/4, the first at most the second.`);
}

/** What a number is called in the message, and the word that may stand instead of it. */
interface NumberName {
  readonly what: string;
  readonly orWord?: string;
}

/** Parses a whole number of the command line.
 *  @throws {UsageError} unless the text is a whole number from `least` to `most` */
export function wholeNumber(text: string, { what, orWord = "" }: NumberName, least: number, most: number): number {
  const number = Number(text);
  if (/^[0-9]{1,15}$/.test(text) && number >= least && number <= most) return number;
  const wanted = least === most ? `${least}, the only one` : `a whole number from ${least} to ${most}`;
  const other = orWord === "" ? "" : `, or '${orWord}'`;
  throw new UsageError(`${quote(text)} is not a number for ${what}: write ${wanted}${other}.`);
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string;
  readonly inlineValue?: boolean;
}

function parseOptions({ options }: Signature): Record<string, { type: "boolean" | "string" }> {
  return Object.fromEntries(options.map((name) => [name, { type: OPTIONS[name] === null ? "boolean" : "string" }]));
}

function addOption(values: Map<string, string>, token: OptionToken, { options }: Signature): void {
  const name = options.find((option) => option === token.name);
  if (!name || !token.rawName.startsWith("--")) throw unknownOption(token.rawName, options);
  if (values.has(name)) throw new UsageError(`'--${name}' is given twice.`);
  values.set(name, optionValue(name, token));
}

function optionValue(name: OptionName, { value, inlineValue }: OptionToken): string {
  const wanted = OPTIONS[name];
  if (wanted === null) {
    if (value !== undefined) throw new UsageError(`'--${name}' takes no value.`);
    return "";
  }
  const isOption = !inlineValue && value?.startsWith("--");
  const isMissing = value === "" && name !== "moves";
  if (value === undefined || isMissing || isOption) throw new UsageError(`'--${name}' needs ${wanted} after it.`);
  return value;
}

function unknownOption(rawName: string, options: readonly OptionName[]): UsageError {
  const hint = suggest(rawName.replace(/^-+/, ""), options);
  const known = options.length
    ? `Its options are ${options.map((name) => `--${name}`).join(" ")}.`
    : "It has no options.";
  return new UsageError(`The command has no option ${quote(rawName)}. ${known}`, hint && `--${hint}`);
}

function checkOperands(
  operands: readonly string[],
  { operands: names, optional = 0, repeats = false }: Signature,
): void {
  const missing = names[operands.length];
  if (missing !== undefined && operands.length < names.length - optional)
    throw new UsageError(`${missing} is missing.`);
  const extra = operands[names.length];
  if (extra !== undefined && !repeats) throw new UsageError(`There is one word too many: ${quote(extra)}.`);
}
