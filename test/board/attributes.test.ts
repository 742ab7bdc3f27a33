import { describe, expect, it } from "vitest";
import { readLevel, readMoves, readOrientation, readPlaying } from "../../src/board/attributes.ts";

/** An element with these attributes and no other. */
function element(attributes: Readonly<Record<string, string>>) {
  return {
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
  };
}

describe("the side at the bottom", () => {
  const rows: [attributes: Record<string, string>, hasEngine: boolean, side: number][] = [
    [{}, false, 0],
    [{}, true, 0],
    [{ side: "black" }, true, 1],
    [{ side: "both" }, true, 0],
    [{ side: "none" }, true, 0],
    [{ orientation: "black" }, true, 1],
    [{ orientation: "white", side: "black" }, true, 0],
    [{ orientation: "black", side: "white" }, true, 1],
    [{ orientation: "black", readonly: "" }, false, 1],
    [{ orientation: "upwards", side: "black" }, true, 1],
  ];
  it.each(rows)("of %o with an engine %s is %i", (attributes, hasEngine, side) => {
    const given = element(attributes);
    expect(readOrientation(given, readPlaying(given, hasEngine))).toBe(side);
  });
});

describe("attributes that make no sense", () => {
  it.each([
    ["0", 1],
    ["99", 10],
    ["3.4", 3],
    ["strong", null],
  ])("level %s is %s", (level, read) => {
    expect(readLevel(element({ level }))).toBe(read);
  });

  it("moves may be numbered", () => {
    expect(readMoves(element({ moves: " 1. e4 e5 2. Nf3" }))).toEqual(["e4", "e5", "Nf3"]);
  });
});
