/** `fairywren match`: players of all kinds on a variant of one's own, faults that lose, journals that are gone on with. */
import { spawn } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Game } from "../../src/engine/game.ts";
import { readPgn } from "../../src/node.ts";
import { rulesDigest } from "../../src/variant/digest.ts";
import { EVALUATION_VERSION } from "../../src/variant/weights.ts";
import { parseVariant } from "../../src/yaml.ts";
import { ATTIC } from "../tune/attic.ts";
import { buildProgram, type Ended, runProgram } from "./program.ts";

let script = "";
beforeAll(async () => {
  script = await buildProgram("match");
}, 60_000);

/** Plays the first move that it finds by asking nobody: what it does wrong is its argument. */
const ENGINE = `
import { createInterface } from "node:readline";
const say = (...lines) => process.stdout.write(lines.map((line) => line + "\\n").join(""));
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "uci") say("id name Fake", "option name UCI_Variant type combo default attic var attic", "uciok");
  if (line === "isready") say("readyok");
  if (line === "quit") process.exit();
  if (line.startsWith("go") && process.argv[2] === "illegal") say("bestmove a1a5");
  if (line.startsWith("go") && process.argv[2] === "dies") process.exit(3);
  if (line === "ucinewgame" && process.argv[2] === "goes") process.exit(4);
}
`;

/** A folder with the variant's file, and how to run the program in it. */
function folderOf(files: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "fairywren-match-"));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const [name, text] of Object.entries({ "attic.yaml": ATTIC, "fake.mjs": ENGINE, ...files })) write(name, text);
  return {
    folder,
    write,
    run: (...args: string[]): Promise<Ended> => runProgram(script, ["match", ...args], { cwd: folder }),
    names: () => readdirSync(folder).sort(),
    read: (name: string) => readFileSync(join(folder, name), "utf8"),
  };
}

const variant = parseVariant(ATTIC, { file: "attic.yaml" });
/** Any will do. */
const WEIGHTS = { pieces: { rook: { value: [400, 500] } } };
/** The other version is this one. */
const other = (settings = "") => `ours@${script}${settings}`;
const QUICK = ["--nodes", "200", "--games", "4", "--max-plies", "60"];

describe("a match", () => {
  it("plays two processes on a file of one's own, with pairs, PGN and JSON, the same whatever is at a time", async () => {
    const ends = await Promise.all(
      ["1", "2"].map(async (tables) => {
        const { run, read, names } = folderOf();
        const players = ["ours:weights=computed", other(":hash=2")];
        const ended = await run(
          "attic.yaml",
          ...players,
          ...QUICK,
          "--concurrency",
          tables,
          "--pgn",
          "a.pgn",
          "--json",
        );
        expect([ended.code, ended.err]).toEqual([0, ""]);
        expect(names()).toEqual(["a.pgn", "attic.yaml", "fake.mjs"]);
        return { result: JSON.parse(ended.out), pgn: read("a.pgn") };
      }),
    );
    const [{ result, pgn }] = ends;
    expect(ends[1].pgn).toBe(pgn);
    expect(ends[1].result.records).toEqual(result.records);
    expect(result).toMatchObject({ games: 4, faults: [], variantIds: ["attic"] });
    expect(result.wins + result.draws + result.losses).toBe(4);
    expect(result.pairs.reduce((sum: number, count: number) => sum + count, 0)).toBe(2);
    for (const { meanDepth, meanNodes, moves } of result.efforts) {
      expect(moves).toBeGreaterThan(10);
      expect(meanDepth).toBeGreaterThan(1);
      expect(meanNodes).toBeLessThanOrEqual(200);
    }
    // the games carry their rules
    const games = [...readPgn(pgn)].flatMap((read) => (read.ok ? read.game : []));
    expect(games.map((game) => rulesDigest(game.variant))).toEqual(games.map(() => rulesDigest(variant)));
    expect(games.map(({ tags }) => tags.get("Round"))).toEqual(["1.1", "1.2", "2.1", "2.2"]);
    const opening = (game: Game) => game.history.slice(0, 6).map(({ uci }) => uci);
    expect(opening(games[0])).toEqual(opening(games[1]));
    expect(games[0].tags.get("White")).toBe(games[1].tags.get("Black"));
  }, 60_000);

  it("of levels is won by the stronger, says so in words, and ends by a sequential test", async () => {
    const { run } = folderOf();
    const args = [
      "ours:level=5",
      "ours:level=1",
      "--games",
      "60",
      "--depth",
      "6",
      "--sprt=-400,0",
      "--max-plies",
      "80",
    ];
    const { code, out, err } = await run("attic.yaml", ...args);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^attic: ours:level=5 against ours:level=1, \d+ games$/m);
    expect(out).toMatch(/^W \d+ D \d+ L \d+ {2}[\d.]+ % {2}\[.*Elo .* LLR [\d.]+ \(-400, 0\) → Elo 0 accepted$/m);
    expect(out).toMatch(/^lengths: [\d.]+ plies on average, \d+ to \d+$/m);
    expect(out).not.toContain("arbiter");
  }, 60_000);

  it("begins as a book has it, and takes the weights beside the file, or those of another", async () => {
    const { run, write } = folderOf({
      "book.pgn": '[Variant "Chess"]\n\n1. e4 *\n\n[Variant "Attic"]\n\n1. d3 *\n\n[Variant "Attic"]\n\n1. b3 *\n',
    });
    const file = { evaluation: EVALUATION_VERSION, rules: rulesDigest(variant), weights: WEIGHTS };
    const out = JSON.stringify(file, null, 1);
    write("attic.weights.json", out);
    write("old.json", out);
    const played = await run("attic.yaml", "ours", "ours:weights=old.json", ...QUICK, "--book", "book.pgn", "--json");
    const { records, pairs } = JSON.parse(played.out);
    expect(records.map(({ moves }: { moves: string }) => moves.split(" ")[0]).join()).toMatch(
      /^(\w+),\1,(?!\1)(\w+),\2$/,
    );
    // The same engine with the same weights: what one game gives, its twin takes.
    expect(pairs).toEqual([0, 0, 2, 0, 0]);
    write("stale.json", out.replace(/"rules": "\w+"/, '"rules": "0123456789abcdef"'));
    const stale = await run("attic.yaml", "ours:weights=stale.json", "ours:weights=none.json", ...QUICK);
    expect([stale.code, stale.out]).toEqual([1, ""]);
    expect(stale.err).toMatch(/weights-stale[\s\S]*file-not-found/);
  }, 60_000);
});

describe("an engine that is at fault loses, and it is said", () => {
  const lost = async (manner: string, ...limits: string[]) => {
    const { run, folder } = folderOf();
    const fake = `uci:"${process.execPath}" ${join(folder, "fake.mjs")} ${manner}`;
    const { code, out } = await run("attic.yaml", "ours:nodes=100", fake, "--games", "2", "--plies", "0", ...limits);
    expect(code).toBe(0);
    expect(out).toContain("W 2 D 0 L 0");
    expect(out).toContain("lost by illegal move, crash or time: 2");
    return out.split(`!! pair 1, ${fake}: `)[1];
  };

  it.each([
    ["plays illegally", "illegal", /^illegal move a1a5 in rnknr\//],
    ["dies", "dies", /^crash: ended with status 3\n/],
    ["is gone before a game", "goes", /^crash: ended with status 4\n/],
  ])("when it %s", async (_, manner, reason) => expect(await lost(manner, "--nodes", "100")).toMatch(reason), 30_000);

  it("when it hangs", async () => {
    expect(await lost("hangs", "--movetime", "50", "--grace", "100")).toMatch(/^crash: no answer within 1150 ms\n/);
  }, 30_000);
});

describe("what cannot be played is refused", () => {
  it("with all that is wrong with both players", async () => {
    const { run } = folderOf();
    const { code, out, err } = await run("attic.yaml", "our", "ours:levl=3,hash=0,nodes=5");
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/player-unknown[\s\S]*'our' is no player; one is ours, uci\. Did you mean 'ours'\?/);
    expect(err).toMatch(/player-setting[\s\S]*no setting 'levl'.*Did you mean 'level'\?/);
    expect(err).toMatch(/hash is '0'; it must be a whole number from 1 to 1024/);
  });

  it.each([
    ["uci:no-such-engine", "player-failed", "there is no such program, 'no-such-engine'"],
    [`uci:"${process.execPath}" --eval 0`, "player-failed", "ended with status 0"],
    ["ours@nowhere", "player-setting", "'nowhere' is no version of fairywren"],
    ["ours:nodes=5,depth=3", "player-unknown", "more than one limit"],
  ])("%s", async (player, code, sentence) => {
    const { run, names } = folderOf();
    const ended = await run("attic.yaml", "ours", player, ...QUICK);
    expect([ended.code, ended.out]).toEqual([1, ""]);
    expect(ended.err).toContain(code);
    expect(ended.err).toContain(sentence);
    expect(names().filter((name) => name.endsWith(".pgn"))).toEqual([]);
  });

  it("when an engine does not know the variant", async () => {
    const { run, folder } = folderOf({ "loft.yaml": ATTIC });
    const fake = `uci:"${process.execPath}" ${join(folder, "fake.mjs")}`;
    const { err } = await run("loft.yaml", "ours", fake, ...QUICK);
    expect(err).toContain("it does not offer the variant 'loft'; if it has another name there, give it as the setting");
  });

  it("when a book has nothing, or a file of games would be written over", async () => {
    const { run, read } = folderOf({ "book.pgn": '[Variant "Chess"]\n\n1. e4 *\n', "mine.pgn": "1. e4 *\n" });
    expect((await run("attic.yaml", "ours", "ours", "--book", "book.pgn")).err).toContain("book-empty");
    expect((await run("attic.yaml", "ours", "ours", "--pgn", "mine.pgn")).err).toContain("file-exists");
    expect(read("mine.pgn")).toBe("1. e4 *\n");
  });
});

describe("a match that was interrupted", () => {
  const ARGS = ["attic.yaml", "ours:weights=computed", "ours", "--nodes", "150", "--games", "16", "--max-plies", "50"];

  it("is gone on with, after Ctrl-C and with half a line, and ends as if it had not been", async () => {
    const [whole, cut] = [folderOf(), folderOf()];
    const wanted = await whole.run(...ARGS, "--json", "--pgn", "a.pgn");
    const ended = await interrupted([...ARGS, "--pgn", "a.pgn"], cut.folder);
    expect(ended.code).toBe(130);
    expect(ended.err).toContain("Stopped. The games are kept in attic.match: the same command goes on with them.");
    expect(ended.out).toMatch(/^W \d+ D \d+ L \d+/m);
    appendFileSync(join(cut.folder, "attic.match"), '{"records":[{"variantId":"att');
    const again = await cut.run(...ARGS, "--json", "--pgn", "a.pgn");
    expect(again.code).toBe(0);
    expect(again.err).toMatch(/^attic\.match: goes on after \d+ games\.\n$/);
    expect(JSON.parse(again.out).records).toEqual(JSON.parse(wanted.out).records);
    expect(cut.read("a.pgn")).toBe(whole.read("a.pgn"));
    expect(existsSync(join(cut.folder, "attic.match"))).toBe(false);
  }, 60_000);

  it("keeps its journal where one is named, plays more games with it, and no others", async () => {
    const { run, read } = folderOf();
    const args = ["attic.yaml", "ours", "ours:level=1", "--nodes", "60", "--max-plies", "30", "--journal", "j"];
    await run(...args, "--games", "2");
    expect((await run(...args, "--games", "4")).err).toBe("j: goes on after 2 games.\n");
    const kept = read("j");
    expect(kept.trimEnd().split("\n")).toHaveLength(3);
    const others = await run(...args, "--games", "4", "--seed", "2");
    expect(others.err).toMatch(/journal-other[\s\S]*differs in openings, and was not changed/);

    expect(read("j")).toBe(kept);
  }, 60_000);
});

/** Stops the program as Ctrl-C does, once it has kept some pairs. */
function interrupted(args: readonly string[], cwd: string): Promise<Ended> {
  const child = spawn(process.execPath, [script, "match", ...args], { cwd, env: { ...process.env, NO_COLOR: "1" } });
  const texts = { out: "", err: "" };
  child.stdout.on("data", (chunk) => (texts.out += chunk));
  child.stderr.on("data", (chunk) => (texts.err += chunk));
  const journal = join(cwd, "attic.match");
  const timer = setInterval(() => {
    if (!existsSync(journal) || readFileSync(journal, "utf8").split("\n").length < 4) return;
    clearInterval(timer);
    child.kill("SIGINT");
  }, 2);
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, ...texts })));
}
