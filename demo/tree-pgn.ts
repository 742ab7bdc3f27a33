/** Reads and writes a game with its branches as PGN variations. */
import { Game, type StartOptions, type Variant } from "../src/index.ts";
import { type PgnMove, parsePgn, writePgn } from "../src/notation.ts";
import { addMove, endOf, type MoveNode, makeRoot, pathTo } from "./tree.ts";

/** Writes a game and its branches. @param end the last node of the main line */
export function writeTree(game: Game, end: MoveNode): string {
  const text = game.pgn();
  const parsed = parsePgn(text);
  return parsed.ok ? writePgn({ ...parsed.games[0], moves: lineOf(pathTo(end)) }) : text;
}

/** Reads the moves of the first game of a text, branches included.
 *  @throws {FairywrenError} at a move that is not legal, in a variation too */
export function readTree(text: string, variant: Variant, start: StartOptions): MoveNode {
  const root = makeRoot();
  const parsed = parsePgn(text);
  if (parsed.ok) follow(Game.start(variant, start), root, parsed.games[0].moves);
  return root;
}

/** Plays a line and its branches into a tree, and undoes it. */
function follow(game: Game, from: MoveNode, line: readonly PgnMove[]): void {
  let node = from;
  for (const { san, variations } of line) {
    const before = node;
    const move = game.play(san);
    node = addMove(before, move);
    if (variations.length === 0) continue;
    game.undo();
    for (const variation of variations) follow(game, before, variation);
    game.play(move.uci);
  }
  for (const _ of line) game.undo();
}

function lineOf(nodes: readonly MoveNode[]): PgnMove[] {
  return nodes.map((node) => moveOf(node, besides(node)));
}

/** A branch: the siblings of its first move have been written already. */
function branchOf(first: MoveNode): PgnMove[] {
  const further = pathTo(endOf(first)).slice(pathTo(first).length);
  return [moveOf(first, []), ...lineOf(further)];
}

function besides(node: MoveNode): MoveNode[] {
  return node.parent?.children.filter((child) => child !== node) ?? [];
}

function moveOf({ move }: MoveNode, branches: readonly MoveNode[]): PgnMove {
  const variations = branches.map(branchOf);
  return { san: move?.san ?? "", offset: 0, nags: [], before: [], comments: [], variations };
}
