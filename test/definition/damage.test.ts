import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readVariant } from "../../src/definition/read.ts";
import { CODES } from "../../src/diagnostic/codes.ts";
import { renderReport } from "../../src/diagnostic/render.ts";

const FOLDER = new URL("../../variants/", import.meta.url);
const texts = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), "utf8"));
const SNIPPETS = [
  "none",
  "[",
  "]",
  "{",
  "}",
  ": ",
  "\n",
  "\n  ",
  "- ",
  "'",
  '"',
  "|",
  "#",
  "&a ",
  "*a",
  "!t ",
  "0",
  "-1",
  "1e9",
  "rank 9",
  "pieces",
  "null",
  "\u0000",
  "\ud800",
  "ß",
  "🐎",
  "<<: ",
  "betza",
  "start",
  "steps: ",
  "~",
];

/** A shipped file with some parts cut out and others put in. */
const damaged = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(fc.tuple(fc.nat(2000), fc.nat(12), fc.constantFrom("", ...SNIPPETS)), { minLength: 1, maxLength: 4 }),
  )
  .map(([text, edits]) => edits.reduce((now, [at, cut, put]) => now.slice(0, at) + put + now.slice(at + cut), text));

describe("a damaged file", () => {
  it("is read or refused with diagnostics at places that exist; nothing is thrown", () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const { variant, diagnostics } = readVariant(text, { file: "damaged.yaml" });
        expect(variant === null).toBe(diagnostics.length > 0);
        const lines = text.split("\n");
        for (const { line, column, length, code } of diagnostics) {
          expect(CODES).toHaveProperty([code]);
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeLessThanOrEqual(lines[line - 1].length + 1);
          expect(length).toBeGreaterThan(0);
        }
        expect(renderReport(diagnostics, () => text)).not.toMatch(/undefined|\[object|NaN/);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it("leaves the prototype of objects alone", () => {
    readVariant(
      'extends: chess\n__proto__: { polluted: 1 }\npieces: { "__proto__": { polluted: 1 }, constructor: { prototype: 1 } }\n',
      { file: "x.yaml" },
    );
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});
