import { describe, expect, it } from "vitest";
import type { DefinitionComplaint, Faults, Part } from "../../src/definition/faults.ts";
import { readSquares, unreadRegions, type Written } from "../../src/definition/squares.ts";
import { squareName } from "../../src/geometry/square.ts";

const board = { files: 10, ranks: 8 };

/** Reads squares on ten files and eight ranks: their names, or what was reported. */
function read(written: Written): string {
  const reports: string[] = [];
  const value = (_path: unknown, { code }: DefinitionComplaint, part?: Part) =>
    reports.push(`${code} ${part?.offset ?? ""}`);
  const faults: Faults = { found: [], value, key: value, isBroken: () => false };
  const squares = readSquares({ board, symmetry: "mirror", regions: unreadRegions(), faults }, [], written);
  return reports.join() || squares.map((square) => squareName(board, square)).join(" ");
}

describe("sets of squares", () => {
  it.each([
    ["e8", "e8"],
    ["e8 f8 j1", "e8 f8 j1"],
    [["b1", "c1", "a1"], "b1 c1 a1"],
    ["rank 8", "a8 b8 c8 d8 e8 f8 g8 h8 i8 j8"],
    ["ranks 1-2", "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 a2 b2 c2 d2 e2 f2 g2 h2 i2 j2"],
    ["file j", "j1 j2 j3 j4 j5 j6 j7 j8"],
    ["files a-b", "a1 b1 a2 b2 a3 b3 a4 b4 a5 b5 a6 b6 a7 b7 a8 b8"],
    ["b2-c3", "b2 c2 b3 c3"],
    [["rank 1", "e4"], "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 e4"],
    ["none", ""],
    ["all", Array.from({ length: 80 }, (_, square) => squareName(board, square)).join(" ")],
    [{ not: "ranks 2-8" }, "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1"],
    [{ not: { not: "e4" } }, "e4"],
    [["e4", { not: ["ranks 2-8", "files c-j"] }], "e4 a1 b1"],
    [{ not: "all" }, ""],
    ["e8 f8 e8", "e8 f8"],
    ["rank 1 b1", "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1"],
    [["b2-c3", "file c"], "b2 c2 b3 c3 c1 c4 c5 c6 c7 c8"],
  ])("%s", (written, names) => {
    expect(read(written)).toBe(names);
  });

  it.each([
    ["e9", "square 0"],
    ["e8 k8", "square 3"],
    ["rank 9", "square 0"],
    ["rank 0", "square 0"],
    ["rank", "square 0"],
    ["ranks 2-1", "square 0"],
    ["file k", "square 0"],
    ["c3-b2", "square 0"],
    ["E8", "square 0"],
    ["e8,f8", "square 0"],
    ["", "square "],
    ["rank 1 none", "square 7"],
    ["e4 palace", "unknown-region 3"],
  ])("refuses '%s'", (written, reports) => {
    expect(read(written)).toBe(reports);
  });
});
