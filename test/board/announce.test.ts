import { describe, expect, it } from "vitest";
import { announceMove, describeOutcome, describeSquare, describeTurn } from "../../src/board/announce.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { ended } from "../../src/engine/outcome.ts";
import type { Variant } from "../../src/variant/variant.ts";

/** What is said after the last of some moves. */
function said(id: string, moves: string, fen?: string): string {
  const variant = bundledVariant(id) as Variant;
  const game = Game.start(variant, { fen });
  const played = moves.split(" ").map((move) => game.play(move));
  return announceMove(variant, played[played.length - 1], game.outcome);
}

describe("moves", () => {
  it.each([
    ["chess", "g1f3", undefined, "White: Knight g1 to f3."],
    ["chess", "e4 d5 exd5", undefined, "White: Pawn e4 takes Pawn on d5."],
    ["chess", "e4 a6 e5 d5 exd6", undefined, "White: Pawn e5 takes Pawn on d6 in passing, from d5."],
    ["chess", "O-O", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "White: castles O-O, King to g1."],
    ["chess", "f3 e5 g4 Qh4", undefined, "Black: Queen d8 to h4, checkmate. Black wins by checkmate."],
    ["chess", "a8=Q", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "White: Pawn a7 to a8, becomes Queen, check."],
    ["sittuyin", "d5=F", "4k3/8/8/3P4/8/8/P7/4K3[] w - - 0 1", "White: Pawn on d5, becomes General."],
    ["sittuyin", "d5c6=F", "4k3/8/8/3P4/8/8/P7/4K3[] w - - 0 1", "White: Pawn d5 to c6, becomes General."],
    ["seirawan", "Na3/H", undefined, "White: Knight b1 to a3, Hawk enters on b1."],
  ])("%s %s", (id, moves, fen, expected) => {
    expect(said(id, moves, fen)).toBe(expected);
  });

  it("uses the variant's own names", () => {
    const variant = bundledVariant("paradigm") as Variant;
    const game = Game.start(variant, { fen: "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1" });
    expect(announceMove(variant, game.play("c1a2"), game.outcome)).toBe("White: Dragon Bishop c1 to a2.");
  });
});

describe("the rest", () => {
  it.each([
    [0, "checkmate", undefined, "White wins by checkmate."],
    [1, "resignation", undefined, "Black wins by resignation."],
    [null, "repetition", "threefold repetition", "Draw by threefold repetition."],
    [0, "goal-reached", undefined, "White wins by reaching the goal."],
    [1, "line", "4 in a row", "Black wins by 4 in a row."],
    [null, "board-full", undefined, "Draw by a full board."],
    [null, "termination", "", "Draw."],
    [1, "time-forfeit", undefined, "White ran out of time: Black wins."],
    [0, "time-forfeit", undefined, "Black ran out of time: White wins."],
    [null, "time-forfeit", undefined, "Draw: time ran out, and the other side has nothing to mate with."],
  ] as const)("%s by %s", (winner, code, words, expected) => {
    expect(describeOutcome(ended(winner, [code, words]))).toBe(expected);
  });

  it("names squares, pieces and turns", () => {
    const variant = bundledVariant("chess") as Variant;
    expect(describeSquare(variant, variant.setup, 0)).toBe("a1, white Rook");
    expect(describeSquare(variant, variant.setup, 28)).toBe("e4, empty");
    const chess = bundledVariant("chess") as Variant;
    expect(describeTurn(chess, { ...chess.setup, turn: 1 }, true)).toBe("Black to move, in check.");
    const monster = bundledVariant("monster") as Variant;
    const after = Game.start(monster);
    expect(describeTurn(monster, after.position, false)).toBe("White to move, 2 moves.");
    after.play("e2e4");
    expect(describeTurn(monster, after.position, false)).toBe("White to move, 1 move left.");
  });
});
