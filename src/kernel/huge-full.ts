/** The kernel for boards of up to 256 squares, with all rules. Its multipliers are found when a variant is loaded. */
import { letters } from "./huge-full.generated.ts";
import type { KernelData } from "./open.ts";

export const kernel: KernelData = { name: "huge-full", letters, multipliers: {} };
