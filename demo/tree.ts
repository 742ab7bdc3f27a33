/** Moves with their branches. */
import type { Game, GameMove } from "../src/index.ts";

/** What somebody has written about a move, as PGN has it. */
export interface Remarks {
  /** Numeric annotation glyphs: 1 is `!`. */
  readonly nags: readonly number[];
  /** Before the move: in front of the first of a branch. */
  readonly before: readonly string[];
  /** After the move; of the root, about the game. */
  readonly comments: readonly string[];
}

export const NO_REMARKS: Remarks = { nags: [], before: [], comments: [] };

/** A position of the tree, with the move that led to it. */
export interface MoveNode {
  /** Null at the start. */
  readonly move: GameMove | null;
  readonly parent: MoveNode | null;
  /** The first continues the main line. */
  readonly children: MoveNode[];
  /** How the players ended the game here, if they did. */
  ending: ((game: Game) => void) | null;
  remarks: Remarks;
}

export function makeRoot(): MoveNode {
  return makeNode(null, null);
}

/** The node after a move; an existing one if the move was played before. */
export function addMove(parent: MoveNode, move: GameMove): MoveNode {
  const known = parent.children.find((child) => child.move?.uci === move.uci);
  if (known) return known;
  const node = makeNode(move, parent);
  parent.children.push(node);
  return node;
}

function makeNode(move: GameMove | null, parent: MoveNode | null): MoveNode {
  return { move, parent, children: [], ending: null, remarks: NO_REMARKS };
}

/** The nodes from the first move to this one. */
export function pathTo(node: MoveNode): MoveNode[] {
  const path: MoveNode[] = [];
  for (let at = node; at.parent; at = at.parent) path.unshift(at);
  return path;
}

/** The last node of the main line from here. */
export function endOf(node: MoveNode): MoveNode {
  let end = node;
  while (end.children[0]) end = end.children[0];
  return end;
}

/** Makes the line through a node the main one. */
export function prefer(node: MoveNode): void {
  for (const step of pathTo(node)) step.parent?.children.sort((a, b) => Number(b === step) - Number(a === step));
}
