/** Marks of pieces that strike: what they take on the way, where they end then, whether they come back, and friends. */
import { describe, expect, it } from "vitest";
import { diagramOf, isEnd, type Mark, marksOf, moveDiagram } from "../../src/board/diagram.ts";
import { strikeLegend } from "../../src/board/legend.ts";
import { writePicture } from "../../src/board/picture.ts";
import { parseSquare, squareName } from "../../src/geometry/square.ts";
import type { PieceType } from "../../src/variant/variant.ts";
import { at, written } from "../written/rows.ts";

const pieceOf = (betza: string) =>
  written(`castling: none\npieces: { bishop: { betza: "${betza}", forbidden: none } }`).pieceTypes.find(
    ({ id }) => id === "bishop",
  ) as PieceType;

/** Kinds of marks, with how many there are of each. */
function kinds(marks: readonly Mark[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { motion, mode, friends } of marks) {
    const name = `${motion} ${mode}${friends === "no" ? "" : ` friends ${friends}`}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe("on an empty board", () => {
  it.each([
    ["fmFfcafmF", { "slide move": 2, "victim capture": 2, "strike move": 2 }],
    ["KmcabK", { "slide both": 8, "stay capture": 8, "pass move": 1 }],
    ["mdN", { "leap move friends too": 8 }],
    ["dN", { "leap capture friends alone": 8 }],
    ["cdN", { "leap capture friends too": 8 }],
    ["cN", { "leap capture": 8 }],
  ])("%s", (betza, expected) => {
    expect(kinds(diagramOf(pieceOf(betza)).marks)).toEqual(expected);
  });

  it("who goes over friends alone hops", () => {
    const { marks } = diagramOf(pieceOf("tpR"));
    expect(Object.keys(kinds(marks))).toEqual(["hop both friends too"]);
  });

  it("what is taken without moving, and on the way, is no square to end on", () => {
    expect(diagramOf(pieceOf("caK")).marks.filter((mark) => !isEnd(mark)).length).toBe(8);
  });

  it("each mark has a sign of its own, and a row of the legend", () => {
    const lion = pieceOf("KNADcaKmcabK");
    const svg = writePicture(moveDiagram(lion));
    for (const motion of ["strike", "victim", "stay", "pass"]) expect(svg).toContain(`fw-mark fw-${motion}`);
    const words = (betza: string) => strikeLegend([pieceOf(betza)]).map(([text]) => text);
    expect(words("KNADcaKmcabK")).toEqual([
      "taken on the way",
      "where it ends after that",
      "taken without moving",
      "passes",
    ]);
    expect(words("tpR")).toEqual(["over friends alone"]);
    expect(words("mdN")).toEqual(["friends, too: taken or gone over"]);
    expect(words("N")).toEqual([]);
  });
});

describe("in a game", () => {
  it("only what can be taken now is marked, and what then follows", () => {
    const keys = "castling: none\npieces: { bishop: { betza: fmFfcafmF, forbidden: none } }";
    const { variant, position } = at(keys, "4k3/8/8/8/1P1p4/2B5/8/4K3 w - - 0 1");
    const from = parseSquare(variant.board, "c3") as number;
    const marks = marksOf(variant.pieceTypes.find(({ id }) => id === "bishop") as PieceType, {
      board: variant.board,
      side: 0,
      from,
      pieces: position.pieces,
    });
    const said = marks.map(({ square, motion }) => `${motion} ${squareName(variant.board, square)}`);
    expect(said).toEqual(["victim d4", "strike e5"]);
  });
});
