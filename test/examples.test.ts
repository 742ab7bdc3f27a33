/** The examples of the library's comments: each runs, and where a line says what it gives, it gives that. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as betza from "../src/betza.ts";
import * as board from "../src/board.ts";
import * as document from "../src/document.ts";
import * as endings from "../src/endings.ts";
import * as geometry from "../src/geometry.ts";
import * as library from "../src/node.ts";
import * as notation from "../src/notation.ts";
import * as openings from "../src/openings.ts";
import * as perft from "../src/perft.ts";
import * as pgnStream from "../src/pgn-stream.ts";
import * as starter from "../src/starter.ts";
import * as tune from "../src/tune.ts";
import * as yaml from "../src/yaml.ts";
import { shipped } from "./notation/board.ts";

const SRC = fileURLToPath(new URL("../src", import.meta.url));
const DOORS = {
  ...betza,
  ...board,
  ...document,
  ...endings,
  ...geometry,
  ...notation,
  ...openings,
  ...perft,
  ...pgnStream,
};
const PACKAGE = { ...DOORS, ...starter, ...tune, ...yaml, ...library };

/** Examples that need what is not here, and who runs them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "engine/remote.ts": "a worker: test/package.test.ts",
  "worker/start.ts": "a worker of a page: test/board/safety.browser.test.ts",
  "board/worker-engine.ts": "a worker of a page: test/board/safety.browser.test.ts",
  "board/define.ts": "a worker of a page: test/board/safety.browser.test.ts",
  "board/element.ts": "is HTML: test/board/own.browser.test.ts",
  "definition/beside.ts": "the one script: test/demo/examples.browser.test.ts",
  "document.ts 1": "two threads: test/worker/remote.test.ts",
  "tune.ts": "a minute: test/tune/door.test.ts",
};

interface Example {
  /** The file, with the number of the example in it. */
  readonly name: string;
  readonly file: string;
  readonly code: string;
}

const examples = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".generated.ts"))
  .sort()
  .flatMap(examplesOf);

function examplesOf(file: string): Example[] {
  const comments = readFileSync(path.join(SRC, file), "utf8").match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  return comments
    .flatMap((comment) => {
      const lines = comment.slice(0, -2).split("\n").map((line) => line.replace(/^\s*\* ?/, "").replace(/^ /, "")); // biome-ignore format: one step
      const begin = lines.findIndex((line) => line.trim() === "@example");
      const rest = begin < 0 ? [] : lines.slice(begin + 1);
      const end = rest.findIndex((line) => line.startsWith("@"));
      return begin < 0 ? [] : [rest.slice(0, end < 0 ? undefined : end).join("\n")];
    })
    .map((code, index) => ({ name: `${file} ${index + 1}`, file, code }));
}

/** A line that says what it gives: `perft(chess, chess.setup, 4); // 197281`. */
const CLAIM =
  /^( *)(?:(if \(.*?\)) )?(?:console\.log\((.*)\)|([^/\n]+?)); \/\/ (true|false|null|-?\d+|"[^"]*")(?=$|[ :;,]).*$/gm;

/** The program of an example, and how many claims it makes. */
function checked(code: string): { readonly program: string; readonly claims: number } {
  let claims = 0;
  const program = code.replace(CLAIM, (_, indent, condition = "", logged, plain, value) => {
    claims++;
    return `${indent}${condition} claim(${logged ?? plain}, ${value});`;
  });
  return { program, claims };
}

const YAML = "name: Mine\nextends: chess\n";
const PGN = '[White "Ada"]\n\n1. e4 e5 *\n\n[Variant "Edgy Chess"]\n\n1. ? *\n';

/** What examples take for given. */
async function given(file: string) {
  const chess = shipped("chess");
  const variant = shipped("paradigm");
  const game = library.Game.start(variant);
  const faulty = yaml.examineVariant("nmae: x", { file: "mine.yaml" });
  const { moves } = library.Game.fromPgn("1. e4 e5 2. Δc4 *", { variant });
  const parsed = notation.parsePgn("1. e4 e5 2. Nf3 *");
  const place = { append: () => undefined };
  return {
    chess,
    variant,
    game,
    mine: yaml.parseVariant(YAML),
    text: /pgn|load-variants/.test(file) ? PGN : YAML,
    engine: await library.createEngine(variant, { hashMb: 1 }),
    move: moves[2],
    moves: file.endsWith("pgn-write.ts") ? parsed.ok && parsed.games[0].moves : moves,
    legalMoves: moves,
    betza: chess.pieceTypes[0].moves[0].betza,
    piece: variant.pieceTypes[0],
    error: new library.FairywrenError(faulty.diagnostics),
    show: () => undefined,
    section: place,
    list: place,
    cell: place,
    document: { createElementNS: () => ({ setAttribute: () => undefined, append: () => undefined }) },
    console: { log: () => undefined, warn: () => undefined },
  };
}

async function run({ file, code }: Example): Promise<void> {
  const { program, claims } = checked(code);
  let made = 0;
  const claim = (value: unknown, wanted: unknown) => {
    made++;
    expect(value).toEqual(wanted);
  };
  const own: object = await import(path.join(SRC, file));
  const context = await given(file);
  const scope: Readonly<Record<string, unknown>> = { ...PACKAGE, ...own, ...context, claim };
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  const { document: page } = globalThis;
  try {
    Object.assign(globalThis, { document: context.document });
    await new AsyncFunction(...Object.keys(scope), `{ ${program}\n }`)(...Object.values(scope));
  } finally {
    Object.assign(globalThis, { document: page });
    context.engine.close();
  }
  expect(made).toBeGreaterThanOrEqual(Math.min(1, claims));
}

const isElsewhere = ({ name, file }: Example) => name in ELSEWHERE || file in ELSEWHERE;

describe("an example", () => {
  it.each(examples.filter((example) => !isElsewhere(example)))("runs: $name", run);

  it("is there for most of what a program calls", () => {
    expect(examples.length).toBeGreaterThan(45);
    expect(examples.filter(({ code }) => checked(code).claims > 0).length).toBeGreaterThan(12);
  });

  it("is run elsewhere only where there is one", () => {
    const places = examples.flatMap(({ name, file }) => [name, file]);
    expect(Object.keys(ELSEWHERE).filter((place) => !places.includes(place))).toEqual([]);
  });
});
