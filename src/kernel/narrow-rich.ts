/** The kernel for boards of up to 64 squares and all rules, with precomputed multipliers. */
import { multipliers } from "../compile/multipliers.narrow.ts";
import { letters } from "./narrow-rich.generated.ts";
import type { KernelData } from "./open.ts";

export const kernel: KernelData = { name: "narrow-rich", letters, multipliers };
