/** `fairywren bench` of variants of one's own, and the summary that programs read. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Comparison } from "../../src/cli/bench-compare.ts";
import type { BenchRun } from "../../src/cli/bench-run.ts";
import { totalLines } from "../../src/cli/bench-total.ts";
import { ATTIC } from "../tune/attic.ts";
import { Conversation } from "./conversation.ts";
import { buildProgram, type Ended, runProgram } from "./program.ts";

let script = "";
let attic: BenchRun;
const folder = mkdtempSync(join(tmpdir(), "fairywren-bench-"));
const run = (...args: string[]): Promise<Ended> => runProgram(script, args, { cwd: folder });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

const QUICK = ["--depth", "3", "--rounds", "2"];

beforeAll(async () => {
  script = await buildProgram("bench");
  write("attic.yaml", ATTIC);
  const { out } = await run("bench", "attic.yaml", "gardner", ...QUICK, "--json");
  write("run.json", out);
  attic = JSON.parse(out);
}, 60_000);

describe("the speed of variants", () => {
  it("is saved with where, by what and of which rules it was measured", () => {
    expect(attic).toMatchObject({ bench: 1, depth: 3, rounds: 2, engine: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(attic.machine).toMatchObject({ node: process.version, cores: expect.any(Number) });
    expect(attic.variants.map(({ id }) => id)).toEqual(["attic", "gardner"]);
    expect(attic.variants[0].name).toBe("Attic");
    for (const { rules, positions, signature, ...figures } of attic.variants) {
      expect(rules).toMatch(/^[0-9a-f]{16}$/);
      expect(positions.length).toBeGreaterThanOrEqual(3);
      expect(positions.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(signature);
      for (const name of ["leavesPerSecond", "nodesPerSecond", "depthMs"] as const) {
        expect(figures[name]).toHaveLength(2);
        expect(Math.min(...figures[name])).toBeGreaterThan(0);
      }
    }
    const [{ perft, fen }] = attic.variants[0].positions;
    expect(fen).toMatch(/^rnknr\/ppppp\/5\/PPPPP\/RNKNR /);
    expect(perft.leaves).toBeLessThanOrEqual(1_000_000);
  });

  it("counts the leaves that perft counts", async () => {
    const [, { perft, fen }] = attic.variants[0].positions;
    const { out } = await run("perft", "attic.yaml", String(perft.depth), "--fen", fen, "--json");
    expect(JSON.parse(out).nodes).toBe(perft.leaves);
  });

  it("is printed with medians and what the ranges of few rounds are worth, and compared", async () => {
    const { code, out, err } = await run("bench", "attic.yaml", ...QUICK, "--compare", "run.json");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("Medians of 2 rounds, ranges, which are intervals of no more than 50 %, in brackets");
    expect(out).toMatch(/^ {2}attic +[\d,]+ {2}\[[\d,]+, [\d,]+\] .* \d+$/m);
    expect(out).toMatch(/^Divided by the run of \d{4}-.* by fairywren .*, ranges, which/m);
    expect(out).toMatch(/^ {2}attic +\d+\.\d{3} {2}\[\d+\.\d{3}, \d+\.\d{3}\] /m);
  });

  it("of another file of the same name is compared, and marked", async () => {
    const other = mkdtempSync(join(tmpdir(), "fairywren-bench-"));
    writeFileSync(join(other, "attic.yaml"), ATTIC.replace("fmWfcF", "fmWcF"));
    const path = join(other, "attic.yaml");
    const { out, err } = await run("bench", path, "minishogi", ...QUICK, "--compare", "run.json", "--json");
    const { comparison }: { comparison: Comparison } = JSON.parse(out);
    expect(err).toBe("");
    expect(comparison.variants.map(({ id }) => id)).toEqual(["attic"]);
    expect(comparison.warnings.map(({ code, severity }) => [code, severity])).toEqual([
      ["run-rules", "warning"],
      ["run-variant", "warning"],
    ]);
  });

  it.each([
    ["depth", ["bench", "attic.yaml", "--depth", "4", "--compare", "run.json"], "run-depth", "Give --depth 3."],
    ["variants", ["bench", "minishogi", ...QUICK, "--compare", "run.json"], "run-variant", "It has attic, gardner."],
    ["format", ["bench", "attic.yaml", "--compare", "next.json"], "run-foreign", "format 2"],
    ["kind", ["bench", "attic.yaml", "--compare", "attic.yaml"], "run-foreign", "is no run"],
    ["shape", ["bench", "attic.yaml", "--compare", "zero.json"], "run-foreign", "is no run"],
    ["place", ["bench", "attic.yaml", "--compare", "none.json"], "file-not-found", "no such file"],
  ])("is not compared with a run of another %s", async (_, args, code, sentence) => {
    write("next.json", JSON.stringify({ ...attic, bench: 2 }));
    const [{ ...broken }] = attic.variants;
    write("zero.json", JSON.stringify({ ...attic, variants: [{ ...broken, depthMs: [0] }] }));
    const ended = await run(...args);
    expect([ended.code, ended.out]).toEqual([1, ""]);
    expect(ended.err).toContain(code);
    expect(ended.err).toContain(sentence);
  });

  it("names all that is wrong with the variants at once", async () => {
    write("faulty.yaml", ATTIC.replace("fmWfcF", "fmXfcF"));
    const { code, err } = await run("bench", "minishogy", "faulty.yaml", "attic.yaml");
    expect(code).toBe(1);
    expect(err).toContain("Did you mean 'minishogi'?");
    expect(err).toContain("faulty.yaml:5:");
  });

  it.each([
    [["bench", "--rounds", "3"], "'--rounds' is for variants that are named."],
    [["bench", "3", "--depth", "3"], "either DEPTH or '--depth'"],
    [["bench", "edgy", "edgy"], "Two of the variants are called 'edgy'."],
    [["bench", "edgy", "--rounds", "0"], "from 1 to 100"],
    [["bench", "edgy", "--depht", "3"], "Did you mean '--depth'?"],
  ])("%j is no command line", async (args, sentence) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe("the summary of the signature", () => {
  /** The pattern of OpenBench, after which what is no letter and no digit parts words. */
  const speedOf = (text: string) => /nodes (?:per |)?second\s+(\d+)/i.exec(text.replaceAll(/[^a-zA-Z0-9]+/g, " "))?.[1];

  it("is read rightly by programs that test engines: no number has a separator", () => {
    const lines = totalLines({ depth: 12, signature: 1_234_567, timeMs: 9876, nodesPerSecond: 125_007, positions: [] });
    expect(lines.at(-1)).toBe("1234567 nodes 125007 nps");
    expect(speedOf(lines.slice(0, -1).join("\n"))).toBe("125007");
  });

  it("comes from inside UCI too, where other lines wait for it", async () => {
    const talk = new Conversation(script);
    try {
      talk.say("bench 1", "go depth 1");
      await talk.hear(/^\d+ nodes \d+ nps$/, 60_000);
      await talk.hear(/^bestmove/);
      talk.say("bench 0", "bench 60");
      await talk.hear(/error 'bench' may have a depth from 1 to 60 after it, not '0'/);
      await talk.hear(/^info string bench/);
      talk.say("stop");
      await talk.hear(/error The bench was stopped/);
    } finally {
      talk.kill();
    }
  }, 90_000);
});
