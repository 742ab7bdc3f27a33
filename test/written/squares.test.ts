/** Sets of squares and regions: what they mean for each side, and what is refused. */
import { describe, expect, it } from "vitest";
import { squareName } from "../../src/geometry/square.ts";
import { examineVariant } from "../../src/yaml.ts";
import { refusals, written } from "./rows.ts";

/** The forbidden squares of the bishop of each side, so that sets can be looked at. */
function forbidden(set: string, more = ""): string[] {
  const setup = 'castling: none\nsetup: { fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1" }';
  const { pieceTypes, board } = written(`pieces: { bishop: { forbidden: ${set} } }\n${setup}\n${more}`);
  const bishop = pieceTypes.find(({ id }) => id === "bishop");
  return (bishop?.forbidden ?? []).map((squares) => squares.map((square) => squareName(board, square)).join(" "));
}

describe("sets of squares by side", () => {
  const PALACE = "regions: { palace: d1-e2 }";
  const UNLIKE = "regions: { camp: { white: a1, black: h7 }, wide: [camp, b1] }";
  it.each([
    ["a1 b1", "", ["a1 b1", "a8 b8"]],
    ["[a1, { not: ranks 1-7 }]", "", ["a1 a8 b8 c8 d8 e8 f8 g8 h8", "a1 b1 c1 d1 e1 f1 g1 h1 a8"]],
    ["{ white: a1, black: b2 }", "", ["a1", "b2"]],
    ["{ not: ranks 2-8 }", "", ["a1 b1 c1 d1 e1 f1 g1 h1", "a8 b8 c8 d8 e8 f8 g8 h8"]],
    ["palace", PALACE, ["d1 e1 d2 e2", "d7 e7 d8 e8"]],
    ["palace", `${PALACE}\nsymmetry: rotate`, ["d1 e1 d2 e2", "d7 e7 d8 e8"]],
    ["palace a1", `${PALACE}\nsymmetry: rotate`, ["a1 d1 e1 d2 e2", "d7 e7 d8 e8 h8"]],
    ["{ white: palace, black: palace b1 }", PALACE, ["d1 e1 d2 e2", "b1 d7 e7 d8 e8"]],
    ["camp", UNLIKE, ["a1", "h7"]],
    ["wide", UNLIKE, ["a1 b1", "h7 b8"]],
    ["{ white: { not: { not: wide } }, black: { not: { not: wide } } }", UNLIKE, ["a1 b1", "h7 b8"]],
  ])("%s %s", (set, more, names) => {
    expect(forbidden(set, more)).toEqual(names);
  });

  it("of a rule for one side are those of the board, and its own region", () => {
    const variant = written(
      "regions: { end: h8 }\npromotion: [{ pieces: [pawn], to: [queen], side: black, zone: end a1 }]",
    );
    expect(variant.promotions.map(({ side, zone }) => [side, zone])).toEqual([[1, [0, 7]]]);
  });

  it("have no squares across the board from them where there is a hole", () => {
    const rows = ["k . . #", ". . . .", ". . . .", ". . K ."].join("\n    ");
    const keys = `board: { files: 4, ranks: 4 }\nsetup:\n  board: |\n    ${rows}\npromotion: none\ncastling: none
pieces: { queen: none, rook: none, pawn: none, knight: none, bishop: { forbidden: c1-d2 } }`;
    const bishop = written(keys.replace(". . K .", "K . . .")).pieceTypes.find(({ id }) => id === "bishop");
    expect(bishop?.forbidden).toEqual([
      [2, 3, 6, 7],
      [10, 11, 14],
    ]);
  });

  it("merge with those inherited, name by name", () => {
    expect(forbidden("[one, two]", "regions: { one: a1, two: b1 }")[0]).toBe("a1 b1");
  });
});

describe("inherited sets", () => {
  const parent = "extends: chess\nregions: { one: { not: a1 }, two: { white: a1, black: b1 }, three: c4 }\n";
  it.each([
    ["{ one: { white: a1, black: b1 } }", [["a1"], ["b1"]]],
    ["{ one: { not: { not: c4 } } }", [["c4"], ["c5"]]],
    ["{ one: three }", [["c4"], ["c5"]], "region-order"],
    ["{ two: { not: { not: c4 } }, one: a1 }", [["a1"], ["a8"]]],
  ])("are replaced as a whole by %s", (regions, [white, black], code?: unknown) => {
    const text = `extends: parent\nregions: ${regions}\npieces: { bishop: { forbidden: one } }\n`;
    const { variant, diagnostics } = examineVariant(text, { file: "child.yaml", siblings: { parent } });
    if (code) return expect(diagnostics.map((fault) => fault.code)).toEqual([code]);
    const forbidden = variant?.pieceTypes.find(({ id }) => id === "bishop")?.forbidden ?? [];
    expect(forbidden.map((squares) => squares.map((square) => squareName({ files: 8, ranks: 8 }, square)))).toEqual([
      white,
      black,
    ]);
  });
});

describe("sets that are refused", () => {
  it.each([
    ["pieces: { bishop: { forbidden: palce } }\nregions: { palace: d1 }", ["unknown-region 1:32"]],
    ["pieces: { bishop: { forbidden: palace } }", ["unknown-region 1:32"]],
    ["regions: { one: two, two: a1 }", ["region-order 1:17"]],
    ["regions: { one: a1 one }", ["region-order 1:20"]],
    ["regions: { one: none }", ["no-squares 1:17"]],
    ["regions: { one: { not: all } }", ["no-squares 1:17"]],
    ["regions: { One: a1 }", ["region-name 1:12"]],
    ["regions: { all: a1 }", ["region-name 1:12"]],
    ["regions: { dead-ends: a1 }", ["region-name 1:12"]],
    ["regions: { x: a1 }", ["region-name 1:12"]],
    ["regions: { palace: z9 }\npromotion: [{ pieces: [pawn], to: [queen], zone: palace }]", ["square 1:20"]],
    ["regions: { palace: 7 }\npromotion: [{ pieces: [pawn], to: [queen], zone: palace }]", ["wrong-type 1:20"]],
    ["promotion: [{ pieces: [pawn], to: [queen], zone: { not: all } }]", ["no-squares 1:50"]],
    ["promotion: [{ pieces: [pawn], to: [queen], zone: { no: rank 1 } }]", ["unknown-key 1:52"]],
    [
      "regions: { one: z1, two: none }\npieces: { bishop: { forbidden: [tow, k1] } }",
      ["square 1:17", "unknown-region 2:33", "square 2:38"],
    ],
  ])("%s", (keys, places) => {
    expect(refusals(keys)).toEqual(places);
  });
});
