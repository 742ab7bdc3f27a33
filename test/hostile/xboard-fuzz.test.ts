/** Random XBoard sessions; one that fails is printed with its seed. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { XboardSession } from "../../src/cli/xboard-session.ts";
import { LONGEST_LINE_MS, msUntil } from "./waited.ts";

/** What the first lines fetch would take its time here. */
beforeAll(async () => {
  await Promise.all([import("../../src/cli/variant-file.ts"), import("../../src/cli/weights-beside.ts")]);
  const session = new XboardSession(() => undefined);
  const kernels = ["variant crazyhouse", "go", "force", "variant capablanca", "go", "force", "variant shogi", "go"];
  for (const text of ["protover 2", "st 0.05", "go", "force", ...kernels]) {
    await session.receive(text);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await session.finish();
});

const number = fc.oneof(
  fc.integer({ min: -5, max: 300 }).map(String),
  fc.constantFrom("", "1e9", "99999999999999999999", "0x10", "é", "-0", "0.5"),
);
const WORDS = [
  "force",
  "go",
  "playother",
  "?",
  "draw",
  "undo",
  "remove",
  "hard",
  "easy",
  "post",
  "analyze",
  "exit",
  ".",
];
const MORE = [
  "new",
  "hint",
  "bk",
  "white",
  "black",
  "xboard",
  "nopost",
  "edit",
  "quit now",
  "result 1-0 {x}",
  "result",
  "",
];
const move = fc.constantFrom(
  "e2e4",
  "e7e5",
  "g1f3",
  "g8f6",
  "f3g1",
  "f6g8",
  "e1g1",
  "a1a9",
  "O-O",
  "@@@@",
  "P@e4",
  "e7e8q",
  "♔",
  "a0a1=",
);
const square = fc.constantFrom("e2", "e7", "a0", "z9", "a99", "", "♔");
const fen = fc.constantFrom(
  "7k/5KQ1/8/8/8/8/8/8 b - - 0 1",
  "8/8/8/8/8/6k1/6p1/6K1 w - - 0 1",
  "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
  "8/8/8/8/8/8/8/8 w - - 0 1",
  "blah",
);
const variant = fc.constantFrom(
  "paradigm",
  "edgy-without-castling",
  "edgy",
  "crazyhouse",
  "capablanca",
  "normal",
  "shogi",
  "xyzzy",
  "__proto__",
);
const option = fc.constantFrom(
  "Hash=1",
  "Hash=",
  "Hash",
  "=",
  "MultiPV=3",
  "Clear Hash",
  "UCI_LimitStrength=1",
  "UCI_Elo=x",
  "VariantPath=/nowhere.yaml",
  "VariantPath=",
  "toString=1",
);
const withNumber = fc.tuple(fc.constantFrom("ping", "st", "sd", "time", "otim", "memory", "cores", "protover"), number);
const line = fc.oneof(
  fc.constantFrom(...WORDS, ...MORE),
  fc.constantFrom(...WORDS),
  withNumber.map((pair) => pair.join(" ")),
  move.map((text) => `usermove ${text}`),
  move,
  square.map((text) => `lift ${text}`),
  fen.map((text) => `setboard ${text}`),
  variant.map((text) => `variant ${text}`),
  option.map((text) => `option ${text}`),
  fc.constantFrom("level 40 5 0", "level 0 0:01 0.1", "level", "level x y z", "st 0.05", "level 1 0 0"),
  fc.string({ unit: "binary", maxLength: 30 }),
);
/** Lines, each with a pause behind it in which a search gets on. */
const step = fc.tuple(line, fc.constantFrom(0, 0, 0, 1, 8));

const LONGEST_END_MS = 4_000;
/** All that an engine may say. */
const SAYINGS =
  /^(feature |setup \(|piece |pong -?\d+$|move \S+$|Illegal move \(|Error \(|tellusererror |telluser |Hint: |offer draw$|highlight |choice |stat01: |# |(1-0|0-1|1\/2-1\/2) \{|\d+ -?\d+ \d+ \d+ \S| There is no opening book\.$|$)/;

async function play(steps: readonly (readonly [string, number])[], isQuit: boolean): Promise<void> {
  const lines: string[] = [];
  const session = new XboardSession((text) => lines.push(text));
  let pings = 0;
  const whole: (readonly [string, number])[] = [["new", 0], ["sd 2", 0], ...steps];
  for (const [text, pauseMs] of whole) {
    if (/^\s*ping\s+-?\d{1,3}\s*$/.test(text)) pings++;
    expect(await msUntil(session.receive(text))).toBeLessThan(LONGEST_LINE_MS);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  const begin = performance.now();
  await (isQuit ? session.close() : session.finish());
  expect(performance.now() - begin).toBeLessThan(LONGEST_END_MS);
  expect(lines.filter((text) => !SAYINGS.test(text) || /Internal error|[^ -~]|\n/.test(text))).toEqual([]);
  expect(lines.filter((text) => text.length > 200 && /^(Error|Illegal|tell)/.test(text))).toEqual([]);
  const pongs = lines.filter((text) => text.startsWith("pong")).length;
  if (isQuit) expect(pongs).toBeLessThanOrEqual(pings);
  else expect(pongs).toBe(pings);
}

describe("a session", () => {
  it("takes every line, answers in the protocol's words and every 'ping' once, whatever is said when", async () => {
    const sessions = fc.array(step, { minLength: 5, maxLength: 40 });
    await fc.assert(fc.asyncProperty(sessions, fc.boolean(), play), { numRuns: Number(process.env.UCI_RUNS ?? 40) });
  }, 600_000);

  it("refuses a line that is too long", async () => {
    const lines: string[] = [];
    const session = new XboardSession((text) => lines.push(text));
    await session.receive(null);
    await session.close();
    expect(lines).toEqual(["Error (the line is too long): ..."]);
  });
});
