/** The kernel for boards of up to 256 squares and for more than 32 kinds of piece. Its multipliers are found as soon as they could be looked up. */
import { letters } from "./huge-rich.generated.ts";
import type { KernelData } from "./open.ts";

export const kernel: KernelData = { name: "huge-rich", letters, multipliers: {} };
