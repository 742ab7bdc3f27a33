/** The kernel for boards of up to 128 squares and all rules, with precomputed multipliers. */
import { multipliers } from "../compile/multipliers.wide.ts";
import type { KernelData } from "./open.ts";
import { letters } from "./wide-rich.generated.ts";

export const kernel: KernelData = { name: "wide-rich", letters, multipliers };
