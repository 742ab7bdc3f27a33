/** Turns of several moves on the board: all moves of the last turn are marked. */
import { describe, expect, it } from "vitest";
import { sceneAt, sceneOf } from "../../src/board/state.ts";
import { parseSquare, squareName } from "../../src/geometry/square.ts";
import { at } from "../written/rows.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

describe("the squares of the last turn", () => {
  const game = at("turn: [move, move]", START);
  const { board } = game.variant;
  const marked = (scene: ReturnType<typeof sceneOf>) =>
    [...new Set([scene.last?.from, scene.last?.to, ...(scene.last?.before ?? [])])]
      .map((square) => squareName(board, square ?? 0))
      .join(" ");

  it("are those of all its moves, and of those that are made while it goes on", () => {
    game.play("e4");
    expect(marked(sceneOf(game))).toBe("e2 e4");
    game.play("Nf3");
    expect(marked(sceneOf(game))).toBe("g1 f3 e2 e4");
    game.play("Nc6");
    expect(marked(sceneOf(game))).toBe("b8 c6");
    game.play("Ne5");
    expect(marked(sceneOf(game)), "a square once").toBe("c6 e5 b8");
    expect(marked(sceneAt(game, 2))).toBe("g1 f3 e2 e4");
    expect(parseSquare(board, "e5")).toBe(sceneOf(game).last?.to);
  });

  it("are those of one move elsewhere", () => {
    const chess = at("", START);
    chess.play("e4");
    chess.play("e5");
    expect(sceneOf(chess).last?.before).toEqual([]);
  });
});
