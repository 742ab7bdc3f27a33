/** Threads that break down, and files that cannot be written. */
import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { Crew } from "../../src/jobs/crew.ts";
import { makeJob } from "../../src/jobs/job.ts";
import { Ledger } from "../../src/jobs/ledger.ts";
import { Turns } from "../../src/jobs/turns.ts";

const folder = mkdtempSync(path.join(tmpdir(), "fairywren-jobs-"));
const jobs = [1, 2, 3, 4].map((seed) =>
  makeJob({ kind: "k", engine: "e", variant: { id: "chess" }, seed, settings: {} }),
);

/** A thread that does this with each job. */
function crewOf(name: string, deed: string, most = 2, longestMs?: number): Crew {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from "node:worker_threads";
     import { existsSync, writeFileSync } from "node:fs";
     const done = (job) => parentPort.postMessage({ is: "done", result: { format: 1, digest: job.digest, value: job.seed } });
     parentPort.on("message", (job) => { ${deed} });
     parentPort.postMessage({ is: "ready", abilities: [] });`,
  );
  return new Crew(file, new Turns(most), longestMs);
}

async function run(crew: Crew, isWanted = (_count: number) => true): Promise<number[]> {
  const values: number[] = [];
  try {
    await crew.run(jobs, (_, value) => isWanted(values.push(value as number)));
    return values.sort();
  } finally {
    await crew.close();
  }
}

describe("a crew", () => {
  it("does every job once", async () => expect(await run(crewOf("fine", "done(job)"))).toEqual([1, 2, 3, 4]));

  it("begins none any more when it is told so", async () => {
    expect((await run(crewOf("some", "done(job)", 1), (count) => count < 2)).length).toBe(2);
  });

  it("replaces a thread that dies, and does its job again", async () => {
    const mark = JSON.stringify(path.join(folder, "died"));
    const crew = crewOf(
      "dies",
      `if (job.seed === 2 && !existsSync(${mark})) { writeFileSync(${mark}, ""); process.exit(7); } done(job)`,
    );
    expect(await run(crew)).toEqual([1, 2, 3, 4]);
  });

  it("stops at a job of which every thread dies, after what is being done", async () => {
    const crew = crewOf("deadly", "if (job.seed === 2) throw new Error('poison'); done(job)");
    await expect(run(crew)).rejects.toThrow("job-failed: 3 tries have failed: poison.");
  });

  it("stops at a job that is refused, at once", async () => {
    const crew = crewOf("refuses", `parentPort.postMessage({ is: "refused", code: "job-kind", message: "No." })`);
    await expect(run(crew)).rejects.toThrow("job-kind: No.");
  });

  it("ends a job that takes too long, and tries no other thread", async () => {
    const crew = crewOf("slow", "if (job.seed === 2) for (;;) {} done(job)", 2, 600);
    await expect(run(crew)).rejects.toThrow("job-failed: The job took more than 1 seconds.");
  });

  it("lets go of a job when it is told to stop", async () => {
    const crew = crewOf("endless", "for (;;) {}");
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 300);
    await expect(crew.runOne(jobs[0], stop.signal)).rejects.toThrow("stopped");
    await crew.close();
  });
});

describe("a file of results", () => {
  const file = (name: string) => path.join(folder, name);

  it("goes on where it stopped, half a line taken away", () => {
    const ledger = Ledger.open(file("half"), jobs);
    ledger.keep(jobs[0], 1);
    const whole = readFileSync(file("half"), "utf8");
    appendFileSync(file("half"), '{"format":1,"dig');
    expect([...Ledger.open(file("half"), jobs).results]).toEqual([[jobs[0].digest, 1]]);
    expect(readFileSync(file("half"), "utf8")).toBe(whole);
  });

  it("is refused when it is of other work, or none", () => {
    Ledger.open(file("other"), jobs.slice(1));
    expect(() => Ledger.open(file("other"), jobs)).toThrow(/ledger-foreign: .* holds results of other work/);
    writeFileSync(file("none"), "hello\n");
    expect(() => Ledger.open(file("none"), jobs)).toThrow(/ledger-foreign: .* holds no results of jobs/);
    Ledger.open(file("line"), jobs);
    appendFileSync(file("line"), "nonsense\n");
    expect(() => Ledger.open(file("line"), jobs)).toThrow(/ledger-foreign: .* has a line 2/);
    expect(() => Ledger.open(folder, jobs)).toThrow(/file-is-folder: .*not a file of results/);
    expect(() => Ledger.open(file("no/folder"), jobs)).toThrow(/file-unwritable: .*ENOENT/);
    expect(() => Ledger.read(file("nothing"), jobs)).toThrow(/file-unreadable: .*ENOENT/);
  });
});
