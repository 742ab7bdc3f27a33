/** Moves with branches. */
import { describe, expect, it } from "vitest";
import { addMove, endOf, makeRoot, pathTo, prefer } from "../../demo/tree.ts";
import { Game, type GameMove, loadVariant } from "../../src/index.ts";

describe("the tree of moves", () => {
  it("keeps branches, knows a move that was played before, and lets any line be the main one", async () => {
    const [e4, d4, c4] = await movesOf("e4", "d4", "c4");
    const root = makeRoot();
    const main = addMove(root, e4);
    const branch = addMove(root, d4);
    const deep = addMove(branch, c4);
    expect(addMove(root, e4)).toBe(main);
    expect(endOf(root)).toBe(main);
    prefer(deep);
    expect(endOf(root)).toBe(deep);
    expect(pathTo(deep)).toEqual([branch, deep]);
    expect(root.children).toEqual([branch, main]);
  });
});

async function movesOf(...texts: readonly string[]): Promise<GameMove[]> {
  const game = Game.start(await loadVariant("chess"));
  const legal = game.legalMoves();
  return texts.map((text) => {
    const move = legal.find(({ san }) => san === text);
    if (!move) throw new Error(text);
    return move;
  });
}
