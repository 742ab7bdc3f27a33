/** Tuning in jobs comes to what it comes to on one thread. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { type Job, makeJob } from "../../src/jobs/job.ts";
import type { OnDone, Runner } from "../../src/jobs/runner.ts";
import { TUNING, type TuningSettings } from "../../src/jobs/tuning.ts";
import { Stopped, TuningCrew } from "../../src/jobs/tuning-crew.ts";
import { loneCrew } from "../../src/tune/crew.ts";
import { EMPTY_JOURNAL } from "../../src/tune/journal.ts";
import { makeOrder } from "../../src/tune/make-order.ts";
import type { TuneDesk, TunePlan } from "../../src/tune/plan.ts";
import { tune } from "../../src/tune/tune.ts";
import { weightsFile } from "../../src/tune/weights-file.ts";
import { rulesDigest } from "../../src/variant/digest.ts";
import type { Variant } from "../../src/variant/variant.ts";

const ID = "losalamos";
const variant = bundledVariant(ID) as Variant;
const SETTINGS = { nodes: 30, judgeNodes: 30, seed: 5 };
const PLAN: TunePlan = { games: 30, timeMs: 0, rounds: 1, positions: 300, lessons: [], isJudged: true };
const ENGINE = "engine";

function deskOf(): TuneDesk {
  return { journal: EMPTY_JOURNAL, keepGame: () => {}, keepPair: () => {}, report: () => {} };
}

/** Runs jobs as they went over a wire, the last one first. */
class Wire implements Runner {
  readonly jobs: Job[] = [];

  async run(jobs: readonly Job[], onDone: OnDone): Promise<void> {
    for (const job of [...jobs].reverse()) {
      this.jobs.push(job);
      const value = JSON.parse(JSON.stringify(await TUNING.run(JSON.parse(JSON.stringify(job)), variant)));
      expect(TUNING.check(job, variant, value)).toBeNull();
      onDone(job, value);
    }
  }

  async close(): Promise<void> {}
}

const shared = { variant, given: { id: ID }, settings: SETTINGS, engine: ENGINE };

function jobWith(settings: Partial<Record<keyof TuningSettings, unknown>>): Job {
  const whole = { nodes: 30, judgeNodes: 30, provided: null, judged: null, numbers: [0, 1], ...settings };
  return makeJob({ kind: TUNING.name, engine: ENGINE, variant: { id: ID }, seed: 5, settings: whole });
}

describe("tuning in jobs", () => {
  it("finds the same weights and the same verdict", async () => {
    const here = await tune(variant, PLAN, loneCrew(makeOrder(variant, SETTINGS)), deskOf());
    const wire = new Wire();
    const crew = new TuningCrew(shared, wire, loneCrew(makeOrder(variant, SETTINGS)));
    const there = await tune(variant, PLAN, crew, deskOf());
    expect(there?.weights).toEqual(here?.weights);
    expect(there?.games).toBe(30);
    expect(there?.verdict?.isKept).toBe(here?.verdict?.isKept);
    expect(there?.verdict?.pairs).toEqual(here?.verdict?.pairs);
    const numbers = wire.jobs.map(({ settings }) => (settings as TuningSettings).numbers);
    expect(numbers[0]).toHaveLength(30);
    expect(numbers.slice(1).every((own) => own.length <= 8)).toBe(true);
  });

  it("plays with weights that came with the variant", async () => {
    const plain = await TUNING.run(jobWith({}), variant);
    const weights = { pieces: { queen: { value: [100, 100] } } };
    const provided = JSON.stringify({ evaluation: 1, rules: rulesDigest(variant), weights });
    const other = await TUNING.run(jobWith({ provided }), variant);
    expect(other).not.toEqual(plain);
    expect(await TUNING.run(jobWith({}), variant)).toEqual(plain);
  });

  it("waits no longer than it is wanted", async () => {
    const crew = new TuningCrew(
      shared,
      { run: () => new Promise(() => {}), close: async () => {} },
      loneCrew(makeOrder(variant, SETTINGS)),
    );
    const tuning = tune(variant, PLAN, crew, deskOf());
    setTimeout(() => crew.stop(), 20);
    await expect(tuning).rejects.toThrow(Stopped);
  });

  it("tells whoever tunes what the queue says", async () => {
    const broken = { run: () => Promise.reject(new Error("no queue")), close: async () => {} };
    const crew = new TuningCrew(shared, broken, loneCrew(makeOrder(variant, SETTINGS)));
    await expect(tune(variant, PLAN, crew, deskOf())).rejects.toThrow("no queue");
  });

  it.each<[string, Partial<Record<keyof TuningSettings, unknown>>]>([
    ["no numbers", { numbers: [] }],
    ["a number that is none", { numbers: [0.5] }],
    ["no nodes", { nodes: 0 }],
    ["weights that are no text", { judged: 7 }],
  ])("refuses %s", async (_, settings) => {
    await expect(TUNING.run(jobWith(settings), variant)).rejects.toMatchObject({ code: "job-settings" });
  });

  it("refuses weights of other rules, and those that are none", async () => {
    const stale = JSON.stringify({ evaluation: 1, rules: "0123456789abcdef", weights: {} });
    await expect(TUNING.run(jobWith({ judged: stale }), variant)).rejects.toMatchObject({ code: "weights-stale" });
    await expect(TUNING.run(jobWith({ provided: "?" }), variant)).rejects.toMatchObject({ code: "syntax" });
  });

  it("believes no game that cannot be", async () => {
    const job = jobWith({});
    const value = (await TUNING.run(job, variant)) as { games: { game: number; positions: [string, number][] }[] };
    const check = (given: unknown) => TUNING.check(job, variant, given);
    const [first, second] = value.games;
    expect(check(value)).toBeNull();
    expect(check(null)).toBe("it has no list of games");
    expect(check({ games: [first, {}] })).toBe("a game is of no such shape");
    expect(check({ games: [first] })).toBe("its games are not those that were asked for");
    expect(check({ games: [second, first] })).toBe("its games are not those that were asked for");
    const [, ...rest] = first.positions;
    const lie = { ...first, positions: [["8/8 w", 3], ...rest] };
    expect(check({ games: [lie, second] })).toBe("one of its positions cannot be");
  });

  it("believes no points that no pair of games has", async () => {
    const bare = { terms: {}, passed: null, dangers: {}, pieces: variant.pieceTypes.map(() => null) };
    const judged = JSON.stringify({
      ...JSON.parse(weightsFile({ ...variant, pieceTypes: [] }, bare as never)),
      rules: rulesDigest(variant),
    });
    const job = jobWith({ judged, nodes: 10, judgeNodes: 10 });
    const value = (await TUNING.run(job, variant)) as { points: number[] };
    expect(TUNING.check(job, variant, value)).toBeNull();
    expect(TUNING.check(job, variant, { points: [2.5, 0] })).toBe("no pair of games can end like that");
    expect(TUNING.check(job, variant, { points: [2] })).toBe("it has not the points of each pair");
    expect(TUNING.check(job, variant, { games: [] })).toBe("it has not the points of each pair");
  });
});
