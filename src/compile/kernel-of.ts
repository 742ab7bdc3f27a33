/** Which kernel a variant needs. */
import { squareCount } from "../geometry/board.ts";
import { KIND_SLOTS_SMALL, SQUARES_NARROW, SQUARES_WIDE } from "../layout/capacity.ts";
import { isFull, isRich } from "../rules/compile.ts";
import type { Variant } from "../variant/variant.ts";
import type { KernelName, Width } from "./kernel-name.ts";

export function kernelOf(variant: Variant): KernelName {
  const width = leastWidth(variant);
  if (isFull(variant)) return `${width}-full`;
  return width === "huge" || isRich(variant) ? `${width}-rich` : width;
}

/** The kernel for the largest boards is also that for many kinds of piece, whatever the board. */
function leastWidth({ board, pieceTypes }: Variant): Width {
  const squares = squareCount(board);
  if (squares > SQUARES_WIDE || pieceTypes.length > KIND_SLOTS_SMALL) return "huge";
  return squares > SQUARES_NARROW ? "wide" : "narrow";
}
