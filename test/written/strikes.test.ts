/** Strikes: what is taken on the way, who comes back, what may not move because of them, and how they are written. */
import { describe, expect, it } from "vitest";
import { Kernel } from "../../src/kernel/kernel.ts";
import { writeUci } from "../../src/notation/move.ts";
import { duel } from "../generated/duel.ts";
import { at, complaints, expectFresh, expectOwnTexts, refusals, targets, written } from "./rows.ts";

/** A lion, and a man of draughts that ends where it can go no further. */
const PLAIN_LIONS = `castling: none
pieces: { knight: { betza: KNADcaKmcabK }, bishop: { betza: mfFfcafmF, forbidden: rank 8 } }`;
/** A lion, and a man of draughts that promotes. */
const LIONS = `castling: none
pieces: { knight: { betza: KNADcaKmcabK }, bishop: { betza: mfFfcafmF } }
promotion: [{ pieces: [bishop], zone: rank 8, to: [queen, rook] }, { pieces: [pawn], zone: rank 8, to: [queen, knight] }]`;

describe("strikes", () => {
  it.each([
    ["a man of draughts takes by going on", "4k3/8/8/8/3p4/2B5/8/4K3 w - - 0 1", "c3", "b4 d4,d4e5"],
    ["not where something is behind", "4k3/8/8/4p3/3p4/2B5/8/4K3 w - - 0 1", "c3", "b4"],
    ["and not its own side", "4k3/8/8/8/3P4/2B5/8/4K3 w - - 0 1", "c3", "b4"],
    ["it promotes as it takes", "4k3/1p6/2B5/8/8/8/8/4K3 w - - 0 1", "c6", "b7,b7a8q b7,b7a8r d7"],
    [
      "a lion takes its neighbour and stays, takes it and goes on, or passes",
      "4k3/8/8/8/8/8/1p6/N3K3 w - - 0 1",
      "a1",
      "a1 a2 a3 b1 b2 b2,b2a1 b2,b2a2 b2,b2a3 b2,b2b1 b2,b2b3 b2,b2c1 b2,b2c2 b2,b2c3 b3 c1 c2 c3",
    ],
  ])("%s", (_, fen, from, expected) => {
    expect(targets(at(LIONS, fen), from)).toBe(expected);
  });

  it("of a piece that has just been dropped are told in a line as its own side's", () => {
    const keys = `${PLAIN_LIONS}\nhands: { start: { bishop: 1 } }`;
    const game = at(keys, "4k3/8/8/8/3P4/8/8/4K3[Bb] b - - 0 1");
    const kernel = Kernel.open(game.variant, true);
    kernel.setPosition(game.startPosition);
    const played = ["B@c5", "e1f1", "c5d4,d4e3"].map((uci) => {
      const move = kernel.legalMoves().find((own) => writeUci(game.variant, own) === uci);
      if (!move) throw new Error(`${uci} is no move`);
      kernel.play(move);
      return move;
    });
    for (const _ of played) kernel.undo();
    const told = kernel.outlines(played.map(({ word }) => word));
    expect(told.map(({ struck }) => struck?.map(({ square }) => square))).toEqual([undefined, undefined, [27]]);
  });

  it("two victims are two pieces the fewer, and the clock begins again", () => {
    const game = at(LIONS, "4k3/8/2p5/1p6/N7/8/8/4K3 w - - 7 20");
    expect(game.play("a4b5,b5c6")).toMatchObject({
      san: "Nxb5xc6+",
      captures: "pawn",
      capturedAt: "c6",
      struck: [{ square: "b5", piece: "pawn" }],
    });
    expect(game.fen()).toBe("4k3/8/2N5/8/8/8/8/4K3 b - - 0 20");
  });

  it("who comes back without taking has passed", () => {
    const game = at(LIONS, "4k3/8/8/8/N7/8/8/4K3 w - - 7 20");
    expect(game.play("a4a4")).toMatchObject({ san: "Na4", captures: null, struck: [] });
    expect(game.fen()).toBe("4k3/8/8/8/N7/8/8/4K3 b - - 8 20");
  });

  it("a rook that is taken on the way castles no more", () => {
    const keys = "pieces: { knight: { betza: caK } }";
    const game = at(keys, "4k2r/6N1/8/8/8/8/8/4K3 w k - 0 1");
    game.play("g7h8,h8h7");
    expect(game.fen()).toBe("4k3/7N/8/8/8/8/8/4K3 b - - 0 1");
  });

  it("friends may be taken where it is said, but never a king", () => {
    const game = at("pieces: { knight: { betza: mdN } }", "4k3/8/8/8/8/2P5/4K3/3N4 w - - 0 1");
    expect(targets(game, "d1")).toBe("b2 c3 e3 f2");
    expect(game.play("Nxc3")).toMatchObject({ captures: "pawn", capturedAt: "c3" });
    const near = at("pieces: { knight: { betza: mdN } }", "4k3/8/8/8/8/2P5/1K6/3N4 w - - 0 1");
    expect(targets(near, "d1")).toBe("c3 e3 f2");
  });

  it("some go over friends alone", () => {
    const keys = "pieces: { bishop: { betza: tpR } }";
    expect(targets(at(keys, "4k3/8/8/p7/8/P7/8/B2nK3 w - - 0 1"), "a1")).toBe("a4 a5");
  });

  it("captures have to be made where they are forced", () => {
    const game = at(`${LIONS}\ncaptures: { must: true }`, "4k3/8/8/8/3p4/2B5/8/4K3 w - - 0 1");
    expect(game.legalMoves().map(({ uci }) => uci)).toEqual(["c3d4,d4e5"]);
  });

  it("all that is taken comes into the hand", () => {
    const game = at(
      `${PLAIN_LIONS}\ncaptures: { to-hand: captor }\nhands: { drops: [{}] }`,
      "4k3/8/2p5/1r6/N7/8/8/4K3[] w - - 0 1",
    );
    game.play("a4b5,b5c6");
    expect(game.fen()).toBe("4k3/8/2N5/8/8/8/8/4K3[RP] b - - 0 1");
  });
});

describe("what the search keeps of a strike", () => {
  it.each(["a4b5,b5c6", "a4b5,b5a4", "a4a4"])("%s leaves key, score and material as from scratch", (text) => {
    expectFresh(at(LIONS, "4k3/8/2r5/1q6/N7/8/8/4K3 w - - 0 1"), text);
  });
});

describe("under a strike", () => {
  it.each([
    [
      "a king may not stand where it is taken on the way",
      "8/8/8/4k3/8/8/3B4/7K b - - 0 1",
      "e5",
      "d4 d5 d6 e4 e6 f4 f5 f6",
    ],
    ["it may where nobody gets to the end", "8/8/8/5p2/4k3/3B4/8/7K b - - 0 1", "e4", "d3 d4 d5 e3 e5 f3 f4"],
    ["a piece behind the king may not leave", "8/8/8/5r2/4k3/3B4/8/7K b - - 0 1", "f5", ""],
  ])("%s", (_, fen, from, expected) => {
    expect(targets(at(LIONS, fen), from)).toBe(expected);
  });

  it("a check is parried by standing where the strike would end", () => {
    const game = at(LIONS, "8/8/8/r7/4k3/3B4/8/7K b - - 0 1");
    expect(game.check).toBe(true);
    expect(targets(game, "a5")).toBe("f5");
  });

  it("no strike leaves its own king in check", () => {
    const game = at(LIONS, "4r1k1/8/8/8/4p3/4N3/8/4K3 w - - 0 1");
    const strikes = game.legalMoves().filter(({ struck }) => struck?.length);
    expect(strikes.map(({ uci }) => uci).sort()).toEqual(["e3e4,e4e3", "e3e4,e4e5"]);
    expect(targets(game, "e3")).toContain("e4");
  });
});

describe("texts of strikes", () => {
  const fen = "4k3/8/3p4/2pNp3/3p4/8/4N3/4K3 w - - 0 1";

  it("each is its own", () => expectOwnTexts(at(LIONS, fen)));

  it.each([
    ["d5c5,c5d5", "Nxc5-d5"],
    ["Nxc5-d5", "Nxc5-d5"],
    ["Ndxe5xd4", "Ndxe5xd4"],
    ["d5d3", "Ndd3"],
  ])("%s is read", (text, san) => {
    expect(at(LIONS, fen).play(text).san).toContain(san);
  });

  it("a way may be left out where it is clear", () => {
    const keys = "pieces: { knight: { betza: fcafmF } }";
    const game = () => at(keys, "4k3/8/8/8/3p4/2N5/8/4K3 w - - 0 1");
    expect(game().play("c3e5").uci).toBe("c3d4,d4e5");
    expect(game().play("Ne5").uci).toBe("c3d4,d4e5");
  });

  it("where it is not, it is asked for", () => {
    const keys = "pieces: { knight: { betza: caK } }";
    const game = at(keys, "4k3/8/8/3pp3/3N4/8/8/4K3 w - - 0 1");
    expect(() => game.play("d4e6")).toThrow("which take different pieces on their way: write each leg");
  });
});

describe("strikes beside other rules", () => {
  it("are refused where they have no text or no meaning", () => {
    expect(refusals("pieces: { bishop: { betza: K, checks-by: pR, spares: [bishop] } }")).toEqual([
      "unsupported-rule 1:46",
    ]);
    expect(refusals("pieces: { bishop: { betza: K, checks-by: caK } }")).toEqual(["unsupported-rule 1:42"]);
    expect(complaints("turn: [{ move: or-pass }]\npieces: { bishop: { betza: mcabK } }")).toContain(
      "written as a pass is",
    );
    expect(
      complaints(
        "hands: { start: { queen: 1 }, enter: { with-first-move: rank 1 } }\npieces: { bishop: { betza: caK } }",
      ),
    ).toContain("no piece can strike yet");
  });

  it("play as the reference does", { timeout: 60_000 }, () => {
    expect(duel(written(LIONS), { seed: 5, games: 4, plies: 50 })).toBeGreaterThan(80);
    const hands = `${PLAIN_LIONS}\ncaptures: { to-hand: captor }\nhands: { drops: [{}] }`;
    expect(duel(written(hands), { seed: 6, games: 2, plies: 50 })).toBeGreaterThan(60);
  });
});
