/** PGN with branches. */
import { describe, expect, it } from "vitest";
import { readTree } from "../../demo/read-tree.ts";
import { endOf, type MoveNode, pathTo } from "../../demo/tree.ts";
import { writeTree } from "../../demo/tree-pgn.ts";
import { bundledVariant } from "../../src/definition/library.ts";
import { Game, type PgnGame, type Variant } from "../../src/index.ts";
import { parsePgn } from "../../src/notation.ts";
import { parseVariant } from "../../src/yaml.ts";

const chess = bundledVariant("chess") as Variant;
const MOVES = "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) 1... e5 (1... c5 2. Nf3 d6 (2... e6)) 2. Nf3 *";

function gameOf(end: MoveNode): Game {
  const game = Game.start(chess);
  for (const { move } of pathTo(end)) if (move) game.play(move.uci);
  return game;
}

function pgnOf(text: string): PgnGame {
  const parsed = parsePgn(text);
  if (!parsed.ok) throw new Error(parsed.faults[0].message);
  return parsed.games[0];
}

function movetext(pgn: string): string {
  return pgn.slice(pgn.indexOf("\n\n")).trim().replace(/\s+/g, " ");
}

describe("branches", () => {
  it("come back as they were written, nested ones too", () => {
    const root = readTree(pgnOf(MOVES), chess, {});
    expect(root.children.map(({ move }) => move?.san)).toEqual(["e4", "d4", "c4"]);
    expect(movetext(writeTree(gameOf(endOf(root)), endOf(root)))).toBe(MOVES);
  });

  it("keep what judges a move apart from the sign of a letter", () => {
    const dressed = parseVariant(
      "name: Dressed\nextends: chess\ncastling: none\npieces: { lion: { letter: L, betza: KNAD }, cub: { letter: L!, betza: K } }\n" +
        "promotion: [{ pieces: [pawn], zone: rank 8, to: [lion, cub] }]\n",
    );
    const fen = "8/P6k/8/8/8/8/8/4K3 w - - 0 1";
    const text = `[FEN "${fen}"]\n\n1. a8=L!? (1. a8=L $1) 1... Kh6! *`;
    const root = readTree(pgnOf(text), dressed, { fen });
    expect(root.children.map(({ move, remarks }) => [move?.san, remarks.nags])).toEqual([
      ["a8=L!", [2]],
      ["a8=L", [1]],
    ]);
    const game = Game.start(dressed, { fen });
    for (const { move } of pathTo(endOf(root))) if (move) game.play(move.uci);
    const written = writeTree(game, endOf(root));
    expect(movetext(written)).toBe("1. a8=L! $2 (1. a8=L $1) 1... Kh6 $1 *");
    const again = readTree(pgnOf(written), dressed, { fen });
    expect(again.children.map(({ move, remarks }) => [move?.san, remarks.nags])).toEqual(
      root.children.map(({ move, remarks }) => [move?.san, remarks.nags]),
    );
  });

  it("stand beside whichever line is the game", () => {
    const root = readTree(pgnOf("1. e4 (1. d4 d5) 1... e5 *"), chess, {});
    const end = endOf(root.children[1]);
    expect(movetext(writeTree(gameOf(end), end))).toBe("1. d4 (1. e4 e5) 1... d5 *");
  });

  it("that cannot be played are refused", () => {
    expect(() => readTree(pgnOf("1. e4 e5 (1... e6 2. Qh6) 2. Nf3 *"), chess, {})).toThrow(/Qh6/);
  });
});
