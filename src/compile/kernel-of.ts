/** Which kernel a variant needs. */
import { squareCount } from "../geometry/board.ts";
import { SQUARES_NARROW, SQUARES_WIDE } from "../layout/capacity.ts";
import { isFull, isRich } from "../rules/compile.ts";
import type { Variant } from "../variant/variant.ts";
import type { KernelName, Width } from "./kernel-name.ts";

export function kernelOf(variant: Variant): KernelName {
  const width = leastWidth(variant);
  if (width === "huge") return "huge-full";
  if (isFull(variant)) return `${width}-full`;
  return isRich(variant) ? `${width}-rich` : width;
}

function leastWidth({ board }: Variant): Width {
  const squares = squareCount(board);
  if (squares > SQUARES_WIDE) return "huge";
  return squares > SQUARES_NARROW ? "wide" : "narrow";
}
