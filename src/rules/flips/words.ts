/** Pieces that change sides, in sentences. */
import type { FlipsOfVariant } from "./model.ts";

export function flipsInWords({ flips }: FlipsOfVariant): string[] {
  if (!flips) return [];
  const { where, betza, besideOwn } = flips;
  if (where === "between") {
    const ways = betza === "K" ? "along ranks, files and diagonals" : `by steps of ${betza}`;
    return [
      `Where a piece arrives, enemy pieces change sides that stand without a gap between it and another own piece, ${ways}.`,
    ];
  }
  const around = betza === "K" ? "on the squares next to it" : `around it, by leaps of ${betza}`;
  return [
    `Where a piece arrives, enemy pieces ${around} change sides.`,
    ...(besideOwn ? ["A drop flips only where another own piece stands there, too."] : []),
  ];
}
