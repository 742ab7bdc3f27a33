/** Leapers passed in by a program. */
import { isIndex } from "../../diagnostic/argument.ts";
import { type Board, squareCount } from "../../geometry/board.ts";
import type { Position } from "../../variant/position.ts";
import type { LeapersOfPosition } from "./model.ts";
import { type LeaperRules, leapersOf } from "./rule.ts";

/** Null unless they are squares; those on which nothing can leap so are left out. */
export function givenLeapers(
  rules: LeaperRules & { readonly board: Board },
  { leapers = [], pieces }: Partial<LeapersOfPosition> & Pick<Position, "pieces">,
): LeapersOfPosition | null {
  if (!Array.isArray(leapers)) return null;
  return leapers.every((square) => isIndex(square, squareCount(rules.board)))
    ? leapersOf(rules, leapers, pieces)
    : null;
}
