/** Parses XBoard's protocol, version 2: one line, one command. */
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { isUciShape } from "../notation/move.ts";
import { LineFault } from "./line-fault.ts";

/** Commands that are a single word. */
const PLAIN = [
  "xboard",
  "new",
  "force",
  "go",
  "playother",
  "white",
  "black",
  "?",
  "draw",
  "undo",
  "remove",
  "hard",
  "easy",
  "post",
  "nopost",
  "analyze",
  "exit",
  ".",
  "hint",
  "bk",
  "quit",
] as const;
/** Commands with text behind them that change nothing here. */
const IGNORED = ["accepted", "rejected", "random", "computer", "name", "rating", "ics", "egtpath", "hover"] as const;
/** Commands with one number, and its range. Times may be negative, because clocks are read late. */
const NUMBERS = {
  protover: [1, 1_000],
  ping: [-2_147_483_648, 2_147_483_647],
  sd: [1, 2_147_483_647],
  st: [0, 86_400],
  time: [-2_147_483_648, 2_147_483_647],
  otim: [-2_147_483_648, 2_147_483_647],
  memory: [1, 1_048_576],
  cores: [1, 1_024],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
/** Commands with a text of their own. */
const TEXTS = ["variant", "usermove", "lift", "put", "setboard", "option", "level", "result"] as const;
/** Commands that other engines know, and why they are refused here. */
const REFUSED: Readonly<Record<string, string>> = {
  edit: "positions are set up by 'setboard'",
  nps: "time is real time here",
  pause: "there is no pause",
  resume: "there is no pause",
  exclude: "moves cannot be left out",
  include: "moves cannot be left out",
  setscore: "scores cannot be set",
};

type Plain = (typeof PLAIN)[number];
type NumberName = keyof typeof NUMBERS;
type TextName = (typeof TEXTS)[number];

export type XboardCommand = (
  | { readonly type: Plain }
  | { readonly type: "ignored" }
  | { readonly type: NumberName; readonly number: number }
  | { readonly type: TextName; readonly text: string }
) & {
  /** The line, for the answer if it is refused. */
  readonly line: string;
};

/** A command without its line. */
type Parsed = XboardCommand extends infer Each ? (Each extends unknown ? Omit<Each, "line"> : never) : never;

/** Parses a line; null when it is blank.
 *  @throws {LineFault} when it is not a command */
export function parseXboard(text: string): XboardCommand | null {
  const line = text.trim();
  if (line === "") return null;
  const name = /^[^ \t]+/.exec(line)?.[0] ?? "";
  const rest = line.slice(name.length).trim();
  return { ...(parse(name, rest) as Parsed), line } as XboardCommand;
}

function parse(name: string, rest: string): unknown {
  const plain = PLAIN.find((word) => word === name);
  if (plain) return parsePlain(plain, rest);
  if (IGNORED.some((word) => word === name)) return { type: "ignored" };
  if (isNumberName(name)) return { type: name, number: readNumber(name, rest) };
  const withText = TEXTS.find((word) => word === name);
  if (withText) return parseText(withText, rest);
  if (Object.hasOwn(REFUSED, name)) throw new LineFault(`not implemented, ${REFUSED[name]}`);
  // Protocol 1 sends moves as they are.
  if (rest === "" && isUciShape(name)) return { type: "usermove", text: name };
  throw unknownCommand(name);
}

function parsePlain(type: Plain, rest: string): unknown {
  if (rest !== "") throw new LineFault(`too many parameters, '${type}' stands alone`);
  return { type };
}

function parseText(type: TextName, text: string): unknown {
  if (text === "" && type !== "result") throw new LineFault(`too few parameters, '${type}' needs one`);
  return { type, text };
}

function isNumberName(word: string): word is NumberName {
  return Object.hasOwn(NUMBERS, word);
}

/** Seconds and memory may have a fraction, as XBoard's user writes them. */
function readNumber(name: NumberName, text: string): number {
  const [least, most] = NUMBERS[name];
  const number = Number(text);
  const shape = name === "st" ? /^\d{1,5}(\.\d{1,3})?$/ : /^-?\d{1,10}$/;
  if (shape.test(text) && number >= least && number <= most) return number;
  throw new LineFault(`'${name}' needs a number from ${least} to ${most}, not ${quote(text)}`);
}

function unknownCommand(name: string): LineFault {
  const hint = suggest(
    name,
    [...PLAIN, ...IGNORED, ...Object.keys(NUMBERS), ...TEXTS].filter((word) => word.length > 1),
  );
  return new LineFault(`unknown command${hint === null ? "" : `, did you mean '${hint}'?`}`);
}
