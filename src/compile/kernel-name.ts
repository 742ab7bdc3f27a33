/** Which kernel a variant needs. */
import { squareCount } from "../geometry/board.ts";
import { SQUARES_NARROW } from "../layout/capacity.ts";
import { isFull, isRich } from "../rules/compile.ts";
import type { Variant } from "../variant/variant.ts";

/** For boards of up to 64 squares or for larger ones; `rich` where a variant has rules that most do without, see
 *  `assembly/rules/rich/`, and `full` where it has those of `assembly/rules/full/`. */
export const KERNEL_NAMES = ["narrow", "wide", "narrow-rich", "wide-rich", "narrow-full", "wide-full"] as const;

export type KernelName = (typeof KERNEL_NAMES)[number];

/** Whether a variant needs sets of 128 squares. */
export function isWide(variant: Variant): boolean {
  return squareCount(variant.board) > SQUARES_NARROW;
}

/** Whether a kernel keeps more of a position than its board and what stands in front of it. */
export function isRichKernel(name: KernelName): boolean {
  return name.includes("-");
}

export function kernelOf(variant: Variant): KernelName {
  const width = isWide(variant) ? "wide" : "narrow";
  if (isFull(variant)) return `${width}-full`;
  return isRich(variant) ? `${width}-rich` : width;
}
