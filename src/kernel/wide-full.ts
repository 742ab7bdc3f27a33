/** The kernel for boards of up to 128 squares and all rules, and pieces that strike, with precomputed multipliers. */
import { multipliers } from "../compile/multipliers.wide.ts";
import type { KernelData } from "./open.ts";
import { letters } from "./wide-full.generated.ts";

export const kernel: KernelData = { name: "wide-full", letters, multipliers };
