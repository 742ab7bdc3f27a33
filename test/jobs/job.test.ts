import { describe, expect, it } from "vitest";
import { FairywrenError } from "../../src/diagnostic/error.ts";
import { type Job, makeJob, readJob } from "../../src/jobs/job.ts";
import { jobVariantOf, loadJobVariant } from "../../src/jobs/job-variant.ts";
import { resultFault } from "../../src/jobs/result.ts";

const parts = {
  kind: "perft",
  engine: "e",
  variant: { id: "chess" },
  seed: 1,
  settings: { a: 1, b: [2, { c: 3, d: 4 }] },
};
const job = makeJob(parts);

/** The code of a refusal. */
async function codeOf(read: () => unknown): Promise<string> {
  try {
    await read();
    return "none";
  } catch (error) {
    if (error instanceof FairywrenError) return error.code;
    throw error;
  }
}

describe("a job", () => {
  it("is called by its contents, in whatever order they stand", () => {
    const other = makeJob({ ...parts, settings: { b: [2, { d: 4, c: 3 }], a: 1 } });
    expect(other.digest).toBe(job.digest);
    const changes = [{ seed: 2 }, { engine: "f" }, { kind: "games" }, { variant: { id: "edgy" } }, { settings: {} }];
    const digests = changes.map((change) => makeJob({ ...parts, ...change }).digest);
    expect(new Set([job.digest, ...digests]).size).toBe(changes.length + 1);
  });

  it("is read as it was written", () => {
    expect(readJob(JSON.parse(JSON.stringify(job)))).toEqual(job);
  });

  it.each<[code: string, given: unknown]>([
    ["job-format", null],
    ["job-format", []],
    ["job-format", "job"],
    ["job-format", {}],
    ["job-format", { ...job, format: 2 }],
    ["job-format", { ...job, format: "1" }],
    ["job-format", { ...job, kind: 1 }],
    ["job-format", { ...job, variant: "chess" }],
    ["job-format", { ...job, seed: -1 }],
    ["job-digest", { ...job, digest: undefined }],
    ["job-digest", { ...job, settings: { a: 2 } }],
    ["job-size", { ...job, settings: "x".repeat(2 ** 21) }],
  ])("is refused by name: %s", async (code, given) => {
    expect(await codeOf(() => readJob(given))).toBe(code);
  });
});

describe("a job's variant", () => {
  const texts = new Map([
    ["/home/me/child.yaml", "name: Child\nextends: parent\n"],
    ["parent.yaml", "name: Parent\nextends: chess\npieces: { knight: { betza: NA } }\n"],
    ["<fen>", "x"],
  ]);

  it("has the texts of all files and no path", async () => {
    const given = jobVariantOf("/home/me/child.yaml", texts);
    expect(given).toMatchObject({ file: "child.yaml", siblings: { parent: texts.get("parent.yaml") } });
    expect(JSON.stringify(given)).not.toContain("/home");
    expect((await loadJobVariant(given)).name).toBe("Child");
    expect(jobVariantOf("chess", texts)).toEqual({ id: "chess" });
  });

  it.each<[code: string, given: unknown]>([
    ["job-settings", {}],
    ["job-settings", { path: "/etc/passwd" }],
    ["job-settings", { file: "a.yaml", text: 1, siblings: {} }],
    ["job-settings", { file: "a.yaml", text: "", siblings: { b: 1 } }],
    ["unknown-variant", { id: "../chess" }],
    ["unknown-variant", { id: "__proto__" }],
    ["too-long", { file: "a.yaml", text: "#".repeat(70_000), siblings: {} }],
    ["extends-unknown", { file: "a.yaml", text: "extends: b\n", siblings: {} }],
  ])("is refused by name: %s", async (code, given) => {
    expect(await codeOf(() => loadJobVariant(given as Job["variant"]))).toBe(code);
  });
});

describe("a result", () => {
  it.each<[fault: string | null, given: unknown]>([
    [null, { format: 1, digest: job.digest, value: 1 }],
    ["it is no result of format 1", null],
    ["it is no result of format 1", { format: 2, digest: job.digest }],
    ["it belongs to another job", { format: 1, digest: "other" }],
  ])("%s", (fault, given) => expect(resultFault(given, job)).toBe(fault));
});
