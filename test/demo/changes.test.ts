/** What Make says of a change. */
import { describe, expect, it } from "vitest";
import { changesInWords } from "../../demo/maker/changes.ts";
import { readTyped } from "../../demo/maker/read-typed.ts";
import type { Variant } from "../../src/index.ts";

const read = (rest: string) => readTyped(`name: Mine\nextends: chess\n${rest}`).variant as Variant;

describe("a change, in words", () => {
  it.each([
    ["nothing", "", []],
    [
      "a piece that moves otherwise",
      "pieces: { knight: { betza: NA, value: 5 } }",
      [
        "The Knight leaps like a knight; or leaps two squares diagonally.",
        "The value 3.25 of the Knight was that of its former moves: now it is 5.",
      ],
    ],
    [
      "a piece that leaves the value of other moves behind",
      "pieces: { knight: { betza: NA } }",
      [
        "The Knight leaps like a knight; or leaps two squares diagonally.",
        "The value 3.25 of the Knight was that of its former moves: now it is computed from the new ones.",
      ],
    ],
    [
      "a piece that keeps the value of other moves",
      "pieces: { knight: { betza: NA, value: 3.25 } }",
      [
        "The Knight leaps like a knight; or leaps two squares diagonally.",
        "Its value is still 3.25, which was given to the former moves of the Knight.",
      ],
    ],
    ["castling taken away", "castling: none", ["Castling: There is no castling."]],
  ])("%s", (_, rest, told) => {
    const changes = changesInWords(read(""), read(rest));
    expect(changes.slice(0, told.length)).toEqual(told);
    expect(changes.length).toBeGreaterThanOrEqual(told.length);
    if (told.length === 0) expect(changes).toEqual([]);
  });

  it("tells what no longer holds, and never more than a few sentences", () => {
    expect(changesInWords(read(""), read("castling: none"))).toContain(
      "No longer: O-O: King e1 to g1, Rook h1 to f1 (Black: King e8 to g8, Rook h8 to f8).",
    );
    const all = changesInWords(
      read(""),
      read(
        "pieces: { queen: { betza: QA }, rook: { betza: RA }, bishop: { betza: BA }, knight: { betza: NA } }\ncastling: none",
      ),
    );
    expect(all).toHaveLength(7);
    expect(all.at(-1)).toMatch(/^And \d+ more/);
  });
});
