/**
 * The README's blocks, run in order in one folder. Its fences say what a block is:
 * `yaml FILE` is written to that file, `sh run` and `js run` are run, `text output` is what the last command printed.
 */
import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { LONGEST_LEAP } from "../src/betza/atom.ts";
import { LONGEST_BETZA } from "../src/betza/parse.ts";
import { MOST_SQUARES } from "../src/definition/define.ts";
import { MOST_ANCESTORS } from "../src/definition/resolve.ts";
import { MOST_BYTES } from "../src/definition/source.ts";
import { MOST_DEPTH } from "../src/definition/tricks.ts";
import { MOST_STARTS_EXAMINED } from "../src/engine/examine.ts";
import { LONGEST_GAME } from "../src/engine/game.ts";
import { GAME_KEYS_MAX, SEARCH_PLIES, SQUARES_WIDE } from "../src/layout/capacity.ts";
import { RIGHTS_MAX } from "../src/layout/rules/castling.ts";
import { PROMOTIONS_MAX } from "../src/layout/rules/promotion.ts";
import { LONGEST_FEN } from "../src/notation/fen.ts";
import { MOST_STARTS } from "../src/rules/read.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const readme = readFileSync(path.join(ROOT, "README.md"), "utf8");

interface Block {
  readonly kind: string;
  readonly text: string;
  readonly line: number;
}

interface Printed {
  readonly all: string;
  readonly status: number;
}

const folder = makeFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the README's blocks", () => {
  let last: Printed = { all: "", status: 0 };
  const blocks = blocksOf(readme).filter(({ kind }) => kind.includes(" "));
  blocks.forEach(({ kind, text, line }, index) => {
    it(`line ${line}: ${kind}`, async () => {
      const [language, what] = kind.split(" ");
      if (what === "output") expect(last.all.trimEnd()).toBe(text.trimEnd());
      else if (what !== "run") writeFileSync(path.join(folder, what), text);
      else last = await run(language, text);
      const isRefusal = blocks[index + 1]?.kind === "text output";
      if (what === "run") expect(last, last.all).toMatchObject({ status: isRefusal ? 1 : 0 });
    });
  });
});

describe("the README's figures", () => {
  it.each([
    ["squares of a board", [MOST_SQUARES, SQUARES_WIDE]],
    ["promotion choices", [PROMOTIONS_MAX]],
    ["Betza text", [LONGEST_BETZA, LONGEST_LEAP]],
    ["castling rights", [RIGHTS_MAX]],
    ["numbered starts", [MOST_STARTS, MOST_STARTS_EXAMINED]],
    ["variant file", [MOST_BYTES / 1024, MOST_DEPTH, MOST_ANCESTORS]],
    ["FEN", [LONGEST_FEN]],
    ["plies of a game", [LONGEST_GAME]],
    ["depth of a search", [SEARCH_PLIES]],
    ["earlier positions", [GAME_KEYS_MAX]],
  ])("state the limits of %s as the code has them", (row, numbers) => {
    const line = readme.split("\n").find((text) => text.startsWith(`| ${row}`)) ?? "";
    const stated = line.replaceAll(",", "").match(/\d+/g)?.map(Number);
    expect(stated).toEqual(expect.arrayContaining(numbers));
  });
});

describe("the README's links", () => {
  const links = Array.from(readme.matchAll(/\]\(([^)#:]+)\)|src="([^":]+)"/g), ([, link, source]) => link ?? source);
  const own = links.filter((link) => !/^cdn(-yaml)?\.js$|^aviary\.yaml$/.test(link));
  it.each([...new Set(own)])("lead to %s, which is there", (file) => {
    expect(existsSync(path.join(ROOT, file))).toBe(true);
  });

  it("show four pictures, small ones", () => {
    const pictures = own.filter((file) => file.endsWith(".png")).map((file) => statSync(path.join(ROOT, file)).size);
    expect(pictures).toHaveLength(4);
    expect(Math.max(...pictures)).toBeLessThan(150_000);
  });
});

/** As a newcomer's folder: the package is at hand, nothing else. */
function makeFolder(): string {
  const made = mkdtempSync(path.join(tmpdir(), "fairywren-readme-"));
  mkdirSync(path.join(made, "node_modules"));
  symlinkSync(ROOT, path.join(made, "node_modules", "fairywren"), "dir");
  return made;
}

function run(language: string, text: string): Promise<Printed> {
  if (language === "sh") return runProgram("bash", ["-c", `set -eo pipefail\n${NPX}\n${text}`]);
  writeFileSync(path.join(folder, "example.mjs"), text);
  return runProgram(process.execPath, ["example.mjs"]);
}

/** `npx fairywren` without npm, which takes a second each time. */
const NPX = `npx() { shift; "${process.execPath}" node_modules/fairywren/dist/cli.js "$@"; }`;

function runProgram(program: string, words: readonly string[]): Promise<Printed> {
  return new Promise((resolve) => {
    execFile(program, words, { cwd: folder, encoding: "utf8" }, (error, out, err) => {
      resolve({ all: out + err, status: error === null ? 0 : Number(error.code ?? 1) });
    });
  });
}

function blocksOf(text: string): Block[] {
  return Array.from(text.matchAll(/^```(.+)\n([\s\S]*?)^```$/gm), ({ 1: kind, 2: body, index }) => ({
    kind,
    text: body,
    line: text.slice(0, index).split("\n").length,
  }));
}
