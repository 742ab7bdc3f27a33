/** Endings by brute force over the reference's moves: every position of some pieces, and round after round their values. */
import { type Side, squareCount } from "../../src/geometry/board.ts";
import type { Piece, Position } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { barePosition } from "../bare-position.ts";
import type { Book } from "../reference/book.ts";
import { legalMoves, positionAfter } from "../reference/legal.ts";
import { Reference } from "../reference/reference.ts";
import { isInCheck } from "../reference/royals.ts";

interface Node {
  readonly turn: Side;
  /** Names of the positions after each legal move. */
  readonly next: readonly string[];
  readonly isMate: boolean;
}

/**
 * Moves to mate of all positions that White, with these pieces against the bare king, wins, by `nameOf`; with Black
 * to move 0 is mate.
 */
export function bruteForce(variant: Variant, kinds: readonly number[]): ReadonlyMap<string, number> {
  const nodes = new Map<string, Node>();
  const { book } = new Reference(variant);
  for (const set of subsetsOf(kinds)) for (const position of placements(variant, book, set)) add(nodes, book, position);
  const distances = new Map<string, number>();
  for (const [name, { isMate }] of nodes) if (isMate) distances.set(name, 0);
  for (let moves = 1, before = -1; before < distances.size; moves++) {
    before = distances.size;
    for (const [name, node] of nodes) if (node.turn === 0) settle(distances, name, node, moves);
    for (const [name, node] of nodes) if (node.turn === 1) settle(distances, name, node, moves);
  }
  return distances;
}

/** The pieces and the side to move. */
export function nameOf(pieces: readonly (Piece | null)[], turn: Side): string {
  return `${pieces.map((piece) => (piece ? `${"Ww"[piece.side]}${piece.kind}` : ".")).join("")} ${turn}`;
}

/** White's king first, the bare one last. */
export function arrange(variant: Variant, kinds: readonly number[], squares: readonly number[]): (Piece | null)[] {
  const pieces = new Array<Piece | null>(squareCount(variant.board)).fill(null);
  const king = variant.royal as number;
  for (const [index, kind] of [king, ...kinds].entries()) pieces[squares[index]] = { kind, side: 0 };
  pieces[squares[squares.length - 1]] = { kind: king, side: 1 };
  return pieces;
}

/** All choices of so many different squares, in order. */
export function* choices(squares: number, count: number): Generator<number[]> {
  if (count === 0) yield [];
  else {
    for (const chosen of choices(squares, count - 1)) {
      for (let square = 0; square < squares; square++) if (!chosen.includes(square)) yield [...chosen, square];
    }
  }
}

function subsetsOf(kinds: readonly number[]): (readonly number[])[] {
  return kinds.length === 2 ? [kinds, [kinds[0]], [kinds[1]], []] : [kinds, []];
}

function* placements(variant: Variant, book: Book, kinds: readonly number[]): Generator<Position> {
  for (const squares of choices(squareCount(variant.board), kinds.length + 2)) {
    const pieces = arrange(variant, kinds, squares);
    for (const turn of [0, 1] as const) {
      const waits = turn === 0 ? 1 : 0;
      if (isInCheck(book, pieces, waits)) continue;
      yield barePosition(pieces, turn);
    }
  }
}

function add(nodes: Map<string, Node>, book: Book, position: Position): void {
  const name = nameOf(position.pieces, position.turn);
  if (nodes.has(name)) return;
  const next = legalMoves(book, position).map((move) => {
    const after = positionAfter(book, position, move);
    return nameOf(after.pieces, after.turn);
  });
  const isMate = position.turn === 1 && next.length === 0 && isInCheck(book, position.pieces, 1);
  nodes.set(name, { turn: position.turn, next, isMate });
}

/** White needs one move to a lost position of Black's, Black is lost when all its moves lead to won ones of White's. */
function settle(distances: Map<string, number>, name: string, { turn, next }: Node, moves: number): void {
  if (distances.has(name) || next.length === 0) return;
  const isKnown = (after: string) => distances.has(after);
  if (turn === 0 ? next.some((after) => (distances.get(after) ?? moves) < moves) : next.every(isKnown))
    distances.set(name, moves);
}
