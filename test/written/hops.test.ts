/** Hops: where they land, and what may not move because of them. */
import { describe, expect, it } from "vitest";
import { piecesInWords } from "../../src/variant/piece-in-words.ts";
import { at, targets, written } from "./rows.ts";

const CANNONS = "castling: none\npieces: { bishop: { betza: mRcpR }, knight: { betza: gQ } }";

describe("hops", () => {
  it.each([
    [
      "a cannon goes like a rook, and takes behind one piece",
      "4k3/8/p7/8/p7/8/8/B3K3 w - - 0 1",
      "a1",
      "a2 a3 a6 b1 c1 d1",
    ],
    ["a cannon takes over pieces of its own side", "4k3/8/p7/8/P7/8/8/B3K3 w - - 0 1", "a1", "a2 a3 a6 b1 c1 d1"],
    ["a cannon takes over no two", "4k3/p7/p7/8/p7/p7/8/B3K3 w - - 0 1", "a1", "a2 a4 b1 c1 d1"],
    ["a grasshopper lands right behind", "4k3/8/8/8/p2p4/8/P7/N3K3 w - - 0 1", "a1", "a3 e5 f1"],
    ["a grasshopper takes there", "4k3/8/8/8/3P4/p7/P7/N3K3 w - - 0 1", "a1", "a3 e5 f1"],
  ])("%s", (_, fen, from, expected) => {
    expect(targets(at(CANNONS, fen), from)).toBe(expected);
  });
});

describe("under a cannon", () => {
  it.each([
    ["of two pieces between none may leave the line", "4k3/4b3/8/8/4P3/4R3/8/4K3", "e3", "e2"],
    ["of three one may", "4k3/4b3/8/4p3/4P3/4R3/8/4K3", "e3", "a3 b3 c3 d3 e2 f3 g3 h3"],
    ["none may come between alone", "4k3/4b3/8/8/8/8/3R4/4K3", "d2", "a2 b2 c2 d1 d3 d4 d5 d6 d7 d8 f2 g2 h2"],
    ["a second piece between ends a check", "4k3/4b3/8/4p3/8/8/3R4/4K3", "d2", "e2"],
    ["so does the piece that it goes over", "4k3/4b3/8/8/8/4R3/8/4K3", "e3", "a3 b3 c3 d3 e7 f3 g3 h3"],
    ["the king leaves the line", "4k3/4b3/8/4p3/8/8/8/4K3", "e1", "d1 d2 f1 f2"],
  ])("%s", (_, board, from, expected) => {
    expect(targets(at(CANNONS, `${board} w - - 0 1`), from)).toBe(expected);
  });
});

describe("a check over a piece", () => {
  it("is one, and mates", () => {
    const mated = at(CANNONS, "7k/8/8/8/7P/8/8/4K1RB b - - 0 1");
    expect(mated.outcome?.reason).toBe("checkmate");
  });
});

describe("what is said of hops", () => {
  it.each([
    ["pR", "hops orthogonally over the first piece in its way, to any square behind it."],
    ["gB", "hops diagonally over the first piece in its way, to the square right behind it."],
    [
      "cpB4",
      "hops diagonally over the first piece in its way, to any square behind it within four squares, only to capture.",
    ],
    ["jN", "leaps like a knight, only by jumping over exactly one piece."],
    ["pafR", "slides orthogonally any distance to a piece, and then over it: slides straight on any distance."],
  ])("%s", (betza, words) => {
    expect(piecesInWords(written(`pieces: { knight: { betza: ${betza} } }`)).join(" ")).toContain(words);
  });
});

describe("a hopper that spares others", () => {
  const keys = "castling: none\npieces: { bishop: { betza: pR, spares: [bishop] } }";

  it.each([
    ["goes over none of them", "4k3/8/8/8/p7/b7/8/B3K3 w - - 0 1", "f1 g1 h1"],
    ["goes over others, and takes none of them", "4k3/8/8/b7/8/p7/8/B3K3 w - - 0 1", "a4 f1 g1 h1"],
    ["takes others", "4k3/8/8/n7/8/p7/8/B3K3 w - - 0 1", "a4 a5 f1 g1 h1"],
  ])("%s", (_, fen, expected) => {
    expect(targets(at(keys, fen), "a1")).toBe(expected);
  });

  it("gives no check over them", () => {
    expect(at(keys, "4k3/8/8/4b3/8/4B3/8/4K3 b - - 0 1").check).toBe(false);
    expect(at(keys, "4k3/8/8/4p3/8/4B3/8/4K3 b - - 0 1").check).toBe(true);
  });
});
