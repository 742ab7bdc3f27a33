/** The kernel for boards of up to 256 squares and for more than 32 kinds of piece with all rules, multipliers as in `huge-rich.ts`. */
import { letters } from "./huge-full.generated.ts";
import type { KernelData } from "./open.ts";

export const kernel: KernelData = { name: "huge-full", letters, multipliers: {} };
