/** Betza notation as Fairy-Stockfish reads it, written as this format does. */
import { describe, expect, it } from "vitest";
import { readDialect } from "../../src/import/dialect.ts";
import { writeMovement } from "../../src/import/movement.ts";
import { Faults } from "../../src/import/place.ts";

const LINE = { line: 4, column: 18, length: 64 };

function rewritten(text: string): string | null {
  const lines = readDialect(text, LINE, new Faults("mine.ini"));
  return (
    lines &&
    writeMovement(
      lines.map((line) => ({ ...line, inPassing: false })),
      text,
    )
  );
}

function faultOf(text: string) {
  const faults = new Faults("mine.ini");
  readDialect(text, LINE, faults);
  return faults.found.map(({ code, column, length }) => [code, column, length]);
}

describe("a movement in the dialect", () => {
  it.each(["N", "BnN", "mNcB", "FfW", "fsmWcF", "NN", "R3W", "mQ2cN", "lfrbB", "hlN", "fmWfcFifmnD", ""])(
    "%s stays as it is, where it means the same here",
    (text) => expect(rewritten(text)).toBe(text),
  );

  it.each([
    ["fK", "fWfF", "letters are read wide on king-like atoms"],
    ["sK", "sWF", "sideways takes all diagonals with it"],
    ["fsK", "sWfF", "a pair of letters is one direction"],
    ["fQ", "fRfB", "riders likewise"],
    ["L", "C", "the camel has two letters there"],
    ["J", "Z", "and the zebra"],
    ["mcRmK2", "cRmQ2", "a later move replaces an earlier one in the same direction"],
    ["ffNfsN", "fhN", "two narrow halves make one wide"],
    ["fmWicfF", "fmW", "a first move never captures"],
    ["mRcpR", "mRcpR", "a hop to capture"],
    ["gR3", "pR3", "with a range, what lands right behind a piece goes on"],
    ["nZ", "nZ", "the Janggi elephant"],
  ])("%s becomes %s: %s", (text, wanted) => expect(rewritten(text)).toBe(wanted));

  it.each([
    ["pN", "unsupported-betza", 18, 2],
    ["WgNN", "unsupported-betza", 19, 3],
    ["nC", "unsupported-betza", 18, 2],
    ["DD", "unsupported-betza", 18, 2],
    ["RxB", "unexpected-character", 19, 1],
    ["W(1,4)", "unexpected-character", 19, 1],
    ["R10", "range-too-long", 20, 1],
    ["Nfm", "missing-atom", 19, 2],
  ])("%s is refused: %s", (text, code, column, length) => {
    expect(faultOf(text)[0]).toEqual([code, column, length]);
  });

  it("with repeated faults names each once", () => {
    expect(faultOf("x".repeat(64)).length).toBeLessThanOrEqual(65);
  });
});
