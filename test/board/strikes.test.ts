/** Moves that take on their way, played by hand: pressed square by square, dragged, asked for, told and shown. */
import { describe, expect, it } from "vitest";
import { describePlayed, describeSquare, describeWay } from "../../src/board/announce.ts";
import { readMoves } from "../../src/board/attributes.ts";
import { IN_ENGLISH } from "../../src/board/language.ts";
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
    expect(describeWay(onWay.state, IN_ENGLISH)).toBe(
      "e5 is taken. Press where it goes on to, e5 to stop there, e4 to come back.",
    );
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

describe("a move planned ahead keeps the way that was pressed", () => {
  const waiting = () => boardAt(LION, BESIDE.replace(" w ", " b "), [0]);
  const taking = (struck: readonly number[] | undefined, to: number) => ({ to, ...(struck && { struck }) });

  it.each<[string, string[], string, string[] | null]>([
    ["over a neighbour to an empty square", ["d5", "c6"], "c6", ["d5"]],
    ["over a neighbour to another piece", ["e5", "f6"], "f6", ["e5"]],
    ["to a neighbour, and stops there", ["d5", "d5"], "d5", []],
    ["to a neighbour, and comes back", ["d5", "e4"], "e4", ["d5"]],
    ["to an empty neighbour, where there is nothing to keep", ["d3"], "d3", null],
    ["to a square farther away, with any way", ["f6"], "f6", null],
  ])("%s", (_, presses, to, struck) => {
    const { press, square } = waiting();
    const { state, play } = press("e4", ...presses);
    expect(play).toBeNull();
    const kept = struck?.map(square);
    expect(state.premoves).toEqual([{ from: square("e4"), ...taking(kept, square(to)) }]);
    expect([state.selected, state.way]).toEqual([null, []]);
  });

  it("the piece stands on its way, says what may follow, and is then shown where it ends, without what it takes", () => {
    const { press, square, targets } = waiting();
    const onWay = press("e4", "d5");
    expect(onWay.state.premoves).toEqual([]);
    expect(shownPieces(onWay.state)[square("d5")]).toMatchObject({ side: 0 });
    expect(shownPieces(onWay.state)[square("e4")]).toBeNull();
    expect(targets(onWay)).toEqual(expect.arrayContaining(["c6", "d5", "e4", "e5"]));
    expect(targets(onWay)).not.toContain("g4");
    expect(describeWay(onWay.state, IN_ENGLISH)).toBe(
      "d5 is taken. Press where it goes on to, d5 to stop there, e4 to come back.",
    );
    const planned = shownPieces(press("e4", "e5", "f6").state);
    expect([planned[square("e4")], planned[square("e5")]]).toEqual([null, null]);
    expect(planned[square("f6")]).toMatchObject({ side: 0 });
    expect(shownPieces(press("e4", "d5", "e4").state)[square("e4")]).toMatchObject({ side: 0 });
  });

  it("it is let go on a square that it does not reach, and what was planned before stays", () => {
    const { press } = waiting();
    const { state } = press("e1", "f1", "e4", "d5", "a8");
    expect(state).toMatchObject({ selected: null, way: [] });
    expect(state.premoves).toHaveLength(1);
  });

  it("it is dragged on from where it is shown", () => {
    const { press, square } = waiting();
    const { state } = reduce(press("e4", "d5").state, { type: "drop", from: square("d5"), to: square("c4") });
    expect(state.premoves).toEqual([{ from: square("e4"), to: square("c4"), struck: [square("d5")] }]);
  });

  it.each<[string, string[], string, string | null]>([
    ["is made in that way where several end there", ["e5", "f6"], "e8d8", "e4e5,e5f6"],
    ["is made straight where that was pressed", ["d5", "d5"], "e8d8", "e4d5"],
    ["is made without leaving its square", ["d5", "e4"], "e8d8", "e4d5,d5e4"],
    ["is none where what it takes has gone", ["d5", "c6"], "d5d4", null],
    ["is none where another way leads there, but that one no more", ["e5", "f5"], "e5f4", null],
  ])("it %s", (_, presses, answer, uci) => {
    const { press, game } = boardAt(
      `${LION.replace("betza: KNADcaKmcabK }", "betza: KNADcaKmcabK }, pawn: { betza: fmWfcFfmFfnD }")}`,
      BESIDE.replace(" w ", " b "),
      [0],
    );
    const { state } = press("e4", ...presses);
    game.play(answer);
    expect(premoveOf(withScene(state, sceneOf(game)))?.play?.uci ?? null).toBe(uci);
  });

  it("without a way it asks which is meant", () => {
    const { press, game } = waiting();
    const { state } = press("e4", "f6");
    game.play("e8d8");
    const answer = premoveOf(withScene(state, sceneOf(game)));
    expect(answer?.play).toBeNull();
    expect(answer?.state.choice?.moves.map(({ uci }) => uci)).toEqual(["e4f6", "e4e5,e5f6"]);
  });

  it("it asks what the piece becomes, but not for its way", () => {
    const keys = `castling: none\npieces: { bishop: { betza: caK } }
promotion: [{ pieces: [bishop], zone: rank 8, to: [queen, rook] }, { pieces: [pawn], zone: rank 8, to: [queen] }]`;
    const { press, game } = boardAt(keys, "4k3/1pp5/1B6/8/8/8/8/4K3 b - - 0 1", [0]);
    const { state } = press("b6", "c7", "b8");
    game.play("e8e7");
    const { choice } = premoveOf(withScene(state, sceneOf(game)))?.state ?? {};
    expect(choice?.moves.map(({ uci }) => uci).sort()).toEqual(["b6c7,c7b8q", "b6c7,c7b8r"]);
  });

  it("a piece that has no other way goes on by itself, as in a move that is made at once", () => {
    const keys = "castling: none\npieces: { bishop: { betza: mfFfcafmF } }";
    const { press, square } = boardAt(keys, "4k3/8/8/8/3p4/2B5/8/4K3 b - - 0 1", [0]);
    const struck = [square("d4")];
    expect(press("c3", "d4").state.premoves).toEqual([{ from: square("c3"), to: square("e5"), struck }]);
    expect(press("c3", "e5").state.premoves).toEqual([{ from: square("c3"), to: square("e5") }]);
  });

  it("the next one starts where it ends, over what it has taken", () => {
    const { press, square, game } = waiting();
    const { state } = press("e4", "d5", "c6", "c6", "d5");
    expect(state.premoves).toEqual([
      { from: square("e4"), to: square("c6"), struck: [square("d5")] },
      { from: square("c6"), to: square("d5") },
    ]);
    game.play("e8f7");
    const first = premoveOf(withScene(state, sceneOf(game)));
    expect(first?.play?.uci).toBe("e4d5,d5c6");
    const onWay = shownPieces(press("e4", "d4", "d4", "e5").state);
    expect([onWay[square("e4")], onWay[square("d4")]]).toEqual([null, null]);
    expect(onWay[square("e5")]).toMatchObject({ side: 0 });
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
