/** Promotions where a piece stands, pressed: a second press asks for what leaves it there, another square is where it moves on to. */
import { describe, expect, it } from "vitest";
import { reduce } from "../../src/board/state.ts";
import { boardAt } from "./presses.ts";

const KEYS = (on: string, to = "[rook]") => `castling: none
pieces: { pawn: { betza: fmWfcF, forbidden: none } }
promotion: [{ pieces: [pawn], zone: rank 2, to: ${to}, on: [${on}] }]`;
const FEN = "4k3/8/8/8/8/1N6/1P1P4/4K3 w - - 0 1";

describe("a piece that promotes where it stands", () => {
  it("is a target of its own, and asks before it does so", () => {
    const { press, targets } = boardAt(KEYS("stay"), FEN);
    expect(targets(press("b2"))).toEqual(["b2"]);
    const asked = press("b2", "b2");
    expect(asked.play).toBeNull();
    expect(asked.state.choice?.moves.map(({ uci }) => uci)).toEqual(["b2b2r"]);
    const [move] = asked.state.choice?.moves ?? [];
    expect(reduce(asked.state, { type: "choose", move }).play?.uci).toBe("b2b2r");
    expect(reduce(asked.state, { type: "cancel" }).state).toMatchObject({ selected: null, choice: null });
  });

  it("moves on by a press on another square, at once where it becomes but one", () => {
    const { press, targets, start, square } = boardAt(KEYS("stay, before-move"), FEN);
    expect(targets(press("b2")).sort()).toEqual(["a2", "b1", "b2", "c2"]);
    expect(press("b2", "c2").play?.uci).toBe("b2c2r");
    expect(reduce(start, { type: "drop", from: square("b2"), to: square("b1") }).play?.uci).toBe("b2b1r");
  });

  it("asks what it becomes where several go there, and whether it promotes where it may go as it is", () => {
    const { press } = boardAt(KEYS("before-move", "[rook, queen]"), FEN);
    expect(press("b2", "c2").state.choice?.moves.map(({ uci }) => uci)).toEqual(["b2c2r", "b2c2q"]);
    expect(press("b2", "c3").play?.uci).toBe("b2c3q");
    expect(press("d2", "d3").state.choice?.moves.map(({ uci }) => uci)).toEqual(["d2d3r", "d2d3q", "d2d3"]);
  });
});
