import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { writeFen } from "../../src/notation/fen.ts";
import { countStarts, startNumber, startPosition } from "../../src/rules/starts.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { STARTS } from "./starts.golden.ts";

function variantOf(id: string): Variant {
  const variant = bundledVariant(id);
  if (!variant) throw new Error(`no variant '${id}'`);
  return variant;
}

/** The first rank of a start, as letters. */
function firstRank(variant: Variant, number: number): string {
  const { pieces } = startPosition(variant, number);
  const letters = pieces
    .slice(0, variant.board.files)
    .map((piece) => (piece ? variant.pieceTypes[piece.kind].letter : "."));
  return letters.join("");
}

/** Scharnagl's method for the 960 arrangements, written out: https://www.chessprogramming.org/Reinhard_Scharnagl */
function scharnagl(number: number): string {
  const KNIGHTS = ["01", "02", "03", "04", "12", "13", "14", "23", "24", "34"];
  const rank = Array<string>(8).fill("");
  rank[(number % 4) * 2 + 1] = "B";
  rank[(Math.floor(number / 4) % 4) * 2] = "B";
  const empty = () => rank.flatMap((letter, file) => (letter === "" ? [file] : []));
  rank[empty()[Math.floor(number / 16) % 6]] = "Q";
  const free = empty();
  for (const digit of KNIGHTS[Math.floor(number / 96)]) rank[free[Number(digit)]] = "N";
  empty().forEach((file, index) => {
    rank[file] = "RKR"[index];
  });
  return rank.join("");
}

describe("the numbers of starts never change", () => {
  it.each(Object.entries(STARTS))("%s", (id, ranks) => {
    const variant = variantOf(id);
    const found = Array.from({ length: countStarts(variant) }, (_, number) => firstRank(variant, number));
    expect(found).toEqual(ranks);
  });

  it("agrees with the standard numbers of Chess960 in all 960", () => {
    const variant = variantOf("fischerandom");
    expect(countStarts(variant)).toBe(960);
    for (let number = 0; number < 960; number++) expect(firstRank(variant, number)).toBe(scharnagl(number));
    expect(firstRank(variant, 518)).toBe("RNBQKBNR");
  });
});

describe("starts", () => {
  it("Paradigm: thirty, and the default start is one of them", () => {
    const variant = variantOf("paradigm");
    expect(countStarts(variant)).toBe(30);
    expect(startNumber(variant, variant.setup)).not.toBeNull();
    expect(variant.setupFen).toBe("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  });

  it("Wild Castle: starts 18 to 35 are the mirror images of 0 to 17, king on d", () => {
    const variant = variantOf("wildcastle");
    expect(countStarts(variant)).toBe(36);
    for (let number = 0; number < 18; number++) {
      const rank = firstRank(variant, number);
      expect(rank[4]).toBe("K");
      expect(firstRank(variant, number + 18)).toBe([...rank].reverse().join(""));
    }
  });

  it("Wild Castle: both sides may castle both ways from every start", () => {
    const variant = variantOf("wildcastle");
    for (let number = 0; number < 36; number++) {
      const { rights } = startPosition(variant, number);
      const targets = rights.map(({ castling }) => variant.castlings[castling].king.to % 8);
      expect(targets).toEqual(number < 18 ? [6, 2, 6, 2] : [5, 1, 5, 1]);
    }
  });

  it("Black stands as White does, reflected", () => {
    const variant = variantOf("paradigm");
    for (let number = 0; number < 30; number++) {
      const { pieces } = startPosition(variant, number);
      for (let file = 0; file < 8; file++) expect(pieces[56 + file]?.kind).toBe(pieces[file]?.kind);
    }
  });

  it("Chess960: the rights belong to the rooks on either side of the king", () => {
    const variant = variantOf("fischerandom");
    for (let number = 0; number < 960; number++) {
      const position = startPosition(variant, number);
      const rank = firstRank(variant, number);
      expect(position.rights.slice(0, 2).map(({ partner }) => partner)).toEqual([
        rank.lastIndexOf("R"),
        rank.indexOf("R"),
      ]);
      expect(writeFen(variant, position)).toContain(" w KQkq - 0 1");
    }
  });

  it("a variant without a shuffle has the one start 0", () => {
    const variant = variantOf("edgy");
    expect(countStarts(variant)).toBe(1);
    expect(startPosition(variant, 0)).toEqual(variant.setup);
    expect(startNumber(variant, variant.setup)).toBe(0);
  });

  it("a position that is no start has no number", () => {
    const variant = variantOf("paradigm");
    expect(startNumber(variant, { ...variant.setup, turn: 1 })).toBeNull();
    expect(startNumber(variant, { ...variant.setup, rights: [] })).toBeNull();
    const pieces = variant.setup.pieces.map((piece, square) => (square === 12 ? null : piece));
    expect(startNumber(variant, { ...variant.setup, pieces })).toBeNull();
  });

  it.each([-1, 30, 1.5, Number.NaN])("there is no start %s", (number) => {
    expect(() => startPosition(variantOf("paradigm"), number)).toThrow(/unknown-start: .* 0 to 29/);
  });
});
