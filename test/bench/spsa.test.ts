/** The climb of `npm run spsa`: that it goes towards what wins, stays within bounds, and goes on where it was stopped. */
import { appendFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { diceOf } from "../../bench/common/random.ts";
import { afterTrial, type Course, trialOf } from "../../bench/spsa/climb.ts";
import { Journal } from "../../bench/spsa/journal.ts";
import { compileOpen, withNumbers } from "../../bench/spsa/kernels.ts";
import { parseSpsa } from "../../bench/spsa/options.ts";
import { parametersOf, readParameters } from "../../bench/spsa/parameters.ts";
import { leadOf } from "../../bench/spsa/table.ts";

const named = (name: string, value: number) => ({ name, value, least: 0, most: 100, step: 5 });
const course: Course = { parameters: [named("A", 20), named("B", 80), named("C", 50)], rounds: 400, gain: 0.3 };
const start = course.parameters.map(({ value }) => value);

/** Climbs where the side nearer to `best` scores more, as far as it is nearer, with some luck besides. */
function climb(best: readonly number[], luck: number): number[] {
  const distance = (values: readonly number[]) =>
    values.reduce((sum, value, index) => sum + (value - best[index]) ** 2, 0);
  const chance = diceOf(7, 0);
  let values: readonly number[] = start;
  for (let round = 0; round < course.rounds; round++) {
    const trial = trialOf(course, round, values, diceOf(1, round));
    const lead = (distance(trial.minus) - distance(trial.plus)) / 4000 + luck * (chance(1001) / 1000 - 0.5);
    values = afterTrial(course, round, values, trial, Math.max(-0.5, Math.min(0.5, lead)));
  }
  return [...values];
}

describe("a climb", () => {
  it("comes near to what wins, from both sides, also where games are half luck", () => {
    const found = climb([60, 40, 50], 0.3);
    for (const [index, wanted] of [60, 40, 50].entries()) expect(Math.abs(found[index] - wanted)).toBeLessThan(8);
  });

  it("stays within its bounds", () => {
    for (const value of climb([-200, 300, 50], 0)) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(100);
    }
  });

  it("tries whole numbers on both sides, of which the mean is where it is", () => {
    const trials = Array.from({ length: 2000 }, (_, round) =>
      trialOf({ ...course, rounds: 1 }, 0, [20.25, 80, 50], diceOf(3, round)),
    );
    expect(trials.flatMap(({ plus, minus }) => [...plus, ...minus]).every(Number.isInteger)).toBe(true);
    const mean = trials.reduce((sum, { plus, minus }) => sum + plus[0] + minus[0], 0) / (2 * trials.length);
    expect(mean).toBeCloseTo(20.25, 1);
    expect(new Set(trials.map(({ signs }) => signs.join())).size).toBe(8);
  });

  it("is led by points", () => {
    expect(leadOf({ wins: 10, draws: 4, losses: 2 })).toBeCloseTo(0.25);
    expect(leadOf({ wins: 0, draws: 0, losses: 2 })).toBe(-0.5);
  });
});

describe("its numbers", () => {
  it("are those of the search, within bounds", () => {
    const parameters = readParameters();
    expect(parameters.length).toBeGreaterThanOrEqual(10);
    for (const { value, least, most, step } of parameters) {
      expect(value).toBeGreaterThan(least);
      expect(value).toBeLessThan(most);
      expect(step).toBeLessThan((most - least) / 3);
    }
  });

  it("are refused by name where the search has none, or another", () => {
    const source = "export const HERE: i32 = 7;\nexport const WIDE: u32 = 4;\n";
    const bounds = { least: 1, most: 9, step: 1 };
    expect(parametersOf(source, { HERE: bounds })).toEqual([{ name: "HERE", value: 7, ...bounds }]);
    expect(() => parametersOf(source, { GONE: bounds })).toThrow("has no whole number 'GONE'");
    expect(() => parametersOf(source, { WIDE: bounds })).toThrow("has no whole number 'WIDE'");
    expect(() => parametersOf(source, { HERE: { ...bounds, most: 6 } })).toThrow(
      "'HERE' is 7, which is not from 1 to 6",
    );
  });

  it("become others in a kernel, and nothing else does", async () => {
    const names = ["FUTILITY_MARGIN", "DELTA_MARGIN"];
    const open = await compileOpen(names);
    const numbersOf = async (bytes: Uint8Array) => {
      const { exports } = (await WebAssembly.instantiate(new Uint8Array(bytes), {})).instance;
      return names.map((name) => (exports[name] as WebAssembly.Global).value);
    };
    const stands = readParameters().filter(({ name }) => names.includes(name));
    expect(await numbersOf(open)).toEqual(stands.map(({ value }) => value));
    const moved = await withNumbers(open, names, [91, 17]);
    expect(await numbersOf(moved)).toEqual([91, 17]);
    const back = await withNumbers(moved, names, await numbersOf(open));
    expect(Buffer.from(back).equals(Buffer.from(await withNumbers(open, names, await numbersOf(open))))).toBe(true);
    await expect(withNumbers(open, ["RAZOR_MARGIN"], [1])).rejects.toThrow("has no variable 'RAZOR_MARGIN'");
  });
});

describe("its command line and journal", () => {
  it("takes variants of the narrow kernel alone", () => {
    expect(parseSpsa(["--variants", "chess,edgy,chess", "--games", "5"])).toMatchObject({
      variantIds: ["chess", "edgy"],
      games: 6,
    });
    expect(() => parseSpsa(["--variants", "capablanca"])).toThrow("'capablanca', which the wide kernel plays");
    expect(() => parseSpsa(["--gain", "0"])).toThrow("--gain is '0'");
  });

  it("goes on where it was cut off, in the same climb alone", () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "spsa-")), "journal.jsonl");
    const conditions = { format: 1, engine: "e", course: "c" } as const;
    const round = { wins: 3, draws: 1, losses: 2 };
    Journal.open(file, conditions).keep(round);
    appendFileSync(file, '{"wins":4');
    const again = Journal.open(file, conditions);
    expect(again.rounds).toEqual([round]);
    again.keep({ ...round, wins: 9 });
    expect(readFileSync(file, "utf8").split("\n").length).toBe(4);
    expect(() => Journal.open(file, { ...conditions, engine: "other" })).toThrow("another climb, or of another engine");
  });
});
