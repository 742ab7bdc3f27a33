/** What pages fetch late of the reader: a file that needs none of it is read alike without it, and any other asks for it. */
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { TRAIL_TOOLS } from "../../src/betza/trail-tools.ts";
import { provideTrails } from "../../src/betza/trails.ts";
import { NotFetched, provideLateChecks, provideShapeCheck } from "../../src/definition/late-checks.ts";
import { provideRichReads } from "../../src/definition/late-reads.ts";
import { provideFileReading } from "../../src/definition/provide-file-reading.ts";
import { type ReadVariant, readVariant } from "../../src/definition/read.ts";
import { examineVariant } from "../../src/engine/examine.ts";
import { loadExamined, loadParsed, parseVariant } from "../../src/yaml.ts";

const FOLDER = new URL("../../variants/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".yaml"));
const textOf = (file: string) => readFileSync(new URL(file, FOLDER), "utf8");

/** As in a page that has fetched nothing. */
function takeAway(): void {
  provideLateChecks(null);
  provideShapeCheck(null);
  provideRichReads(null);
  provideTrails(Object.fromEntries(Object.keys(TRAIL_TOOLS).map((tool) => [tool, undefined])));
}

/** Null where more would have to be fetched. */
function readBare(text: string, file: string): ReadVariant | null {
  takeAway();
  try {
    return readVariant(text, { file });
  } catch (error) {
    if (error instanceof NotFetched) return null;
    throw error;
  } finally {
    provideFileReading();
  }
}

afterAll(provideFileReading);

describe("a file", () => {
  const read = FILES.map((file) => [file, readBare(textOf(file), file)] as const);

  it("is read alike without what it does not need", () => {
    const plain = read.filter(([, bare]) => bare !== null);
    expect(plain.length).toBeGreaterThan(50);
    expect(plain.length).toBeLessThan(FILES.length / 2);
    for (const [file, bare] of plain) expect(bare, file).toEqual(readVariant(textOf(file), { file }));
  });

  it.each([
    ["goals", "win: [checkmate, { checks: 3 }]"],
    ["hands", "hands: { start: { pawn: 1 } }"],
    ["captures", "captures: { must: true }"],
    ["turns", "turn: [{ move: or-pass }]"],
    ["counting", "draws: { counting: [{ bare: true, against: { rook: 2 }, moves: 8 }] }"],
    ["a trail", "pieces: { knight: { betza: afsK } }"],
    ["a piece that spares", "pieces: { knight: { spares: [pawn] } }"],
    ["a first leap", "pieces: { king: { first-leap: { to: N } } }"],
    ["a picture", "pieces: { knight: { picture: disc } }"],
    ["weights", "weights: { terms: { tempo: 3 } }"],
    ["an unknown key", "colour: red"],
    ["a value that does not fit", "symmetry: 3"],
  ])("asks for more where it has %s", (_, line) => {
    expect(readBare(`extends: chess\n${line}\n`, "mine.yaml")).toBeNull();
  });
});

describe("loadExamined", () => {
  it.each([
    ["nothing else", "extends: chess"],
    ["rich rules", "extends: chess\nhands: { start: { pawn: 1 } }\n"],
    ["trails", 'extends: chess\npieces: { knight: { betza: "[F?R]" }, bishop: { betza: mpafsB } }\n'],
    ["trails that go too many ways", `extends: chess\npieces: { knight: { betza: ${"oa".repeat(31)}K } }\n`],
    [
      "strikes, goals and pictures",
      "extends: chess\nwin: [{ checks: 3 }]\npieces: { knight: { betza: KcaK, picture: disc } }\n",
    ],
    ["faults", "extends: ches\ncolour: red\npieces: { knight: { betza: Q? } }\n"],
    ["a fault that the start tells", 'extends: chess\nsetup: { fen: "4k3/8/8/8/8/8/8/4KR2 b - - 0 1" }\n'],
    ["no YAML", "{"],
  ])("finds what examineVariant does, and fetches what that takes: %s", async (_, text) => {
    takeAway();
    const late = await loadExamined(text, { file: "mine.yaml" });
    expect(late).toEqual(examineVariant(text, { file: "mine.yaml" }));
  });

  it("follows files beside the one to the shipped variant that they extend", async () => {
    takeAway();
    const siblings = { base: "extends: crazyhouse\n" };
    const { variant, diagnostics } = await loadExamined("extends: base\n", { file: "mine.yaml", siblings });
    expect(diagnostics).toEqual([]);
    expect(variant?.hands).not.toBeNull();
  });

  it("does not hang on files that extend one another", async () => {
    const siblings = { one: "extends: two\n", two: "extends: one\n" };
    const options = { file: "mine.yaml", siblings };
    const late = await loadExamined("extends: one\n", options);
    expect(late).toEqual(examineVariant("extends: one\n", options));
    expect(late.diagnostics[0].message).toContain("extends itself");
  });
});

describe("loadParsed", () => {
  it("makes the variant that parseVariant makes, and gives its weights", async () => {
    const text = textOf("chess.yaml");
    takeAway();
    expect(await loadParsed(text)).toEqual(parseVariant(text));
    takeAway();
    await expect(loadParsed(text, { weights: '{ "weights": 3 }' })).rejects.toThrow(/weights/);
  });

  it("throws every fault of the file", async () => {
    takeAway();
    await expect(loadParsed("extends: ches\ncolour: red\n")).rejects.toMatchObject({
      diagnostics: [{ code: "extends-unknown" }, { code: "unknown-key" }],
    });
  });
});
