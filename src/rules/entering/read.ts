/** Entering in a document. */
import type { Army } from "../../definition/army.ts";
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import { type Ground, readSidedSquares } from "../../definition/squares.ts";
import { type BySide, SIDES, type Side, type Square } from "../../geometry/board.ts";
import type { Hands } from "../model.ts";
import type { Entering } from "./model.ts";

/** Where the file says where pieces enter. */
export const ENTERING_PATH = ["hands", "enter", "with-first-move"] as const;

/** Null where no piece enters so. */
export function readEntering(
  ground: Ground,
  { pieceTypes }: Army,
  { hands: rules }: VariantDocument,
  hands: Hands | null,
): Entering | null {
  const enter = typeof rules === "object" ? rules.enter : undefined;
  const written = typeof enter === "object" ? enter["with-first-move"] : undefined;
  if (written === undefined || !hands) return null;
  const squares = readSidedSquares(ground, ENTERING_PATH, written);
  const of = <Made>(make: (side: Side) => Made): BySide<Made> => [make(SIDES[0]), make(SIDES[1])];
  return {
    squares: of((side) => [...squares[side]].sort((a: Square, b: Square) => a - b)),
    kinds: of((side) => hands.held[side].filter((kind) => !pieceTypes[kind].royal)),
  };
}
