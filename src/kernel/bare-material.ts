/** Positions in which one side has its king alone: apart, so that pages need not load what solves them at once. */
import type { Side } from "../geometry/board.ts";
import type { Piece, Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";

/** What stands on a board where one side has its king alone. */
export interface BareMaterial {
  /** The side that has more. */
  readonly strong: Side;
  /** Its kinds beside the royal one, one or two, ascending. */
  readonly kinds: readonly number[];
}

/** What the board holds, or null when neither side has its king alone or the other has more than two pieces beside. */
export function bareMaterial({ royal }: Variant, { pieces }: Position): BareMaterial | null {
  const others = pieces.filter((piece): piece is Piece => piece !== null && piece.kind !== royal);
  if (others.length < 1 || others.length > 2 || others.some(({ side }) => side !== others[0].side)) return null;
  return { strong: others[0].side, kinds: others.map(({ kind }) => kind).sort((a, b) => a - b) };
}
