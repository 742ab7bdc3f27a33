import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildProgram, type Ended, runProgram } from "./program.ts";

let script = "";
const folder = mkdtempSync(join(tmpdir(), "fairywren-"));

beforeAll(async () => {
  script = await buildProgram("commands");
}, 60_000);

const run = (...args: string[]): Promise<Ended> => runProgram(script, args, { cwd: folder });

/** What `--json` prints in all its shapes. */
interface Printed {
  readonly fen: string;
  readonly check: boolean;
  readonly outcome: { readonly result: string; readonly reason: string } | null;
  readonly moves: readonly { readonly uci: string; readonly san: string }[];
  readonly count: number;
  readonly starts: readonly string[];
  readonly nodes: number;
  readonly signature: number;
  readonly positions: readonly { readonly variant: string; readonly nodes: number }[];
  readonly files: readonly { readonly ok: boolean }[];
  readonly diagnostics: readonly { readonly code: string }[];
}

async function json(...args: string[]): Promise<{ code: number | null; value: Printed }> {
  const { code, out } = await run(...args, "--json");
  return { code, value: JSON.parse(out) as Printed };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const SMALL = `
name: Small
board: { files: 4, ranks: 5 }
pieces:
  king: { letter: K, betza: K, royal: true }
  ferz: { letter: F, betza: F }
setup:
  board: |
    f . . k
    . . . .
    . . . .
    . . . .
    K . . F
`;

describe("moves", () => {
  it("gives the position and its moves as JSON", async () => {
    const { code, value } = await json("moves", "chess");
    expect(code).toBe(0);
    expect(Object.keys(value)).toEqual(["fen", "check", "outcome", "claim", "moves"]);
    expect(value).toMatchObject({ fen: START, check: false, outcome: null, claim: null });
    expect(value.moves).toHaveLength(20);
    expect(value.moves).toContainEqual({ uci: "g1f3", san: "Nf3" });
  });

  it("plays --moves in coordinates and in algebraic notation", async () => {
    const { value } = await json("moves", "chess", "--moves", "e2e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#");
    expect(value.check).toBe(true);
    expect(value.outcome).toEqual({ result: "1-0", winner: 0, code: "checkmate", reason: "checkmate" });
    expect(value.moves).toEqual([]);
  });

  it("takes an empty list of moves", async () => {
    expect((await json("moves", "chess", "--moves", "")).value.fen).toBe(START);
  });

  it("starts from a number", async () => {
    const { value } = await json("moves", "fischerandom", "--start", "518");
    expect(value.fen).toBe(START);
  });

  it("refuses an illegal move with its place", async () => {
    const { code, err } = await run("moves", "chess", "--moves", "e2e4 e4e5");
    expect(code).toBe(1);
    expect(err).toMatch(/<moves>:1:6 {2}move-illegal\n {3}1 \| e2e4 e4e5\n {5}\| {6}\^{4} Move 2: 'e4e5'/);
  });

  it("refuses a FEN in JSON", async () => {
    const { code, value } = await json("moves", "chess", "--fen", "8/8/8 w");
    expect(code).toBe(1);
    expect(value.diagnostics[0]).toMatchObject({ code: "fen-fields", file: "<fen>", line: 1, column: 1 });
  });
});

describe("openings", () => {
  const GAMES = '1. e4 e5 2. Nf3 1-0\n\n1. Nf3 e5 2. e4 Nc6 1/2-1/2\n\n1. e4 e4 *\n\n[Variant "Edgy"]\n\n*\n';

  it("prints a tree of the moves that games have played, each position followed once", async () => {
    const { code, out, err } = await run("openings", file("games.pgn", GAMES), "--depth", "4");
    expect(code).toBe(0);
    expect(err).toMatch(/games\.pgn:5:7 {2}move-illegal\n +5 \| 1\. e4 e4/);
    expect(out.split("\n").map((line) => line.trimEnd())).toEqual([
      "Chess: 2 games; left out: 1 of other rules, 1 with faults",
      "",
      `2 games came to ${START}`,
      "  move                games  White  draws  Black  no result  score",
      "  1. Nf3                  1      0      1      0          0   50 %",
      "    1... e5               1      0      1      0          0   50 %",
      "      2. e4               1      0      1      0          0   50 %",
      "        2... Nc6          1      0      1      0          0   50 %",
      "  1. e4                   1      1      0      0          0  100 %",
      "    1... e5               1      1      0      0          0  100 %",
      "      2. Nf3 (above)      1      1      0      0          0  100 %",
      "",
    ]);
  });

  it("asks for the file of a variant that no game names otherwise", async () => {
    const { code, out, err } = await run("openings", file("own.pgn", '[Variant "Small"]\n\n1. Kb2 *\n'));
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(
      /own\.pgn:1:1 {2}pgn-variant\n.* The games are of 'Small', which is not shipped: name its file/s,
    );
    const counted = await run("openings", "own.pgn", file("small.yaml", SMALL));
    expect(counted.out).toContain("Small: one game");
  });

  it("looks where it is told to, and at the start that most games began from", async () => {
    const { value } = await json("openings", file("games.pgn", GAMES), "chess", "--moves", "e4 e5 Nf3");
    expect(value).toMatchObject({ games: 2, white: 1, draws: 1, score: 0.75, others: 1, counted: { games: 2 } });
    expect(value.moves).toMatchObject([{ san: "Nc6", games: 1 }]);
    const fens = (await json("starts", "paradigm")).value.starts;
    const started = (number: number) => `[Variant "Paradigm Chess30"]\n[FEN "${fens[number]}"]\n\n1. e4 *\n\n`;
    const shuffled = file("shuffled.pgn", started(4) + started(17) + started(17));
    const { out } = await run("openings", shuffled);
    expect(out).toContain("Paradigm Chess30: 3 games\nfrom 2 starts: start 17 2, start 4 1\n");
    expect(out).toContain(`2 games came to ${fens[17]} from start 17`);
    expect((await json("openings", shuffled, "--start", "4")).value).toMatchObject({ fen: fens[4], games: 1 });
  });

  it("counts by the rules of a file, and says where none of its games could be counted", async () => {
    const own = file("small.yaml", SMALL);
    const games = file("mine.pgn", '[Variant "Small"]\n\n1. Kb2 *\n');
    expect((await json("openings", games, own)).value).toMatchObject({ variant: "small", games: 1 });
    const { code, err } = await run("openings", file("bad.pgn", "1. e5 *"));
    expect([code, err]).toEqual([1, expect.stringContaining("bad.pgn:1:4  move-illegal")]);
    expect((await run("openings", "nothing.pgn")).code).toBe(1);
    expect((await run("openings", games, own, "--depth", "0")).code).toBe(2);
  });
});

describe("starts", () => {
  it.each([
    ["paradigm", 30],
    ["wildcastle", 36],
    ["fischerandom", 960],
    ["edgy", 1],
  ])("%s has %i", async (id, count) => {
    const { code, value } = await json("starts", id);
    expect(code).toBe(0);
    expect(value.count).toBe(count);
    expect(new Set(value.starts).size).toBe(count);
  });

  it("prints a line for each", async () => {
    const { out } = await run("starts", "paradigm");
    expect(out.trim().split("\n")).toHaveLength(31);
  });

  it("ends quietly when its reader goes away", () => {
    const pipe = `"${process.execPath}" "${script}" starts fischerandom | head -n 1`;
    const { stdout, stderr } = spawnSync("bash", ["-c", `set -o pipefail; ${pipe}`], { encoding: "utf8" });
    expect(stdout).toBe("Chess960: 960 starts\n");
    expect(stderr).toBe("");
  });
});

it.runIf(process.platform === "linux")("says that a full disk is full", () => {
  const { status, stderr } = spawnSync("bash", ["-c", `"${process.execPath}" "${script}" starts edgy > /dev/full`]);
  expect([status, String(stderr)]).toEqual([70, "fairywren: the output cannot be written (ENOSPC).\n"]);
});

describe("perft", () => {
  it("counts", async () => {
    const { code, value } = await json("perft", "chess", "3");
    expect(code).toBe(0);
    expect(value).toEqual({ nodes: 8902, timeMs: expect.any(Number) });
  });

  it("walks deep trees in bites", async () => {
    const { value } = await json("perft", "chess", "5", "--fen", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1");
    expect(value.nodes).toBe(674624);
  });

  it("divides", async () => {
    const { value } = await json("perft", "chess", "2", "--divide");
    expect(value.moves).toHaveLength(20);
    expect(value.moves).toContainEqual({ uci: "e2e4", nodes: 20 });
    const { out } = await run("perft", "chess", "2", "--divide");
    expect(out).toMatch(/^ {2}e2e4 {2}20$/m);
    expect(out).toMatch(/^400 leaves in/m);
  });
});

describe("endings", () => {
  const withRook = SMALL.replace("ferz: {", "rook: { letter: R, betza: R }\n  ferz: {");

  it("prints what wins and what does not", async () => {
    const { code, out, err } = await run("endings", file("rook.yaml", withRook));
    expect(code).toBe(0);
    expect(err).toBe("");
    expect(out).toMatch(/^Small: bare material against the bare king, White to move$/m);
    expect(out).toMatch(/^ {2}K\+R +wins +\d+\.\d\d % +\d+\.\d\d % +\d+ moves$/m);
    expect(out).toMatch(/^ {2}K\+F +draws +0\.00 % +100\.00 % +-$/m);
    expect(out).toMatch(/^ {2}K\+F\+F, equal shades +draws/m);
  });

  it("gives them as JSON", async () => {
    const { value } = await json("endings", file("ferz.yaml", SMALL));
    expect(value).toMatchObject({
      leftOut: [],
      endings: [{ material: "K+F", pieces: ["ferz"], verdict: "draws" }, {}, {}],
    });
  });

  it("says what it leaves out", async () => {
    const pawn = withRook.replace("ferz: {", "pawn: { letter: P, betza: fmWfcF }\n  ferz: {");
    const promotion = "promotion:\n  - { pieces: [pawn], zone: rank 5, to: [rook] }\nsetup:";
    const { code, out } = await run("endings", file("pawn.yaml", pawn.replace("setup:", promotion)));
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}Left out: K\+P\. Pawn promotes\.$/m);
  });
});

describe("best", () => {
  it("finds the mate", async () => {
    const { value } = await json("best", "chess", "--fen", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "--depth", "3");
    expect(value).toMatchObject({
      best: { uci: "a1a8", san: "Ra8#" },
      score: { type: "mate", moves: 1 },
      outcome: null,
      line: [{ uci: "a1a8", san: "Ra8#" }],
    });
    expect(value.nodes).toBeGreaterThan(0);
  });

  it("gives the same answer for the same nodes", async () => {
    const [first, second] = await Promise.all([1, 2].map(() => json("best", "paradigm", "--nodes", "20000")));
    expect({ ...first.value, timeMs: 0, nodesPerSecond: 0 }).toEqual({ ...second.value, timeMs: 0, nodesPerSecond: 0 });
  });

  it("says so when the game is over", async () => {
    const { code, value } = await json("best", "chess", "--fen", "7k/5KQ1/8/8/8/8/8/8 b - - 0 1");
    expect(code).toBe(0);
    expect(value).toMatchObject({
      best: null,
      line: [],
      outcome: { result: "1-0", winner: 0, code: "checkmate", reason: "checkmate" },
    });
  });

  it("prints for people", async () => {
    const { out } = await run("best", "chess", "--depth", "2");
    expect(out).toMatch(/^Best move {2}\S+ \([a-h][1-8][a-h][1-8]\)$/m);
    expect(out).toMatch(/^Score .* for White$/m);
  });

  it.each([
    ["rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", /^Score {6}\+\d+\.\d\d for White$/m],
    ["rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", /^Score {6}\+\d+\.\d\d for White$/m],
    ["7k/8/5K2/6Q1/8/8/8/8 b - - 0 1", /^Score {6}mated in \d for Black$/m],
  ])("gives the score of the side that is ahead, whoever moves: %s", async (fen, score) => {
    expect((await run("best", "chess", "--depth", "1", "--fen", fen)).out).toMatch(score);
  });
});

describe("show", () => {
  it("draws the board, the pieces and the rules", async () => {
    const { code, out } = await run("show", "edgy");
    expect(code).toBe(0);
    expect(out).toContain("  8 . . . p r n b k\n");
    expect(out).toContain("Seen from the corner");
    expect(out).toMatch(/^ {19}k\n {17}b {3}q\n {15}n {3}p {3}b$/m);
    expect(out).toMatch(/^ {13}3 {3}Q {3}B {3}c\n {15}2 {3}K {3}b\n {17}1 {3}a$/m);
    expect(out).toContain("mfrFcfrW");
    expect(out).toContain("O-O-O: King a1 to a3, Rook a5 to a2 (Black: King h8 to h6, Rook h4 to h7).");
    expect(out).not.toContain("\u001b");
  });

  it("draws letters of several signs in columns", async () => {
    const text = SMALL.replace("letter: F,", "letter: F',")
      .replace("f . . k", "f' . . k")
      .replace("K . . F", "K . F' .");
    const { out } = await run("show", file("dressed.yaml", text));
    expect(out).toContain("  5 f' .  .  k\n");
    expect(out).toContain("  1 K  .  F' .\n    a  b  c  d\n");
    expect(out).toMatch(/F' +Ferz/);
  });

  it("draws numbered starts, and one by chance", async () => {
    expect((await run("show", "paradigm", "--start", "17")).out).toContain("(start 17)");
    expect((await run("show", "paradigm", "--start", "random")).out).toMatch(/\(start \d+\)/);
  });

  it("computes the values that a file leaves out", async () => {
    expect((await run("show", file("small.yaml", SMALL))).out).toMatch(/F +Ferz +~\d/);
  });
});

describe("check and new", () => {
  it("passes what new writes, which does not overwrite", async () => {
    const path = join(folder, "mine.yaml");
    expect((await run("new", path)).code).toBe(0);
    const text = readFileSync(path, "utf8");
    expect((await run("check", path)).out).toContain("My Variant, 6x6, 6 pieces, one start: fine");
    const again = await run("new", path);
    expect(again.code).toBe(1);
    expect(again.err).toContain("exists already");
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  it("names the schema that is there: the program's own, or that of the project above the file", async () => {
    const path = join(folder, "lonely.yaml");
    await run("new", path);
    const own = /\$schema=(file:.*)\n/.exec(readFileSync(path, "utf8"))?.[1] ?? "";
    expect(JSON.parse(readFileSync(new URL(own), "utf8")).title).toBe("Chess variant");
    const schemas = join(folder, "project/node_modules/fairywren/schemas");
    mkdirSync(schemas, { recursive: true });
    mkdirSync(join(folder, "project/variants"));
    writeFileSync(join(schemas, "variant.schema.json"), "{}");
    const inProject = join(folder, "project/variants/mine.yaml");
    await run("new", inProject);
    const line = "# yaml-language-server: $schema=../node_modules/fairywren/schemas/variant.schema.json\n";
    expect(readFileSync(inProject, "utf8").startsWith(line)).toBe(true);
  });

  it("reports the faults of each file", async () => {
    const good = file("good.yaml", SMALL);
    const bad = file("bad.yaml", SMALL.replace("royal: true", "roial: true"));
    const { code, out, err } = await run("check", good, bad);
    expect(code).toBe(1);
    expect(out).toContain("good.yaml: Small, 4x5");
    expect(err).toMatch(/bad\.yaml:5:\d+ {2}unknown-key/);
    expect(err).toContain("Did you mean 'royal'?");
    const checked = await json("check", good, bad);
    expect(checked.code).toBe(1);
    expect(checked.value.files.map(({ ok }) => ok)).toEqual([true, false]);
    expect(checked.value.diagnostics[0]).toMatchObject({ code: "unknown-key", line: 5, hint: "royal" });
  });

  it("finds a parent beside the file", async () => {
    file("parent.yaml", SMALL);
    const child = file("child.yaml", "name: Child\nextends: parent\n");
    expect((await run("check", child)).out).toContain("Child, 4x5");
  });
});

describe("import", () => {
  const INI =
    "[herons:chess]\nknight = -\ncustomPiece1 = h:NA\nstartFen = rhbqkbhr/pppppppp/8/8/8/8/PPPPPPPP/RHBQKBHR w KQkq - 0 1\n";
  const BAD = "[chase:chess]\nchasingRule = axf\n";

  it("writes a variant that check accepts", async () => {
    const { code, out } = await run("import", file("herons.ini", INI), "herons");
    expect(code).toBe(0);
    expect((await run("check", file("herons.yaml", out))).out).toContain("Herons, 8x8, 6 pieces, one start: fine");
  });

  it("refuses with the place, and writes nothing", async () => {
    const { code, out, err } = await run("import", file("chase.ini", BAD), "chase");
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/chase\.ini:2:1 {2}unsupported-rule\n {3}2 \| chasingRule = axf\n {5}\| \^{11} /);
  });

  it("without a name lists what can be imported and what each other needs", async () => {
    const path = file("both.ini", INI + BAD);
    const { code, out } = await run("import", path);
    expect(code).toBe(0);
    expect(out).toMatch(/herons +chess +can be imported\n +chase +chess +'chasingRule = axf' needs/);
    const value = JSON.parse((await run("import", path, "--json")).out);
    expect(value.sections.map(({ name }: { name: string }) => name)).toEqual(["herons", "chase"]);
  });

  it("tells of lines outside of the section beside the variant", async () => {
    const { code, out, err } = await run("import", file("stray.ini", `king = k\n${INI}`), "herons");
    expect(code).toBe(0);
    expect(out).toContain("heron");
    expect(err).toMatch(/stray\.ini:1:1 {2}ini-syntax/);
  });

  it("says how to install what --verify compares with, before it writes anything", async () => {
    const { code, out, err } = await run("import", file("herons.ini", INI), "herons", "--verify");
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("npm install --no-save fairy-stockfish-nnue.wasm");
  });

  it("refuses what is not there, and what is no configuration", async () => {
    expect((await run("import", "missing.ini")).err).toContain("file-not-found");
    expect((await run("import", file("herons.ini", INI), "heron")).err).toContain("Did you mean 'herons'?");
    expect((await run("import", file("empty.ini", ""))).err).toContain("ini-section");
  });
});

describe("bench", () => {
  it("searches every bundled variant and sums the nodes", async () => {
    const { code, value } = await json("bench", "1");
    expect(code).toBe(0);
    const sum = value.positions.reduce((total, { nodes }) => total + nodes, 0);
    expect(value.signature).toBe(sum);
    expect(new Set(value.positions.map(({ variant }) => variant)).has("edgy")).toBe(true);
  });
});

describe("a wrong command line ends with 2 and usage", () => {
  it.each([
    [[], "Usage: fairywren COMMAND"],
    [["shwo"], "Did you mean 'show'?"],
    [["show"], "VARIANT is missing."],
    [["show", "chess", "x"], "one word too many: 'x'"],
    [["show", "chess", "--strat", "3"], "Did you mean '--start'?"],
    [["show", "chess", "-x"], "no option '-x'"],
    [["show", "paradigm", "--start", "30"], "from 0 to 29"],
    [["show", "paradigm", "--start", "-1"], "from 0 to 29"],
    [["moves", "chess", "--start"], "'--start' needs a number after it."],
    [["moves", "chess", "--fen", "--json"], "'--fen' needs a FEN after it."],
    [["moves", "chess", "--json=1"], "'--json' takes no value."],
    [["moves", "chess", "--start", "0", "--fen", START], "either '--fen' or '--start'"],
    [["perft", "chess", "3.5"], "not a number for DEPTH"],
    [["perft", "chess"], "DEPTH is missing."],
    [["best", "chess", "--depth", "0"], "from 1 to 120"],
    [["best", "chess", "--depth", "1", "--nodes", "5"], "only one of"],
    [["bench", "0"], "not a number for DEPTH"],
  ])("%j", async (args, sentence) => {
    const { code, err, out } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).toMatch(/Usage|fairywren help/);
    if (!args.includes("--json")) expect(out).toBe("");
  });

  it("says so in JSON too", async () => {
    const { code, value } = await json("perft", "chess", "x");
    expect(code).toBe(2);
    expect(value.diagnostics[0].code).toBe("usage");
  });
});

describe("xboard", () => {
  it.each([
    ["passing.yaml", /^passing\.yaml:1:1 {2}not-shown\n {2}XBoard cannot show 'passing': turns can be passed\.\n$/],
    ["two words.yaml", /not-shown\n {2}The file's name 'two words' cannot be an id: give it a plain name\.\n$/],
  ])("is not begun with %s, and says why", async (name, sentence) => {
    file(name, "extends: chess\nturn: [{ move: or-pass }]\n");
    const { code, out, err } = await run("xboard", name);
    expect([code, out, err]).toEqual([1, "", expect.stringMatching(sentence)]);
  });
});

describe("a start that there is not", () => {
  it.each([
    [SMALL, "5", "write 0, the only one, or 'random'."],
    ["extends: paradigm", "30", "write a whole number from 0 to 29, or 'random'."],
  ])("is answered with those that there are", async (text, number, sentence) => {
    const { code, err } = await run("moves", file("few.yaml", text), "--start", number);
    expect([code, err]).toEqual([2, expect.stringContaining(`'${number}' is not a number for --start: ${sentence}`)]);
  });
});

describe("a bundled variant has its name and aliases, too", () => {
  it.each(["Paradigm Chess30", "paradigm chess"])("%s", async (name) => {
    expect(await run("moves", name)).toEqual(await run("moves", "paradigm"));
  });

  it("but a file of that name goes before", async () => {
    file("Paradigm Chess", SMALL);
    expect((await run("moves", "Paradigm Chess")).out).toContain("Small");
  });
});

describe("a variant that is not to be had ends with 1", () => {
  const beside = () => [file("small.yaml", SMALL), file("orphan.yaml", "name: Orphan\nextends: smal\n")];

  it.each([
    ["chesss", "unknown-variant", "Did you mean 'chess'?"],
    ["crazy", "unknown-variant", "Near it are crazyhouse, "],
    ["nowhere/x.yaml", "file-not-found", "There is no such file"],
    ["smal.yaml", "file-not-found", "Did you mean 'small.yaml'?"],
    ["./smal.yaml", "file-not-found", "Did you mean './small.yaml'?"],
    ["orphan.yaml", "extends-unknown", "Did you mean 'small'?"],
    [".", "file-is-folder", "This is a folder"],
    [process.execPath, "too-long", "bytes"],
    ["\u001b[2J", "unknown-variant", "'\\u{1b}[2J'"],
    ["__proto__", "unknown-variant", "no bundled variant"],
    ["x".repeat(300), "unknown-variant", "that docs/variants.md lists."],
    [`${"x".repeat(300)}.yaml`, "file-not-found", "too long"],
  ])("%s", async (word, code, sentence) => {
    beside();
    const ended = await run("show", word);
    expect(ended.code).toBe(1);
    expect(ended.err).toContain(code);
    expect(ended.err).toContain(sentence);
    expect(ended.err).not.toMatch(/\n\s+at |\p{Cc}(?<!\n)/u);
    const asJson = await json("moves", word);
    expect(asJson.code).toBe(1);
    expect(asJson.value.diagnostics[0].code).toBe(code);
  });

  describe.skipIf(process.platform === "win32")("and is no file, answered at once", () => {
    const server = createServer();
    beforeAll(async () => {
      spawnSync("mkfifo", [join(folder, "pipe.yaml")]);
      file("pipe-child.yaml", "name: Child\nextends: pipe\n");
      await new Promise<void>((resolve) => server.listen(join(folder, "socket.yaml"), resolve));
    });
    afterAll(() => server.close());

    it.each([
      ["a pipe", "pipe.yaml"],
      ["a pipe that is extended", "pipe-child.yaml"],
      ["a socket", "socket.yaml"],
      ["a device without end", "/dev/zero"],
      ["an empty device", "/dev/null"],
    ])("%s", async (_, path) => {
      for (const command of ["check", "show"]) {
        const { code, err } = await run(command, path);
        expect(code).toBe(1);
        expect(err).toContain("file-is-special");
        expect(err).toContain("This is a pipe, a socket or a device, not a variant file");
      }
    });
  });

  it("names a binary file as such", async () => {
    const path = file("binary.yaml", "\u0000\u0001\u0002");
    const { code, err } = await run("check", path);
    expect(code).toBe(1);
    expect(err).toMatch(/binary\.yaml:1:1/);
  });
});

it("prints help and version", async () => {
  expect(await run("--help")).toMatchObject({ code: 0, err: "" });
  expect((await run("perft", "--help")).out).toContain("Usage: fairywren perft VARIANT DEPTH");
  expect((await run("--version")).out).toMatch(/^fairywren \d+\.\d+\.\d+\n$/);
});
