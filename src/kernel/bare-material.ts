/** Bare king positions, told apart without the code that solves them, so that pages can load that on demand. */
import type { Side } from "../geometry/board.ts";
import { isMatingGame } from "../rules/rule.ts";
import type { Piece, Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";

/** The material of a position in which one side has a bare king. */
export interface BareMaterial {
  /** The side with more material. */
  readonly strong: Side;
  /** Its kinds besides the king, one or two, ascending. */
  readonly kinds: readonly number[];
}

/** The material on the board, or null unless one side has a bare king and the other at most two pieces more. */
export function bareMaterial(variant: Variant, { pieces }: Position): BareMaterial | null {
  if (!isMatingGame(variant)) return null;
  const { royal } = variant;
  const others = pieces.filter((piece): piece is Piece => piece !== null && piece.kind !== royal);
  if (others.length < 1 || others.length > 2 || others.some(({ side }) => side !== others[0].side)) return null;
  return { strong: others[0].side, kinds: others.map(({ kind }) => kind).sort((a, b) => a - b) };
}
