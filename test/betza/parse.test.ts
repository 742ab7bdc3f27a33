import { describe, expect, it } from "vitest";
import { parseBetza } from "../../src/betza/parse.ts";
import vectors from "../data/betza/parse-vectors.json" with { type: "json" };

describe("published strings are read or refused as the specification says", () => {
  it.each(vectors)("$betza: $expect ($note)", ({ betza, expect: expected }) => {
    const result = parseBetza(betza);
    expect(result.ok ? "ok" : "error").toBe(expected);
    if (!result.ok) expect(result.offset + result.length).toBeLessThanOrEqual(betza.length + 1);
  });
});

/** Text, offset and length of the fault, its code, and words that the message or the hint must say. */
const REFUSED = [
  ["fK", 0, 1, "ambiguous-direction", "'fW' or 'fWfF'"],
  ["NbQ", 1, 1, "ambiguous-direction", "'bR' or 'bRbB'"],
  ["ifmK3", 1, 1, "ambiguous-direction", "'ifmW3' or 'ifmW3ifmF3'"],
  ["fhK", 0, 2, "ambiguous-direction", "'fWfF' or 'fsWfF'"],
  ["[fK?R]", 1, 1, "ambiguous-direction", "'fW' or 'fWfF'"],
  ["WJ", 1, 1, "unknown-atom", "Write Z for the (2,3) leap"],
  ["WL", 1, 1, "unknown-atom", "Write C for the (1,3) leap"],
  ["WX", 1, 1, "unknown-atom", "(m,n)"],
  ["WT", 1, 1, "unknown-atom", "W F D N A H C Z G K R B Q U"],
  ["mfmW", 2, 1, "repeated-mode", "twice"],
  ["nnN", 1, 1, "repeated-modifier", "twice"],
  ["FwW", 1, 1, "unknown-modifier", "W"],
  ["FkW", 1, 1, "reserved-modifier", "royal"],
  ["RtR", 1, 1, "reserved-modifier", "'p' or 'g'"],
  ["Nmf", 1, 2, "missing-atom", "'mf'"],
  ["N😀", 1, 2, "unexpected-character", "😀"],
  ["N N", 1, 1, "unexpected-character", "blanks"],
  ["N*", 1, 1, "unexpected-character", "U"],
  ["3W", 0, 1, "unexpected-range", "'3'"],
  ["FW123", 4, 1, "range-too-long", "'123'"],
  ["FNN3", 3, 1, "unexpected-range", "N3"],
  ["FRR", 2, 1, "unexpected-doubling", "R"],
  ["FfhW", 2, 1, "unknown-direction", "'h'"],
  ["FshN", 2, 1, "unknown-direction", "'h'"],
  ["fU", 0, 1, "unknown-direction", "no directions"],
  ["pgR", 1, 1, "conflicting-modifiers", "'g' and 'p'"],
  ["maifR", 2, 1, "misplaced-modifier", "'i'"],
  ["qafN", 0, 1, "misplaced-modifier", "'q'"],
  ["WzN", 1, 1, "misplaced-modifier", "'z'"],
  ["(0,0)", 0, 5, "null-leap", "'(0,0)'"],
  ["(1,40)", 3, 2, "leap-too-long", "15"],
  ["(1.4)", 2, 1, "unexpected-character", ","],
  ["N[F?R", 1, 1, "unclosed-bracket", "]"],
  ["[F]", 0, 1, "chain-too-short", "two links"],
  ["[F/R]", 2, 1, "unexpected-character", "'-'"],
  ["[N-W]", 1, 1, "misplaced-atom", "'N'"],
  ["v[F?R]", 0, 1, "misplaced-modifier", "inside"],
  ["O", 0, 1, "missing-range", "O2"],
  ["N".repeat(70), 64, 6, "text-too-long", "64"],
] as const;

describe("what is refused, and where", () => {
  it.each(REFUSED)("%s at %i", (text, offset, length, code, words) => {
    const result = parseBetza(text);
    expect(result).toMatchObject({ ok: false, offset, length, code });
    if (!result.ok) expect(`${result.message} ${result.hint}`).toContain(words);
  });
});

describe("what is read", () => {
  it.each([
    ["fsW", [0, 2, 6]],
    ["flF", [7]],
    ["ffrF", [1, 3, 7]],
    ["fsF", [1, 7]],
    ["rfN", [0]],
    ["frN", [1]],
    ["hrN", [0, 2, 4, 6]],
    ["svN", [0, 1, 2, 3, 4, 5, 6, 7]],
    ["fmrN", [0, 1, 2, 7]],
  ])("%s has the directions %j", (text, directions) => {
    const result = parseBetza(text);
    expect(result).toMatchObject({ ok: true, betza: { terms: [{ type: "simple", leg: { directions } }] } });
  });

  it("terms know their place in the text", () => {
    const result = parseBetza("fmWfceF(1,4)2");
    if (!result.ok) throw new Error(result.message);
    const places = result.betza.terms.map(({ offset, length }) => [offset, length]);
    expect(places).toEqual([
      [0, 3],
      [3, 4],
      [7, 6],
    ]);
  });
});
