/** The kernel for boards of up to 256 squares, with all rules, with precomputed multipliers. */
import { multipliers } from "../compile/multipliers.huge.ts";
import { letters } from "./huge-full.generated.ts";
import type { KernelData } from "./open.ts";

export const kernel: KernelData = { name: "huge-full", letters, multipliers };
