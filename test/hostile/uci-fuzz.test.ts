/** Random UCI sessions; one that fails is printed with its seed. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { UciSession } from "../../src/cli/uci-session.ts";
import { buildProgram, runProgram } from "../cli/program.ts";
import { times } from "../sampled.ts";
import { uciLine } from "./uci-line.ts";
import { answers, UciModel } from "./uci-model.ts";
import { LONGEST_LINE_MS, msUntil } from "./waited.ts";

/** What the first lines fetch would take its time here. */
beforeAll(async () => {
  await Promise.all([import("../../src/cli/variant-file.ts"), import("../../src/cli/weights-beside.ts")]);
  const session = new UciSession(() => undefined);
  for (const text of ["go depth 1", "quit"]) await session.receive(text);
  await session.close();
});

/** Lines, each with a pause behind it in which a search gets on. */
const step = fc.tuple(uciLine, fc.constantFrom(0, 0, 0, 1, 8));

/** A perft that was broken off says so beside the answers to lines. */
const REFUSAL = /^info string error (?!The perft was stopped)/;
/** From the end of the input or `quit` to the end of the session. */
const LONGEST_END_MS = 4_000;

/** Whether a session is not waited for, as it has a perft that takes a year: at its end somebody says `stop`. */
const isOfAYear = (session: readonly string[]) => session.some((line) => line.includes("perft 17"));

/** What must be true of all that was said in a session. */
function check(lines: readonly string[], model: UciModel): void {
  const bests = lines.filter((line) => line.startsWith("bestmove "));
  const refusals = lines.filter((line) => REFUSAL.test(line));
  bests.forEach((best, index) => {
    expect(answers(best, model.searches[index] ?? []), `${best} of ${model.searches[index]}`).toBe(true);
  });
  expect(lines.filter((line) => line === "readyok")).toHaveLength(model.asked);
  expect(bests).toHaveLength(model.searches.length);
  expect(refusals).toHaveLength(model.refused);
  expect(lines.filter((line) => line.length > 200 && line.startsWith("info string"))).toEqual([]);
  expect(lines.filter((line) => /Internal error|[^ -~]/.test(line))).toEqual([]);
}

async function play(steps: readonly (readonly [string, number])[], isQuit: boolean): Promise<void> {
  const lines: string[] = [];
  const session = new UciSession((line) => lines.push(line));
  const model = new UciModel();
  for (const [text, pauseMs] of steps) {
    model.take(text);
    expect(await msUntil(session.receive(text))).toBeLessThan(LONGEST_LINE_MS);
    expect(lines.filter((line) => line === "readyok")).toHaveLength(model.asked);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  if (isOfAYear(steps.map(([text]) => text))) await session.receive("stop");
  const begin = performance.now();
  if (isQuit) await session.receive("quit");
  await (isQuit ? session.close() : session.finish());
  expect(performance.now() - begin).toBeLessThan(LONGEST_END_MS);
  check(lines, model);
}

it("answers every line once and in order, whatever is said when", async () => {
  const sessions = fc.array(step, { minLength: 5, maxLength: 40 });
  await fc.assert(fc.asyncProperty(sessions, fc.boolean(), play), {
    numRuns: Number(process.env.UCI_RUNS ?? times(40, 15)),
  });
}, 600_000);

describe("the program", () => {
  let script = "";
  beforeAll(async () => {
    script = await buildProgram("uci-fuzz");
  }, 60_000);

  const seed = Number(process.env.UCI_SEED ?? Date.now() % 1_000_000);
  // Lines with line ends in them are several.
  const line = uciLine.filter((text) => !/[\n\uD800-\uDFFF]/.test(text));
  const sessions = fc.sample(fc.array(line, { minLength: 3, maxLength: 25 }), { seed, numRuns: 5 });

  it.each(sessions)(`ends with its input and at quit, seed ${seed}: %j`, async (...session) => {
    for (const end of ["", "quit\n"]) {
      const model = new UciModel();
      for (const text of session) model.take(text);
      const stop = isOfAYear(session) ? "stop\n" : "";
      const { code, out, err } = await runProgram(script, ["uci"], { input: `${session.join("\n")}\n${stop}${end}` });
      expect([code, err]).toEqual([0, ""]);
      check(out.trimEnd().split("\n"), model);
    }
  });
});
