/** Writes a game with its branches, comments and judgements as PGN. */
import type { Game, PgnMove } from "../src/index.ts";
import { parsePgn, turnNumber, writePgn } from "../src/notation.ts";
import { endOf, type MoveNode, pathTo } from "./tree.ts";

export interface WriteOptions {
  /** Those of the game's own are written as well, unless they are among these. */
  readonly tags?: Readonly<Record<string, string>>;
  /** What is added to the comments of a move, such as its time. */
  readonly addOn?: (node: MoveNode) => string | null;
}

/** Writes a game and its branches. @param end the last node of the main line */
export function writeTree(game: Game, end: MoveNode, { tags, addOn = () => null }: WriteOptions = {}): string {
  const text = game.pgn(tags);
  const parsed = parsePgn(text);
  if (!parsed.ok) return text;
  const path = pathTo(end);
  const { comments } = (path[0]?.parent ?? end).remarks;
  return writePgn({
    ...parsed.games[0],
    comments,
    moves: lineOf(path, { addOn, isOfTurns: game.variant.series !== null }),
  });
}

/** How lines are written. */
interface Manner extends Pick<WriteOptions, "addOn"> {
  /** Whether turns may have several moves. */
  readonly isOfTurns: boolean;
}

function lineOf(nodes: readonly MoveNode[], manner: Manner): PgnMove[] {
  return nodes.map((node) => moveOf(node, besides(node), manner));
}

/** A branch: the siblings of its first move have been written already. */
function branchOf(first: MoveNode, { isOfTurns }: Manner): PgnMove[] {
  const further = pathTo(endOf(first)).slice(pathTo(first).length);
  const manner = { isOfTurns };
  return [moveOf(first, [], manner), ...lineOf(further, manner)];
}

function besides(node: MoveNode): MoveNode[] {
  return node.parent?.children.filter((child) => child !== node) ?? [];
}

function moveOf(node: MoveNode, branches: readonly MoveNode[], manner: Manner): PgnMove {
  const { move, parent, remarks } = node;
  const { nags, before, comments } = remarks;
  const variations = branches.map((branch) => branchOf(branch, manner));
  const addOn = manner.addOn?.(node);
  return {
    san: move?.san ?? "",
    offset: 0,
    ...(manner.isOfTurns && move && { number: turnNumber(move, parent?.move ?? undefined) }),
    nags,
    before,
    comments: [...comments, ...(addOn ? [addOn] : [])],
    variations,
  };
}
