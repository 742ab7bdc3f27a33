/** Turns of two phases, played by hand: a move that is shown, and the wall that it builds. */
import { describe, expect, it } from "vitest";
import { describePhase, describeSquare } from "../../src/board/announce.ts";
import { reduce, sceneOf, shownPieces, withScene } from "../../src/board/state.ts";
import "../../src/board/walls.ts";
import { IN_ENGLISH } from "../../src/board/language.ts";
import { at } from "../written/rows.ts";
import { boardAt } from "./presses.ts";

const DUCK =
  "turn: [move, { wall: duck }]\npieces: { king: { royal: false } }\ncastling: none\nwin: [{ taken: [king] }]";

describe("a turn of two phases", () => {
  const { press, targets, square, game, variant } = boardAt(DUCK, "4k3/P7/8/8/8/8/4r3/4K3 w - - 0 1");

  it("shows the move, and asks for the wall", () => {
    const between = press("e1", "e2");
    expect(between.play).toBeNull();
    expect(shownPieces(between.state)[square("e1")]).toBeNull();
    expect(shownPieces(between.state)[square("e2")]).toMatchObject({ side: 0 });
    expect(targets(between)).toContain("e1");
    expect(targets(between)).not.toContain("e2");
    expect(describePhase(between.state, IN_ENGLISH)).toBe(
      "e2. Press where the wall goes, Escape to take the move back.",
    );
  });

  it("is played with the wall, by the square pressed", () => {
    expect(press("e1", "e2", "e5").play?.uci).toBe("e1e2,e2e5");
    expect(press("e1", "e2", "e1").play?.uci).toBe("e1e2,e2e1");
  });

  it("takes the first phase back by Escape, by a second press on the piece, and by a press where no wall goes", () => {
    const between = press("e1", "e2").state;
    const back = reduce(between, { type: "cancel" }).state;
    expect(back).toMatchObject({ phase: null, selected: null });
    expect(shownPieces(back)).toEqual(game.position.pieces);
    for (const name of ["e2", "e8"]) {
      const answer = press("e1", "e2", name);
      expect(answer.play).toBeNull();
      expect(answer.state.phase).toBeNull();
    }
  });

  it("asks for the piece first where one promotes", () => {
    const asked = press("a7", "a8").state;
    expect(asked.choice?.moves.map(({ promotion }) => promotion)).toEqual(["queen", "rook", "bishop", "knight"]);
    const queen = asked.choice?.moves[0];
    const between = reduce(asked, { type: "choose", move: queen as NonNullable<typeof queen> });
    expect(between.play).toBeNull();
    expect(reduce(between.state, { type: "pick", square: square("b1") }).play?.uci).toBe("a7a8q,a8b1");
  });

  it("is dropped by a change of the game", () => {
    const between = press("e1", "e2").state;
    expect(withScene(between, sceneOf(game)).phase).toBeNull();
  });

  it("says where walls stand", () => {
    const walled = at(DUCK, "4k3/8/8/8/*7/8/8/4K3 w - - 0 1");
    expect(describeSquare(variant, walled.position, square("a4"))).toBe("a4, wall");
  });
});

describe("a wall instead of a move", () => {
  const { press } = boardAt("turn: [{ one-of: [move, { wall: edge }] }]", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");

  it("is asked for by a press on an empty square", () => {
    const { choice } = press("a4").state;
    expect(choice).toMatchObject({ confirms: true, moves: [{ uci: "e1e1,e1a4" }] });
    expect(press("c4").state.choice).toBeNull();
  });

  it("is no move of the piece that its text names", () => {
    expect(press("e1", "e1").state).toMatchObject({ selected: null, choice: null });
  });
});

describe("one wall to build", () => {
  it("is built at once", () => {
    const { press } = boardAt("turn: [move, { wall: past }]", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    expect(press("e1", "e2").play?.uci).toBe("e1e2,e2e1");
  });
});
