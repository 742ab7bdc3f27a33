import { describe, expect, it } from "vitest";
import { parseBetza } from "../../src/betza/parse.ts";
import { beginningsOf } from "../../src/betza/rides.ts";
import { marksOf, moveDiagram } from "../../src/board/diagram.ts";
import { artOf, glyphSvg, type PicturedPiece } from "../../src/board/glyph.ts";
import { ART } from "../../src/board/glyph-art.ts";
import { petalsOf } from "../../src/board/glyph-rose.ts";
import { writePicture } from "../../src/board/picture.ts";
import { bundledIds, bundledVariant } from "../../src/definition/library.ts";
import type { Side } from "../../src/geometry/board.ts";
import { parseSquare, squareName } from "../../src/geometry/square.ts";
import { everywhere, waysAnywhere } from "../../src/variant/piece-ways.ts";
import xss from "../data/xss-payloads.json" with { type: "json" };

function piece(text: string, more: Partial<PicturedPiece> = {}): PicturedPiece & { firstMove: [[], []] } {
  const parsed = parseBetza(text);
  if (!parsed.ok) throw new Error(text);
  return {
    name: "Piece",
    letter: "X",
    symbol: null,
    moves: everywhere(parsed.betza),
    royal: false,
    firstMove: [[], []],
    ...more,
  };
}

describe("the drawing of a piece", () => {
  it.each([
    ["Q", "queen"],
    ["RB", "queen"],
    ["R", "rook"],
    ["B", "bishop"],
    ["N", "knight"],
    ["BN", "archbishop"],
    ["NB", "archbishop"],
    ["RN", "chancellor"],
    ["QN", "amazon"],
    ["KN", "centaur"],
    ["BnN", "dragon-bishop"],
    ["NN", "nightrider"],
    ["K", "commoner"],
    ["fmWfceFifmnD", "pawn"],
    ["mfrFcfrW", "pawn"],
    ["mfFcfeWimfnA", "pawn"],
    ["mNcB", null],
    ["C", null],
    ["fmRfcF", null],
  ] as const)("%s is %s by its moves", (text, name) => {
    expect(artOf(piece(text))).toBe(name);
  });

  it("tells a king from a piece that moves like one", () => {
    expect(artOf(piece("K", { royal: true }))).toBe("king");
    expect(artOf(piece("N", { royal: true }))).toBe("royal-knight");
  });

  it.each(Object.entries(ART))("%s stays near its field", (_, { body }) => {
    const starts = [...body.matchAll(/[ML]\s*(-?[\d.]+)[ ,](-?[\d.]+)/g)];
    expect(starts.length).toBeGreaterThan(0);
    for (const [, x, y] of starts) {
      for (const part of [Number(x), Number(y)]) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(100);
      }
    }
  });

  it.each(bundledIds())("there is one for every piece of %s", (id) => {
    for (const known of bundledVariant(id)?.pieceTypes ?? []) {
      for (const side of [0, 1] as const) expect(writePicture(glyphSvg(known, side))).toMatch(/^<svg .*<\/svg>$/);
    }
  });
});

describe("the rose", () => {
  const marks = (text: string, side: Side = 0) =>
    petalsOf(waysAnywhere(piece(text)).flatMap(beginningsOf), side).map(
      ({ form, mode, reach, angle }) => `${form} ${mode} ${reach} ${Math.round((angle * 180) / Math.PI)}`,
    );

  it.each([
    ["fmR", ["ray move 0 -90".replace("0", "1")]],
    ["fcF", ["dot capture 1 -45", "dot capture 1 -135"]],
    ["fmWfcW", ["dot both 1 -90"]],
    ["fW2", ["ray both 1 -90"]],
    ["fD", ["dot both 2 -90"]],
    ["ifmD", []],
  ])("%s", (text, expected) => {
    expect(marks(text).sort()).toEqual([...expected].sort());
  });

  it("is turned for Black", () => {
    expect(marks("fmR", 1)).toEqual(["ray move 1 90"]);
  });
});

describe("the marks of a piece", () => {
  const board = { files: 8, ranks: 8 };
  const marks = (text: string, from: string, side: Side = 0) =>
    marksOf(piece(text), { board, side, from: parseSquare(board, from) as number, initial: true }).map(
      ({ square, motion, mode, initial }) => `${squareName(board, square)} ${motion} ${mode}${initial ? " first" : ""}`,
    );

  it.each([
    ["N", "a1", ["b3 leap both", "c2 leap both"]],
    ["nN", "a1", ["b3 lame both", "c2 lame both"]],
    ["fmWfceFifmnD", "e2", ["e3 slide move", "d3 slide capture", "f3 slide capture", "e4 lame move first"]],
    ["fmWfcW", "a1", ["a2 slide both"]],
    ["W2", "a1", ["a2 slide both", "a3 slide both", "b1 slide both", "c1 slide both"]],
  ])("%s from %s", (text, from, expected) => {
    expect(marks(text, from).sort()).toEqual([...expected].sort());
  });

  it("is turned for Black", () => {
    expect(marks("mfrFcfrW", "e5", 1).sort()).toEqual(["d4 slide move", "d5 slide capture", "e4 slide capture"]);
  });

  it("ends at pieces, and takes only the enemy's", () => {
    const variant = bundledVariant("chess");
    if (!variant) throw new Error("no chess");
    const at = (name: string) => parseSquare(board, name) as number;
    const pieces = [...variant.setup.pieces];
    pieces[at("d4")] = pieces[at("a1")];
    const found = marksOf(variant.pieceTypes[pieces[at("d4")]?.kind ?? 0], { board, side: 0, from: at("d4"), pieces });
    expect(found.map(({ square }) => squareName(board, square))).not.toContain("d2");
    expect(found.find(({ square }) => square === at("d7"))).toMatchObject({ mode: "both", possible: true });
    expect(found.find(({ square }) => square === at("d8"))).toBeUndefined();
  });

  it("shows captures of nothing as not possible now", () => {
    const pieces = Array(64).fill(null);
    const found = marksOf(piece("fmWfcF"), { board, side: 0, from: 9, pieces });
    expect(found.map(({ mode, possible }) => `${mode} ${possible}`).sort()).toEqual([
      "capture false",
      "capture false",
      "move true",
    ]);
  });

  it("makes a picture in both views", () => {
    for (const view of ["square", "corner"] as const) {
      expect(writePicture(moveDiagram(piece("BnN"), { view }))).toContain("How the Piece moves");
    }
  });
});

describe("pictures as text", () => {
  it.each(xss.payloads)("holds %j as text only", (payload) => {
    const text = writePicture(glyphSvg(piece("C", { name: payload, letter: payload, symbol: payload })));
    expect(text.match(/<[a-z]+/gi)?.every((tag) => ["<svg", "<g", "<circle", "<text"].includes(tag))).toBe(true);
    expect(text.replace(/<[^<>]*>/g, "")).not.toMatch(/[<>]/);
  });
});
