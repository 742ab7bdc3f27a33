import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { parseFen } from "../../src/notation/fen.ts";
import type { Position } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { Reference } from "./reference.ts";

const CHESS = bundledVariant("chess") as Variant;
const GARDNER = bundledVariant("gardner") as Variant;

/** The published perft positions of the Chess Programming Wiki. */
const PERFT = [
  { fen: CHESS.setupFen, nodes: [20, 400, 8902] },
  { fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", nodes: [48, 2039] },
  { fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", nodes: [14, 191, 2812] },
  { fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", nodes: [6, 264] },
  { fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", nodes: [44, 1486] },
  { fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", nodes: [46, 2079] },
];

describe("the reference counts chess as everyone does", () => {
  it.each(PERFT)("$fen", ({ fen, nodes }) => {
    const reference = at(fen);
    expect(nodes.map((_, index) => reference.perft(index + 1))).toEqual(nodes);
  });
});

describe("the reference knows when nobody can mate", () => {
  it.each([
    ["kings alone", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", true],
    ["bishops of one shade", "8/8/4kb2/8/8/3KB3/8/8 w - - 0 1", true],
    ["bishops of two shades", "8/8/4k1b1/8/8/3KB3/8/8 w - - 0 1", false],
    ["a rook", "8/8/4k3/8/8/3KR3/8/8 w - - 0 1", false],
    ["a pawn", "8/8/4k3/8/8/3KP3/8/8 w - - 0 1", false],
    ["two knights", "8/8/4k3/8/8/3KNN2/8/8 w - - 0 1", false],
  ])("%s", (_, fen, dead) => expect(at(fen).isDead()).toBe(dead));

  // every arrangement is tried: 25 squares have a fortieth of those that 64 have
  it.each([
    ["a bishop", "2k2/5/5/5/2KB1 w - - 0 1"],
    ["a knight", "2k2/5/5/5/2KN1 w - - 0 1"],
  ])("%s, on a small board", (_, fen) => expect(at(fen, GARDNER).isDead()).toBe(true));
});

describe("the reference keeps positions as the rules say", () => {
  it("leaves an en-passant square only when an enemy stands ready", () => {
    expect(positionOf("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", 12, 28).enPassant).toEqual({ crossed: [20], victim: 28 });
    expect(positionOf(CHESS.setupFen, 12, 28).enPassant).toBeNull();
  });

  it("takes rights away with the rook that is captured", () => {
    const { rights } = positionOf("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 7, 63);
    expect(rights.map(({ castling }) => castling)).toEqual([1, 3]);
  });

  it("counts the clock from the last capture or pawn move, and moves after Black's", () => {
    const quiet = positionOf("4k3/8/8/8/8/8/4P3/4K3 w - - 7 9", 4, 3);
    expect([quiet.halfmoves, quiet.moveNumber]).toEqual([8, 9]);
    const pawn = positionOf("4k3/4p3/8/8/8/8/8/4K3 b - - 7 9", 52, 36);
    expect([pawn.halfmoves, pawn.moveNumber]).toEqual([0, 10]);
  });

  it("goes back to the same position", () => {
    const reference = at(CHESS.setupFen);
    const before = reference.position();
    reference.play(reference.legalMoves()[0]);
    expect(reference.undo()).toBe(true);
    expect(reference.position()).toBe(before);
    expect(reference.undo()).toBe(false);
  });
});

function at(fen: string, variant = CHESS): Reference {
  const parsed = parseFen(variant, fen);
  if (!parsed.ok) throw new Error(parsed.faults.map(({ message }) => message).join(" "));
  const reference = new Reference(variant);
  reference.setPosition(parsed.position);
  return reference;
}

function positionOf(fen: string, from: number, to: number): Position {
  const reference = at(fen);
  const move = reference.legalMoves().find((legal) => legal.from === from && legal.to === to);
  if (!move) throw new Error("no such move");
  reference.play(move);
  return reference.position();
}
