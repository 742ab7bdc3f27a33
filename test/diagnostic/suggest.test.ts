import { describe, expect, it } from "vitest";
import { excerpt } from "../../src/diagnostic/excerpt.ts";
import { suggest, wordsLike } from "../../src/diagnostic/suggest.ts";

describe("the nearest known word", () => {
  it.each([
    ["promotoin", "promotion"],
    ["Castling", "castling"],
    ["paircbonus", "pair-bonus"],
    ["uciCastling", "uci-castling"],
    ["x", null],
    ["something else", null],
    ["p".repeat(5000), null],
  ])("%s: %s", (word, known) => {
    expect(suggest(word, ["promotion", "castling", "pair-bonus", "uci-castling", "setup"])).toBe(known);
  });
});

describe("the known words like one", () => {
  const KNOWN = ["chess", "minishogi", "shogi", "shogun"];

  it.each([
    ["shogy", ["shogi", "shogun"]],
    ["SHOGI", ["shogi", "shogun", "minishogi"]],
    ["ess", ["chess"]],
    ["es", []],
    ["xylophone", []],
    ["s".repeat(5000), []],
  ])("are near, or have it within them: %s", (word, words) => {
    expect(wordsLike(word, KNOWN)).toEqual(words);
  });
});

describe("the excerpt of a place", () => {
  it("marks every character of the part", () => {
    expect(excerpt("first\nsecond line\n", 2, 8, 4)).toEqual({ line: "second line", caret: "       ^^^^" });
  });

  it("shows invisible characters as one sign each", () => {
    expect(excerpt("a\u0000\u202eb\tc", 1, 4, 1)).toEqual({ line: "a\ufffd\ufffdb c", caret: "   ^" });
  });

  it("marks the end of a line, and knows no line beyond the last", () => {
    expect(excerpt("ab", 1, 3, 1)).toEqual({ line: "ab", caret: "  ^" });
    expect(excerpt("ab", 2, 1, 1)).toBeNull();
  });

  it("cuts a long line to 80 columns, wherever the part is", () => {
    const text = "0123456789".repeat(40);
    for (const column of [1, 50, 200, 399]) {
      const cut = excerpt(text, 1, column, 400);
      expect(cut?.line.length).toBeLessThanOrEqual(74);
      expect(cut?.caret.length).toBeLessThanOrEqual(74);
      expect(cut?.line[cut.caret.indexOf("^")]).toBe(text[column - 1]);
    }
  });
});
