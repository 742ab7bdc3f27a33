/** Moves that take on their way, played by hand: pressed square by square, dragged, asked for, told and shown. */
import { describe, expect, it } from "vitest";
import { describePlayed, describeSquare, describeWay } from "../../src/board/announce.ts";
import { readMoves } from "../../src/board/attributes.ts";
import { premoveOf, reduce, sceneOf, shownPieces, waysOf, withScene } from "../../src/board/state.ts";
import { boardAt } from "./presses.ts";

const LION = "castling: none\npieces: { knight: { name: Lion, letter: N, betza: KNADcaKmcabK } }";
const BESIDE = "4k3/8/5p2/3pp3/4N3/8/8/4K3 w - - 0 1";

describe("a lion is played square by square", () => {
  const { press, targets, square } = boardAt(LION, BESIDE);

  it.each([
    ["to an empty square, at once", ["e4", "g3"], "e4g3"],
    ["to a neighbour, and stops there", ["e4", "d5", "d5"], "e4d5"],
    ["to a neighbour, and comes back", ["e4", "d5", "e4"], "e4d5,d5e4"],
    ["over a neighbour to an empty square", ["e4", "d5", "c6"], "e4d5,d5c6"],
    ["over a neighbour to another piece", ["e4", "e5", "f6"], "e4e5,e5f6"],
  ])("%s", (_, squares, uci) => {
    expect(press(...squares).play?.uci).toBe(uci);
  });

  it("it stands on its way, what it takes is gone, and its targets are those from there", () => {
    const onWay = press("e4", "e5");
    expect(onWay.play).toBeNull();
    expect(shownPieces(onWay.state)[square("e4")]).toBeNull();
    expect(shownPieces(onWay.state)[square("e5")]).toMatchObject({ kind: expect.any(Number), side: 0 });
    expect(targets(onWay)).toContain("d5");
    expect(targets(onWay)).not.toContain("g4");
    expect(describeWay(onWay.state)).toBe("e5 is taken. Press where it goes on to, e5 to stop there, e4 to come back.");
    const { variant } = onWay.state;
    expect(describeSquare(variant, { pieces: shownPieces(onWay.state) }, square("e5"))).toBe("e5, white Lion");
  });

  it("it is let go on a square that it does not reach", () => {
    expect(press("e4", "e5", "a8").state).toMatchObject({ selected: null, way: [] });
    expect(reduce(press("e4", "e5").state, { type: "cancel" }).state).toMatchObject({ selected: null, way: [] });
  });

  it("is asked which move is meant where several end on a square", () => {
    const { choice } = press("e4", "f6").state;
    expect(choice?.moves.map(({ uci }) => uci)).toEqual(["e4f6", "e4e5,e5f6"]);
  });

  it("a second press on it asks for what leaves it there", () => {
    const { choice } = press("e4", "e4").state;
    expect(choice?.moves.map(({ uci }) => uci).sort()).toEqual(["e4d5,d5e4", "e4e4", "e4e5,e5e4"]);
  });

  it("is dragged on from where it is shown", () => {
    const onWay = press("e4", "d5").state;
    expect(reduce(onWay, { type: "drop", from: square("d5"), to: square("c4") }).play?.uci).toBe("e4d5,d5c4");
  });

  it("a move planned ahead is asked for in the same way", () => {
    const planned = { ...press().state, premoves: [{ from: square("e4"), to: square("d5") }] };
    expect(premoveOf(planned)?.state.way).toEqual([square("d5")]);
  });
});

describe("other strikes", () => {
  it("a man of draughts takes by a press on the piece or behind it, and what it becomes is asked once", () => {
    const keys = `castling: none\npieces: { bishop: { betza: mfFfcafmF } }
promotion: [{ pieces: [bishop], zone: rank 8, to: [queen, rook] }, { pieces: [pawn], zone: rank 8, to: [queen] }]`;
    const { press } = boardAt(keys, "4k3/8/8/8/3p4/2B5/8/4K3 w - - 0 1");
    for (const end of ["d4", "e5"]) expect(press("c3", end).play?.uci).toBe("c3d4,d4e5");
    const promoting = boardAt(keys, "4k3/1p6/2B5/8/8/8/8/4K3 w - - 0 1");
    for (const end of ["b7", "a8"]) {
      const { state, play } = promoting.press("c6", end);
      expect(play).toBeNull();
      expect(state.choice).toMatchObject({ to: promoting.square("a8") });
      expect(shownPieces(state)[promoting.square("b7")]).toBeNull();
      expect(shownPieces(state)[promoting.square("a8")]).not.toBeNull();
    }
  });

  it("several ways are asked for first, and then what the piece becomes", () => {
    const keys = `castling: none\npieces: { bishop: { betza: caK } }
promotion: [{ pieces: [bishop], zone: rank 8, to: [queen, rook] }, { pieces: [pawn], zone: rank 8, to: [queen] }]`;
    const { press, square } = boardAt(keys, "4k3/1pp5/1B6/8/8/8/8/4K3 w - - 0 1");
    const { state } = press("b6", "b8");
    const ways = waysOf(state.choice?.moves ?? []);
    expect(ways.map(([{ uci }, ...others]) => [uci, others.length])).toEqual([
      ["b6b7,b7b8q", 1],
      ["b6c7,c7b8q", 1],
    ]);
    const { state: narrowed } = reduce(state, { type: "narrow", moves: ways[1] });
    expect(narrowed.choice?.moves).toEqual(ways[1]);
    expect(shownPieces(narrowed)[square("c7")]).toBeNull();
  });

  it("a leaper takes far away and lands behind, where it is pressed", () => {
    const { press, targets } = boardAt(
      "castling: none\npieces: { queen: { betza: mQcafmQ } }",
      "4k3/8/8/8/Q2p4/8/8/4K3 w - - 0 1",
    );
    expect(targets(press("a4", "d4")).sort()).toEqual(["e4", "f4", "g4", "h4"]);
    expect(press("a4", "d4", "g4").play?.uci).toBe("a4d4,d4g4");
    expect(press("a4", "g4").play?.uci).toBe("a4d4,d4g4");
  });

  it("a friend is never taken by a press alone", () => {
    const { press } = boardAt("pieces: { knight: { betza: mdN } }", "4k3/8/8/8/8/2P5/4K3/3N4 w - - 0 1");
    const { state, play } = press("d1", "c3");
    expect(play).toBeNull();
    expect(state.choice?.moves.map(({ uci }) => uci)).toEqual(["d1c3"]);
    expect(press("d1", "b2").play?.uci).toBe("d1b2");
  });
});

describe("strikes are told and shown", () => {
  it.each([
    ["e4d5,d5c6", "White: Lion e4 takes Pawn on d5 and goes on to c6, check."],
    ["e4e5,e5f6", "White: Lion e4 takes Pawn on e5 and Pawn on f6, checkmate."],
    ["e4d5,d5e4", "White: Lion e4 takes Pawn on d5 and stays there."],
    ["e4e4", "White: Lion on e4 passes."],
  ])("%s", (uci, words) => {
    const { game } = boardAt(LION, BESIDE);
    expect(describePlayed(game.variant, game.play(uci), 0)).toBe(words);
  });

  it("what died on the way is part of the last move", () => {
    const { game, start, square } = boardAt(LION, BESIDE);
    game.play("e4e5,e5f6");
    expect(withScene(start, sceneOf(game)).last).toEqual({
      from: square("e4"),
      to: square("f6"),
      struck: [square("e5")],
      before: [],
    });
  });

  it.each([
    ["e4d5,d5f6", ["e4d5,d5f6"]],
    ["e2e4, e7e5,g1f3", ["e2e4", "e7e5", "g1f3"]],
    ["e4d5,d5e4 e7e6,e4e5,e5e4,a7a6", ["e4d5,d5e4", "e7e6", "e4e5,e5e4", "a7a6"]],
    ["1. Nf3,Nc6 2. e4", ["Nf3", "Nc6", "e4"]],
  ])("an attribute lists moves and their legs: %s", (text, moves) => {
    expect(readMoves({ getAttribute: () => text, hasAttribute: () => true })).toEqual(moves);
  });
});
