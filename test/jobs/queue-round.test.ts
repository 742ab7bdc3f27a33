/** What the giver makes of a queue that loses, lies and repeats itself. */
import { describe, expect, it } from "vitest";
import { type Job, makeJob } from "../../src/jobs/job.ts";
import { QueueRound } from "../../src/jobs/queue-round.ts";
import { makeResult } from "../../src/jobs/result.ts";
import type { JobState, Transport } from "../../src/jobs/transport.ts";

const jobs = [1, 2, 3].map((seed) => makeJob({ kind: "k", engine: "e", variant: { id: "chess" }, seed, settings: {} }));

/** A queue in memory, whose jobs are done as soon as they are given. */
class FakeQueue implements Transport {
  readonly name = "fake";
  readonly given: number[] = [];
  readonly states_ = new Map<string, JobState>();
  hear: (id: string) => void = () => {};
  /** What becomes of a job that is given. */
  readonly answer: (job: Job, times: number) => JobState | null;

  constructor(answer: (job: Job, times: number) => JobState | null) {
    this.answer = answer;
  }

  async give(_queue: string, some: readonly Job[]): Promise<void> {
    for (const job of some) {
      this.given.push(job.seed);
      const state = this.answer(job, this.given.filter((seed) => seed === job.seed).length);
      if (state) this.states_.set(job.digest, state);
      // Heard of more than once.
      for (let times = 0; times < 3; times++) setTimeout(() => this.hear(job.digest), times * 5);
    }
  }
  async states(_queue: string, ids: readonly string[]): Promise<readonly JobState[]> {
    return ids.map((id) => this.states_.get(id) ?? { id, is: "missing" });
  }
  async forget(_queue: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) this.states_.delete(id);
  }
  async workers(): Promise<number> {
    return 1;
  }
  async follow(_queue: string, hear: (id: string) => void): Promise<void> {
    this.hear = hear;
  }
  take(): void {}
  async close(): Promise<void> {}
}

const done = (job: Job, value: unknown = job.seed): JobState => ({
  id: job.digest,
  is: "done",
  value: makeResult(job, value),
});
const failed = (job: Job, reason: string): JobState => ({ id: job.digest, is: "failed", reason });

async function run(queue: FakeQueue, isWanted = (_count: number) => true) {
  const counted: unknown[] = [];
  const notes: string[] = [];
  const round = new QueueRound(queue, jobs, (message) => notes.push(message));
  const findFault = async (job: Job, given: unknown) =>
    (given as { value: unknown }).value === job.seed ? null : "it is a lie";
  await round.run(findFault, (_, value) => isWanted(counted.push(value)));
  return { counted: counted.sort(), notes };
}

describe("a giver", () => {
  it("counts what it hears of three times once", async () => {
    const queue = new FakeQueue((job) => done(job));
    expect((await run(queue)).counted).toEqual([1, 2, 3]);
    expect(queue.given).toEqual([1, 2, 3]);
  });

  it("takes what earlier runs have left, and gives again what had failed in them", async () => {
    const queue = new FakeQueue((job) => done(job));
    queue.states_.set(jobs[0].digest, done(jobs[0]));
    queue.states_.set(jobs[1].digest, failed(jobs[1], "long ago"));
    expect((await run(queue)).counted).toEqual([1, 2, 3]);
    expect(queue.given).toEqual([2, 3]);
  });

  it("gives again what the queue has lost", async () => {
    const queue = new FakeQueue((job, times) => (job.seed === 2 && times < 3 ? null : done(job)));
    expect((await run(queue)).counted).toEqual([1, 2, 3]);
    expect(queue.given.filter((seed) => seed === 2)).toHaveLength(3);
  });

  it("asks again for a wrong result, and stops at the third", async () => {
    const once = new FakeQueue((job, times) => done(job, job.seed === 2 && times === 1 ? 7 : job.seed));
    const { counted, notes } = await run(once);
    expect(counted).toEqual([1, 2, 3]);
    expect(notes[0]).toMatch(/^job-result: The result of job \w+ is refused: it is a lie; .* 1 of 2 times\.$/);
    const ever = new FakeQueue((job) => done(job, job.seed === 2 ? 7 : job.seed));
    await expect(run(ever)).rejects.toThrow(/job-result: .* is refused: it is a lie, 3 times/);
  });

  it("stops at a job that was refused, with the code of the refusal", async () => {
    const refused = new FakeQueue((job) =>
      job.seed === 2 ? failed(job, "unknown-variant: There is none.") : done(job),
    );
    await expect(run(refused)).rejects.toThrow("unknown-variant: There is none.");
    const broken = new FakeQueue((job) => (job.seed === 2 ? failed(job, "the thread ended") : done(job)));
    await expect(run(broken)).rejects.toThrow(/job-failed: .*the thread ended/);
  });

  it("takes the rest away once it has enough", async () => {
    const queue = new FakeQueue((job) => done(job));
    expect((await run(queue, (count) => count < 2)).counted).toHaveLength(2);
    expect([...queue.states_.keys()]).not.toContain(jobs[2].digest);
  });
});
