import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentOf } from "../../src/definition/documents.ts";
import { bundledIds, bundledVariant } from "../../src/definition/library.ts";
import { readVariant } from "../../src/definition/read.ts";
import { CODES } from "../../src/diagnostic/codes.ts";
import { renderReport } from "../../src/diagnostic/render.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { examineVariant } from "../../src/yaml.ts";
import { duel } from "../generated/duel.ts";
import { times } from "../sampled.ts";
import { damaged, texts } from "./damaged.ts";

/** Other damage for another seed. */
const SEED = Number(process.env.SEED ?? 1);

/** A shipped file in which some words stand for others of their sort: it often loads, and is another game. */
const reworded = fc
  .tuple(fc.constantFrom(...texts), fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 2 }))
  .map(([text, swaps]) =>
    swaps.reduce((now, [at, other]) => {
      const found = [...now.matchAll(WORD)].filter(([word]) => !word.startsWith("#"));
      const { 0: word, index } = found[at % found.length];
      const alike = WORDS[sortOf(word)];
      return now.slice(0, index) + alike[other % alike.length] + now.slice(index + word.length);
    }, text),
  );
/** Comments are no words. */
const WORD = /#.*|[A-Za-z0-9-]+/g;
/** A word takes the place of one of its sort: a square, a number, a movement, or a word. */
const SORTS = [/^[a-z]\d+$/, /^\d+$/, /[A-Z]/, /./];
const sortOf = (word: string) => SORTS.findIndex((sort) => sort.test(word));
const WORDS = SORTS.map((_, sort) =>
  [...new Set(texts.join("\n").match(WORD))].filter((word) => sortOf(word) === sort),
);

/** Whether a file says the rules of a shipped one, which other tests play. */
const isShipped = (variant: Variant) => shippedRules.has(rulesOf(variant));
const rulesOf = (variant: Variant) => JSON.stringify({ ...documentOf(variant), name: "", about: {}, weights: {} });
const shippedRules = new Set(bundledIds().map((id) => rulesOf(bundledVariant(id) as Variant)));

describe("a damaged file that still loads", () => {
  it("is played as it says: kernel, reference and texts agree", () => {
    let played = 0;
    const property = fc.property(fc.oneof(damaged, { arbitrary: reworded, weight: 4 }), fc.nat(), (text, seed) => {
      const { variant } = examineVariant(text, { file: "damaged.yaml" });
      if (!variant || isShipped(variant)) return;
      played++;
      duel(variant, { seed, games: 1, plies: 12 });
    });
    fc.assert(property, { numRuns: times(600, 200), seed: SEED });
    expect(played).toBeGreaterThan(times(10, 3));
  });
});

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
