/** What a page may say of all its boards. */
import { describe, expect, it } from "vitest";
import { pageLanguage, pagePieces } from "../../src/board/page-defaults.ts";
import { type BoardOptions, defineBoard } from "../../src/board.ts";

describe("the options of a page's boards", () => {
  it.each([
    ["a set of pieces that there is not", { pieces: "disc" }, "wrong-type", /pieces must be 'figures' or 'discs'/],
    ["a key that there is not", { engin: null }, "unknown-key", /keys are engine, words, pieces/],
    ["an engine that is none", { engine: "fast" }, "wrong-type", /engine must be a function/],
    ["no record", null, "wrong-type", /options must be an object/],
  ])("refuse %s and change nothing", (_, options, code, message) => {
    const before = [pageLanguage(), pagePieces()];
    const given = options && { ...options, words: { lang: "de" } };
    expect(() => defineBoard(given as unknown as BoardOptions)).toThrow(
      expect.objectContaining({
        diagnostics: [expect.objectContaining({ code, message: expect.stringMatching(message) })],
      }),
    );
    expect([pageLanguage(), pagePieces()]).toEqual(before);
  });

  it("may be left out, and do nothing outside a page but say what holds there", () => {
    defineBoard();
    defineBoard({ pieces: "discs" });
    expect(pagePieces()).toBe("discs");
    defineBoard({ pieces: "figures" });
  });
});
