/** The kernel for boards of up to 64 squares and all rules, and pieces that strike, with precomputed multipliers. */
import { multipliers } from "../compile/multipliers.narrow.ts";
import { letters } from "./narrow-full.generated.ts";
import type { KernelData } from "./open.ts";

export const kernel: KernelData = { name: "narrow-full", letters, multipliers };
