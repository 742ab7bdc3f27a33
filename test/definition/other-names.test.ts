/** Keys as other programs call them: what is to be written in their place is a file's. */
import { describe, expect, it } from "vitest";
import { readVariant } from "../../src/definition/read.ts";
import { OTHER_NAMES } from "../../src/rules/other-names.ts";

/** Faults that say that a key or its value is not of the format. */
const OF_SHAPE = [
  "unknown-key",
  "wrong-type",
  "wrong-value",
  "wrong-size",
  "missing-key",
  "text",
  "yaml",
  "unsupported-rule",
];

function faultsOf(lines: string) {
  return readVariant(`name: Mine\nextends: chess\n${lines}\n`, { file: "mine.yaml" }).diagnostics;
}

function messageOf(lines: string): string {
  return faultsOf(lines)
    .map(({ message }) => message)
    .join("\n");
}

const inPiece = (text: string) => `pieces: { queen: { ${text} } }`;
const rows = (tables: readonly Readonly<Record<string, string>>[]) =>
  tables.flatMap((table) => Object.entries(table).map(([text, words]) => [text, words.split(" ")] as const));
const OF_FILE = rows(OTHER_NAMES.file);
const OF_PIECE = rows(OTHER_NAMES.piece);

describe("a key as another program calls it", () => {
  it.each([
    ["only: d1-f3", "There is no key 'only' here: write 'forbidden: { not: d1-f3 }'."],
    ["mobilityRegion: ranks 1-4", "There is no key 'mobilityRegion' here: write 'forbidden: { not: ranks 1-4 }'."],
    ["only: [a1]", "There is no key 'only' here: write 'forbidden: { not: d1-f3 }'."],
    ["image: disc", "There is no key 'image' here: write 'picture'."],
    ["promotes-to: pawn", "write 'promotion: [{ pieces: [pawn], zone: rank 8, to: [queen] }]' beside 'pieces'."],
    ["colour: red", "'colour' is not a key here. The keys are letter, "],
  ])("is told how it is written here, in a piece: %s", (text, message) => {
    expect(messageOf(inPiece(text))).toContain(message);
  });

  it.each([
    ["maxFile: 8", "There is no key 'maxFile' here: write 'board: { files: 8, ranks: 8 }'."],
    ["blastOnCapture: true", "write 'captures: { explode: { around: K } }'."],
    ["template: chess", "write 'extends'."],
    ["draws: { counting_rule: makruk }", "write 'draws: { counting: ["],
  ])("and in the file: %s", (text, message) => {
    expect(messageOf(text)).toContain(message);
  });
});

describe("what is to be written", () => {
  it.each(OF_FILE.filter(([text]) => text.includes(":")))("fits a file: %s", (text) => {
    expect(faultsOf(text).filter(({ code }) => OF_SHAPE.includes(code))).toEqual([]);
  });

  it.each(OF_PIECE.filter(([text]) => text.includes(":")))("fits a piece: %s", (text) => {
    expect(faultsOf(inPiece(text)).filter(({ code }) => OF_SHAPE.includes(code))).toEqual([]);
  });

  it("stands once for each name, and for none that is a key", () => {
    for (const of of [rows([OTHER_NAMES.file[0]]), [...OF_PIECE, ...rows([OTHER_NAMES.file[1]])]]) {
      const words = of.flatMap(([, names]) => names);
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    }
    for (const word of OF_PIECE.flatMap(([, names]) => names))
      expect(messageOf(inPiece(`${word}: x`))).toContain("here: write '");
    for (const word of rows([OTHER_NAMES.file[0]]).flatMap(([, names]) => names))
      expect(messageOf(`${word}: x`)).toContain("here: write '");
  });

  it("is a key that can take the other's place, where it is one word", () => {
    expect(faultsOf("parent: chess")[0]).toMatchObject({ code: "unknown-key", hint: "extends" });
    expect(faultsOf(inPiece("only: a1"))[0]).toMatchObject({ code: "unknown-key", hint: null });
  });
});
