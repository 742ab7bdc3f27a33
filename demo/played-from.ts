import { Game } from "../src/index.ts";
import type { Session } from "./session.ts";
import { type MoveNode, pathTo } from "./tree.ts";

/** A game of its own at a position of the page's game. @param node null for the start */
export function playedFrom({ variant, start }: Session, node: MoveNode | null): Game {
  const game = Game.start(variant, start);
  for (const { move } of node ? pathTo(node) : []) if (move) game.play(move.uci);
  return game;
}
