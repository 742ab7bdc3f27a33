import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBetza } from "../../src/betza/parse.ts";
import type { Betza } from "../../src/betza/tree.ts";
import { writeBetza } from "../../src/betza/write.ts";

/** As written, then in canonical form. */
const CANONICAL = [
  ["mfW", "fmW"],
  ["fmWfceFifmnD", "fmWfceFifmnD"],
  ["NN", "N0"],
  ["R1", "R1"],
  ["W1", "W"],
  ["R0", "R"],
  ["KK", "K0"],
  ["mcW", "W"],
  ["svN", "N"],
  ["frW", "frW"],
  ["rfF", "frF"],
  ["ffrF", "ffrF"],
  ["W1W3", "W1W3"],
  ["W1mcW1", "W1W"],
  ["RmcR3", "R0R3"],
  ["UmcU", "U1U"],
  ["fhNsbWbF", "fhNbsWbF"],
  ["(4,1)", "(1,4)"],
  ["masR", "asR"],
  ["mpafN", "mpafN"],
  ["t[FR]", "[F?R]"],
  ["qNN", "qN"],
  ["isO2", "isO2"],
] as const;

describe("the canonical form", () => {
  it.each(CANONICAL)("%s is written %s", (text, written) => {
    expect(writeBetza(read(text))).toBe(written);
  });

  it("reads back as the same movement, for every text that is read", () => {
    const property = fc.property(movements, (text) => {
      const parsed = parseBetza(text);
      fc.pre(parsed.ok);
      const written = writeBetza(parsed.betza);
      expect(withoutPlaces(read(written))).toEqual(withoutPlaces(parsed.betza));
      expect(writeBetza(read(written))).toBe(written);
    });
    fc.assert(property, { numRuns: 2000 });
  });
});

describe("reading never throws", () => {
  it("and a refusal names a place inside the text", () => {
    const letters = fc.constantFrom(..."WFDNAHCZGKRBQUOJLXfblrvshmcdeinjpgtyoqzaukxw[]()-?,0123456789 é😀".split(""));
    const noise = fc.oneof(
      fc.string(),
      fc.array(letters, { maxLength: 70 }).map((all) => all.join("")),
    );
    const property = fc.property(noise, (text) => {
      const result = parseBetza(text);
      if (result.ok) return;
      expect(result.offset).toBeLessThanOrEqual(text.length);
      expect(result.length).toBeGreaterThan(0);
      expect(result.message).toMatch(/[.]$/);
    });
    fc.assert(property, { numRuns: 2000 });
  });
});

const atoms = fc.constantFrom(..."WFDNAHCZGKRBQU".split(""), "WW", "NN", "(1,4)", "(3,0)", "(2,2)", "(4,1)");
const ranges = fc.constantFrom("", "", "", "0", "1", "2", "3", "12");
const directions = fc.constantFrom(
  "",
  "",
  ..."f b l r v s fl rf fs lv ff flbr fhbb hr hrhl fsN svf".replace("N", "").split(" "),
);
const modes = fc.constantFrom("", "", "m", "c", "d", "e", "mc", "cm", "ce", "mcd");
const others = fc.constantFrom("", "", "", "i", "n", "j", "jj", "p", "g", "tp", "o", "q", "z", "y", "in");
const modifiers = fc.tuple(others, directions, modes).map((parts) => parts.join(""));
const leg = fc.tuple(modifiers, atoms, ranges).map((parts) => parts.join(""));
const multi = fc.tuple(modifiers, modifiers, leg).map(([one, two, last]) => `${one}a${two}a${last}`);
const pair = fc.tuple(modifiers, leg).map(([one, last]) => `${one}a${last}`);
const chain = fc
  .tuple(fc.constantFrom("", "m", "ic", "ci"), leg, fc.constantFrom("-", "?"), leg)
  .map(([outer, one, joint, two]) => `${outer}[${one}${joint}${two}]`);
const movements = fc
  .array(fc.oneof(leg, leg, pair, multi, chain), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(""));

function read(text: string): Betza {
  const result = parseBetza(text);
  if (!result.ok) throw new Error(`${text}: ${result.message}`);
  return result.betza;
}

/** What a movement means: no places, and nothing about how it was spelled. */
function withoutPlaces(betza: Betza): unknown {
  const spelling = new Set(["offset", "length", "text", "directed", "named"]);
  return JSON.parse(JSON.stringify(betza.terms, (key, value) => (spelling.has(key) ? undefined : value)));
}
