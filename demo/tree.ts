/** Moves with their branches. */
import type { Game, GameMove } from "../src/index.ts";

/** A position of the tree, with the move that led to it. */
export interface MoveNode {
  /** Null at the start. */
  readonly move: GameMove | null;
  readonly parent: MoveNode | null;
  /** The first continues the main line. */
  readonly children: MoveNode[];
  /** How the players ended the game here, if they did. */
  ending: ((game: Game) => void) | null;
}

export function makeRoot(): MoveNode {
  return { move: null, parent: null, children: [], ending: null };
}

/** The node after a move; an existing one if the move was played before. */
export function addMove(parent: MoveNode, move: GameMove): MoveNode {
  const known = parent.children.find((child) => child.move?.uci === move.uci);
  if (known) return known;
  const node: MoveNode = { move, parent, children: [], ending: null };
  parent.children.push(node);
  return node;
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
