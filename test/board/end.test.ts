/** The squares on which a board shows how a game has ended. */
import { describe, expect, it } from "vitest";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game } from "../../src/engine/game.ts";
import { squareName } from "../../src/geometry/square.ts";
import { squaresOfEnd } from "../../src/rules/seen.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { parseVariant } from "../../src/yaml.ts";

function shownBy(game: Game): string[] {
  const { outcome, variant } = game;
  if (!outcome) return [];
  const pieces = game.positions[game.length].pieces;
  return squaresOfEnd(variant, pieces, outcome).map((square) => squareName(variant.board, square));
}

function played(id: string, fen: string, ...moves: readonly string[]): Game {
  const game = Game.start(bundledVariant(id) as Variant, { fen });
  for (const move of moves) game.play(move);
  return game;
}

describe("the end of a game is seen", () => {
  it("on the line that stands", () => {
    const game = Game.start(bundledVariant("tictactoe") as Variant);
    for (const move of ["P@b2", "P@b1", "P@a1", "P@a2"]) game.play(move);
    expect(shownBy(game)).toEqual([]);
    game.play("P@c3");
    expect(game.outcome?.code).toBe("line");
    expect(shownBy(game)).toEqual(["a1", "b2", "c3"]);
  });

  it("where the king has arrived", () => {
    const game = played("kingofthehill", "4k3/8/8/8/8/3K4/8/8 w - - 0 1", "d3d4");
    expect(game.outcome?.code).toBe("goal-reached");
    expect(shownBy(game)).toEqual(["d4"]);
  });

  it("where whoever lost by it stands", () => {
    const text = "extends: chess\nname: Hot Hill\nlose: [checkmated, { reach: d4, with: [king] }]\nwin: []\n";
    const variant = parseVariant(text, { file: "hot.yaml" });
    const game = Game.start(variant, { fen: "4k3/8/8/8/8/3K4/8/8 w - - 0 1" });
    game.play("d3d4");
    expect([game.outcome?.winner, shownBy(game)]).toEqual([1, ["d4"]]);
  });

  it("nowhere where it is no matter of squares", () => {
    const mate = played("kingofthehill", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8");
    expect([mate.outcome?.code, shownBy(mate)]).toEqual(["checkmate", []]);
    expect(shownBy(played("3check", "4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1", "a1a8"))).toEqual([]);
  });
});
