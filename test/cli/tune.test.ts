/** `fairywren tune`, and the weights that it leaves beside a variant's file. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ATTIC } from "../tune/attic.ts";
import { buildProgram, type Ended, runProgram } from "./program.ts";

let script = "";
beforeAll(async () => {
  script = await buildProgram("tune");
}, 60_000);

/** Quick, and with too few games to be any good. */
const QUICK = ["--games", "24", "--nodes", "40", "--seed", "3"];

/** A folder with the variant's file, and how to run the program in it. */
function folderOf(files: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "fairywren-tune-"));
  for (const [name, text] of Object.entries({ "attic.yaml": ATTIC, ...files })) writeFileSync(join(folder, name), text);
  return {
    folder,
    run: (...args: string[]): Promise<Ended> => runProgram(script, args, { cwd: folder }),
    names: () => readdirSync(folder).sort(),
    read: (name: string) => readFileSync(join(folder, name), "utf8"),
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
  };
}

describe("tune", () => {
  it("leaves the same weights beside the file whatever the number of threads, and no games", async () => {
    const [one, two] = [folderOf(), folderOf()];
    const ends = await Promise.all(
      [one, two].map(({ run }, index) =>
        run("tune", "attic.yaml", ...QUICK, "--force", "--threads", String(index + 1), "--json"),
      ),
    );
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    expect(JSON.parse(ends[0].out)).toMatchObject({ kept: true, file: "attic.weights.json", games: 24, judged: null });
    expect(one.names()).toEqual(["attic.weights.json", "attic.yaml"]);
    expect(one.read("attic.weights.json")).toBe(two.read("attic.weights.json"));
  });

  it("keeps nothing that has not won, and says what was played", async () => {
    const { run, names } = folderOf();
    const { code, out, err } = await run("tune", "attic.yaml", ...QUICK, "--nodes=4");
    expect([code, err]).toEqual([2, expect.stringContaining("'--nodes' is given twice")]);
    expect(out).toBe("");
    const games = ["--games", "20", "--nodes", "4"];
    const ended = await run("tune", "attic.yaml", ...games);
    expect(ended.out).toMatch(/^Learnt from 20 games\.\nNew weights against those of now: \d+ games {2}[\d.]+ % \[/);
    if (/Not kept/.test(ended.out)) expect(names()).toEqual(["attic.tuning", "attic.yaml"]);
    else expect(names()).toEqual(["attic.weights.json", "attic.yaml"]);
    const again = await run("tune", "attic.yaml", ...games);
    if (/Not kept/.test(ended.out)) expect(again.err).toContain("attic.tuning: goes on after 20 games.");
  });

  it("prints weights with --out -, and takes a shipped variant by its id", async () => {
    const { run, names } = folderOf();
    const { code, out } = await run("tune", "minishogi", "--games", "20", "--nodes", "20", "--force", "--out", "-");
    expect(code).toBe(0);
    expect(Object.keys(JSON.parse(out))).toEqual(["evaluation", "rules", "weights"]);
    expect(names()).toEqual(["attic.yaml"]);
  });

  it("stops at Ctrl-C, keeps the games, and ends as if it had not been stopped", async () => {
    const [whole, stopped] = [folderOf(), folderOf()];
    const args = ["tune", "attic.yaml", "--games", "150", "--nodes", "60", "--force", "--threads", "2"];
    await whole.run(...args);
    const ended = await interrupted(args, stopped.folder);
    expect(ended.code).toBe(130);
    expect(ended.err).toContain("Stopped. The games are kept in attic.tuning");
    expect(stopped.names()).toEqual(["attic.tuning", "attic.yaml"]);
    stopped.write("attic.tuning", stopped.read("attic.tuning").slice(0, -7)); // a last line that was cut off
    const { code, err } = await stopped.run(...args);
    expect(code).toBe(0);
    expect(err).toMatch(/attic\.tuning: goes on after \d+ games?\./);
    expect(stopped.read("attic.weights.json")).toBe(whole.read("attic.weights.json"));
  }, 60_000);

  it("learns from games of a file, and refuses those that it cannot read, with their place", async () => {
    const { run } = folderOf({
      "good.pgn": '[Variant "Attic"]\n[Result "1-0"]\n\n1. Na3 e3 1-0\n',
      "bad.pgn": '[Variant "Attic"]\n\n1. Nb3 Qh9 *\n',
      "chess.pgn": '[Variant "chess"]\n\n1. e4 e5 *\n',
      "unknown.pgn": '[Variant "Cellar"]\n\n1. e4 e5 *\n',
    });
    const from = (...files: string[]) => run("tune", "attic.yaml", ...QUICK, "--force", "--from", files.join(","));
    expect((await from("bad.pgn")).err).toMatch(/^bad\.pgn:3:\d+ {2}/);
    expect((await from("chess.pgn")).err).toMatch(/^chess\.pgn:1:\d+ {2}pgn-variant/);
    expect((await from("unknown.pgn")).err).toMatch(/^unknown\.pgn:1:\d+ {2}pgn-variant/);
    expect((await from("good.pgn")).code).toBe(0);
    expect((await from("none.pgn")).err).toMatch(/file-not-found/);
    expect((await from(".")).err).toMatch(/file-is-folder/);
  });

  it.each([
    [["tune"], 2, /VARIANT is missing/],
    [["tune", "atic.yaml"], 1, /file-not-found/],
    [["tune", "ches"], 1, /unknown-variant.*Did you mean 'chess'/s],
    [["tune", "attic.yaml", "--games", "5"], 2, /'5' is not a number for --games: write a whole number from 20 to/],
    [["tune", "attic.yaml", "--minutes", "0"], 2, /'0' is not a number for --minutes: write one above 0, up to 1440/],
    [["tune", "attic.yaml", "--games", "20", "--minutes", "1"], 2, /Give only one of '--games' and '--minutes'/],
    [["tune", "attic.yaml", "--threads", "65"], 2, /from 1 to 64/],
    [["tune", "attic.yaml", "--game", "20"], 2, /Did you mean '--games'/],
    [["tune", "attic.yaml", ...QUICK, "--out", "no/such.json"], 1, /file-unwritable.*The folder of it does not exist/s],
    [["tune", "attic.yaml", ...QUICK, "--journal", "attic.yaml"], 1, /journal-foreign.*was not changed/s],
    [["tune", "attic.yaml", ...QUICK, "--journal", "."], 1, /file-is-folder/],
  ])("%j is refused", async (words, status, message) => {
    const { run, names, read } = folderOf();
    const { code, err } = await run(...words);
    expect(code).toBe(status);
    expect(err).toMatch(message);
    expect(names()).toEqual(["attic.yaml"]);
    expect(read("attic.yaml")).toBe(ATTIC);
  });

  it.runIf(process.platform === "linux")("refuses devices in the place of its games", async () => {
    const { run } = folderOf();
    expect((await run("tune", "attic.yaml", ...QUICK, "--journal", "/dev/full")).err).toMatch(/file-is-special/);
  });

  it("refuses a game that is over before there is anything to learn", async () => {
    const { code, err } = await folderOf().run("tune", "clobber10", ...QUICK);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/nothing-to-learn\n.*nothing that weights could be fitted to/s),
    ]);
  });

  it("begins anew where a journal is of other rules, and says so", async () => {
    const { run, write } = folderOf();
    const args = ["tune", "attic.yaml", "--games", "20", "--nodes", "4"];
    const head = {
      "fairywren-tuning": 1,
      version: "0",
      evaluation: 1,
      rules: "0",
      weights: "computed",
      nodes: 4,
      seed: 1,
    };
    write("attic.tuning", `${JSON.stringify(head)}\n`);
    const { code, err } = await run(...args, "--force");
    expect(code).toBe(0);
    expect(err).toContain("attic.tuning has games with another version of fairywren, other rules: it begins anew.");
  });

  it("refuses a file that has weights of its own", async () => {
    const { run } = folderOf({ "own.yaml": `${ATTIC}weights: { tempo: [10, 10] }\n` });
    const { code, err } = await run("tune", "own.yaml", ...QUICK);
    expect(code).toBe(1);
    expect(err).toMatch(/weights-unused.*take them out first/s);
  });
});

/** Runs the program until it has kept some games, and interrupts it. */
function interrupted(args: readonly string[], cwd: string): Promise<{ code: number | null; err: string }> {
  const child = spawn(process.execPath, [script, ...args], { cwd });
  let err = "";
  child.stderr.on("data", (chunk) => (err += chunk));
  const journal = join(cwd, "attic.tuning");
  const timer = setInterval(() => {
    if (!existsSync(journal) || readFileSync(journal, "utf8").split("\n").length < 10) return;
    clearInterval(timer);
    child.kill("SIGINT");
  }, 10);
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, err })));
}

describe("weights beside a file", () => {
  /** A folder with weights that give the side to move this lead. */
  async function fitted(tempo = 500) {
    const made = folderOf();
    await made.run("tune", "attic.yaml", "--games", "20", "--nodes", "4", "--force");
    const weights = made.read("attic.weights.json").replace(/"tempo": \[.*\]/, `"tempo": [${tempo}, ${tempo}]`);
    made.write("attic.weights.json", weights);
    return { ...made, weights };
  }
  const best = ["best", "attic.yaml", "--depth", "1", "--json"];
  const scoreOf = ({ out }: Ended) => JSON.parse(out).score.value ?? JSON.parse(out).score;

  it("are played with, and taken away with the file", async () => {
    const { run } = await fitted();
    const with500 = await run(...best);
    expect(with500.err).toBe("");
    expect((await run("check", "attic.yaml")).out).toMatch(/: fine, with fitted weights$/m);
    const bare = folderOf();
    expect(JSON.stringify(scoreOf(with500))).not.toBe(JSON.stringify(scoreOf(await bare.run(...best))));
  });

  it("are loaded by VariantPath too, which says so", async () => {
    const { folder } = await fitted();
    const input = "setoption name VariantPath value attic.yaml\nquit\n";
    const { out } = await runProgram(script, ["uci"], { cwd: folder, input });
    expect(out).toContain("info string variant attic loaded, with fitted weights\n");
  });

  it("of earlier rules are not used, with a warning", async () => {
    const { run, folder, write } = await fitted();
    write("attic.yaml", ATTIC.replace("pawn: { betza: fmWfcF }", "pawn: { betza: fmWfcF }, knight: { betza: NW }"));
    const { code, err, out } = await run(...best);
    expect([code, JSON.parse(out).depth]).toEqual([0, 1]);
    expect(err).toMatch(/^attic\.weights\.json:3:\d+ {2}weights-stale\n.*other rules than Attic has now.*tune again/s);
    expect((await run("check", "attic.yaml")).code).toBe(0);
    const input = "setoption name VariantPath value attic.yaml\nquit\n";
    const uci = await runProgram(script, ["uci"], { cwd: folder, input });
    expect(uci.out).toMatch(/^info string variant attic loaded\ninfo string warning weights-stale: /m);
  });

  it("with faults are refused, with their place", async () => {
    const { run, folder, write, weights } = await fitted();
    write("attic.weights.json", weights.replace(/"tempo": \[.*\]/, '"tempo": [1]'));
    const { code, err } = await run("best", "attic.yaml");
    expect(code).toBe(1);
    expect(err).toMatch(/^attic\.weights\.json:5:14 {2}wrong-size/);
    expect((await run("check", "attic.yaml")).code).toBe(1);
    const input = "setoption name VariantPath value attic.yaml\nquit\n";
    const uci = await runProgram(script, ["uci"], { cwd: folder, input });
    expect(uci.out).toMatch(/^info string error attic\.weights\.json:5:14 wrong-size/m);
  });

  it("beside weights of the file's own are not used, with a warning", async () => {
    const { run, write } = await fitted();
    write("attic.yaml", `${ATTIC}weights: { tempo: [10, 10] }\n`);
    const { code, err } = await run(...best);
    expect(code).toBe(0);
    expect(err).toMatch(/weights-unused.*take them out, or delete this file/s);
  });
});
