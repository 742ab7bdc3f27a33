/**
 * The blocks of README and `docs/`, run in order in one folder. Their fences say what a block is:
 * `yaml FILE` is written to that file, `sh run` and `js run` are run, `text output` is what the last command printed.
 * Of the others, commands and scripts that they name are there.
 */
import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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
import manifest from "../package.json" with { type: "json" };
import schema from "../schemas/variant.schema.json" with { type: "json" };
import { slugOf } from "../site.mjs";
import { LONGEST_LEAP } from "../src/betza/atom.ts";
import { LONGEST_BETZA } from "../src/betza/parse.ts";
import { COMMANDS } from "../src/cli/commands.ts";
import { MOST_PIXELS } from "../src/definition/pixel-text.ts";
import { MOST_ANCESTORS } from "../src/definition/resolve.ts";
import { MOST_BYTES } from "../src/definition/source.ts";
import { MOST_DEPTH } from "../src/definition/tricks.ts";
import { MOST_STARTS_EXAMINED } from "../src/engine/examine-loaded.ts";
import { LONGEST_GAME } from "../src/engine/game.ts";
import { GAME_KEYS_MAX, SEARCH_PLIES, SQUARES_HUGE } from "../src/layout/capacity.ts";
import { RIGHTS_MAX } from "../src/layout/rules/castling.ts";
import { PROMOTIONS_MAX } from "../src/layout/rules/promotion.ts";
import { LONGEST_FEN } from "../src/notation/fen.ts";
import { MOST_STARTS } from "../src/rules/read.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The tutorial's files are those that the others speak of. */
const FIRST = "docs/tutorial.md";
const PAGES = readdirSync(path.join(ROOT, "docs")).filter((file) => file.endsWith(".md"));
const DOCUMENTS = [...new Set([FIRST, "README.md", ...PAGES.map((file) => `docs/${file}`)])];

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

describe.each(DOCUMENTS)("the blocks of %s", (file) => {
  let last: Printed = { all: "", status: 0 };
  const blocks = blocksOf(textOf(file));
  const checked = blocks.filter(({ kind }) => kind.includes(" "));
  checked.forEach(({ kind, text, line }, index) => {
    it(`line ${line}: ${kind}`, async () => {
      const [language, what] = kind.split(" ");
      if (what === "output") expect(last.all.trimEnd()).toBe(text.trimEnd());
      else if (what !== "run") writeFileSync(path.join(folder, what), text);
      else last = await run(language, text);
      const isRefusal = checked[index + 1]?.kind === "text output";
      if (what === "run") expect(last, last.all).toMatchObject({ status: isRefusal ? 1 : 0 });
    }, 30_000);
  });

  it("name commands, options and scripts that there are", () => {
    const shown = textOf(file).match(/^( {4}|\$ |npx |npm run |node build\.mjs).*|`[^`\n]+`/gm) ?? [];
    expect(shown.map((text) => text.replace(/^`|`$/g, "").trim()).flatMap(unknownIn)).toEqual([]);
  });
});

describe("the page of limits", () => {
  const limits = textOf("docs/limits.md");
  it.each([
    ["squares of a board", [SQUARES_HUGE]],
    ["promotion choices", [PROMOTIONS_MAX]],
    ["Betza text", [LONGEST_BETZA, LONGEST_LEAP]],
    ["castling rights", [RIGHTS_MAX]],
    ["numbered starts", [MOST_STARTS, MOST_STARTS_EXAMINED]],
    ["variant file", [MOST_BYTES / 1024, MOST_DEPTH, MOST_ANCESTORS]],
    ["picture of a piece", [schema.definitions.pictureText.maxLength, MOST_PIXELS]],
    ["FEN", [LONGEST_FEN]],
    ["plies of a game", [LONGEST_GAME]],
    ["depth of a search", [SEARCH_PLIES]],
    ["earlier positions", [GAME_KEYS_MAX]],
  ])("states those of %s as the code has them", (row, numbers) => {
    const line = limits.split("\n").find((text) => text.startsWith(`| ${row}`)) ?? "";
    const stated = line.replaceAll(",", "").match(/\d+/g)?.map(Number);
    expect(stated).toEqual(expect.arrayContaining(numbers));
  });
});

describe("the links", () => {
  it.each(DOCUMENTS)("of %s lead to what is there", (file) => {
    const missing = linksOf(file).filter(({ target }) => !existsSync(path.join(ROOT, target)));
    expect(missing).toEqual([]);
  });

  it.each(DOCUMENTS)("of %s lead to headings that there are", (file) => {
    const named = linksOf(file).filter(({ target, heading }) => heading && target.endsWith(".md"));
    expect(named.filter(({ target, heading }) => !headingsOf(target).includes(heading))).toEqual([]);
  });

  it("of docs/README.md name every document", () => {
    const named = linksOf("docs/README.md").map(({ target }) => target);
    expect(DOCUMENTS.filter((file) => file.startsWith("docs/") && !named.includes(file))).toEqual(["docs/README.md"]);
  });

  it("show four pictures, small ones, and one of them first", () => {
    const picturesOf = (file: string) => linksOf(file).flatMap(({ target }) => (target.endsWith(".png") ? target : []));
    const pictures = new Set(DOCUMENTS.flatMap(picturesOf));
    expect(picturesOf("README.md")).toHaveLength(1);
    expect(pictures.size).toBe(4);
    const sizes = [...pictures].map((file) => statSync(path.join(ROOT, file)).size);
    expect(Math.max(...sizes)).toBeLessThan(150_000);
  });
});

interface Link {
  /** From the root. */
  readonly target: string;
  readonly heading: string;
}

/** Links within the project. Blocks of code are left out: what they name is the reader's. */
function linksOf(file: string): Link[] {
  const prose = textOf(file).replace(/^```[\s\S]*?^```$/gm, "");
  const links = prose.matchAll(/\]\(([^):]+)\)|src="([^":]+)"/g);
  return Array.from(links, ([, link, source]) => {
    const [target, heading = ""] = (link ?? source).split("#");
    return { target: target === "" ? file : path.join(path.dirname(file), target), heading };
  });
}

/** As GitHub and the page name them. */
function headingsOf(file: string): string[] {
  const titles = textOf(file).matchAll(/^#+ (.+)$/gm);
  return Array.from(titles, ([, title]) => slugOf(title));
}

describe("the page of the command line", () => {
  const page = textOf("docs/command-line.md");
  it.each(COMMANDS.map(({ name, options }) => [name, options] as const))(
    "has a row for %s, with all its options",
    (name, options) => {
      const rows = page.split("\n").filter((row) => row.startsWith(`| \`${name}`));
      expect(rows).not.toEqual([]);
      const isCut = rows.some((row) => /\.\.\.`/.test(row)); // then another page has them
      const missing = options.filter((option) => !rows.join().includes(`--${option}`));
      expect(isCut ? [] : missing).toEqual([]);
    },
  );

  it.each(COMMANDS.map(({ name, synopsis, options }) => [name, synopsis, options] as const))(
    "and --help of %s says them, too",
    (_, synopsis, options) => {
      expect(options.filter((option) => !synopsis.includes(`--${option}`))).toEqual([]);
    },
  );
});

/** What a line names of the command line and of `package.json` that is not there. */
function unknownIn(line: string): string[] {
  const script = /\bnpm run ([\w:-]+)/.exec(line)?.[1];
  const [, name, rest] = /(?:^|npx )fairywren ([a-z]+)\b(.*)/.exec(line) ?? [];
  const command = COMMANDS.find((known) => known.name === name);
  const known: readonly string[] = command?.options ?? [];
  const options = Array.from(rest?.matchAll(/ --([a-z-]+)/g) ?? [], ([, option]) => option);
  return [
    ...(script && !(script in manifest.scripts) ? [`npm run ${script}`] : []),
    ...(name && name !== "help" && !command ? [`fairywren ${name}`] : []),
    ...options.filter((option) => command && !known.includes(option)).map((option) => `fairywren ${name} --${option}`),
  ];
}

function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

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
