/** The kernels, by name. */

/** For boards of up to 64, 128 or 256 squares; `rich` where a variant has rules that most do without, see
 *  `assembly/rules/rich/`, or the largest boards, or most kinds, and `full` where it has those of `assembly/rules/full/`. */
export const KERNEL_NAMES = [
  "narrow",
  "wide",
  "narrow-rich",
  "wide-rich",
  "huge-rich",
  "narrow-full",
  "wide-full",
  "huge-full",
] as const;

export type KernelName = (typeof KERNEL_NAMES)[number];

/** For how many squares sets have room: 64, 128 or 256. */
export type Width = "narrow" | "wide" | "huge";

export function widthOf(name: KernelName): Width {
  return name.split("-")[0] as Width;
}

/** Whether a kernel keeps more of a position than its board and what stands in front of it. */
export function isRichKernel(name: KernelName): boolean {
  return name.includes("-");
}
