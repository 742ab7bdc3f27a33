/** Turns of several moves in positions passed in by a program. */
import type { Position } from "../../variant/position.ts";
import type { SeriesOfPosition, SeriesOfVariant } from "./model.ts";
import { turnLength } from "./rule.ts";

/** A turn that has not begun where a program says nothing of it. Null for a number of moves that cannot be left. */
export function givenSeries(
  rules: SeriesOfVariant,
  { movesLeft = null, turn, moveNumber }: Partial<SeriesOfPosition> & Pick<Position, "turn" | "moveNumber">,
): SeriesOfPosition | null {
  if (movesLeft === null) return { movesLeft };
  const isLeft = Number.isInteger(movesLeft) && movesLeft >= 1 && movesLeft < turnLength(rules, { turn, moveNumber });
  return isLeft ? { movesLeft } : null;
}
