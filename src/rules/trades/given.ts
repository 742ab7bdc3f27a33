/** Sheltered pieces passed in by a program. */
import { isIndex } from "../../diagnostic/argument.ts";
import { type Board, squareCount } from "../../geometry/board.ts";
import type { Position } from "../../variant/position.ts";
import type { ShelteredOfPosition, TradesOfVariant } from "./model.ts";
import { mayBeSheltered } from "./rule.ts";

/** Null unless they are squares; those of which nothing can be sheltered are left out. */
export function givenSheltered(
  rules: TradesOfVariant & { readonly board: Board },
  { sheltered = [], pieces, turn }: Partial<ShelteredOfPosition> & Pick<Position, "pieces" | "turn">,
): ShelteredOfPosition | null {
  if (!Array.isArray(sheltered)) return null;
  if (!sheltered.every((square) => isIndex(square, squareCount(rules.board)))) return null;
  const squares = [...new Set<number>(sheltered)].filter((square) => mayBeSheltered(rules, pieces, turn, square));
  return { sheltered: squares.sort((a, b) => a - b) };
}
