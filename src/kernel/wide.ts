/** The kernel for boards of up to 128 squares, with precomputed multipliers. */
import { multipliers } from "../compile/multipliers.wide.ts";
import type { KernelData } from "./open.ts";
import { letters } from "./wide.generated.ts";

export const kernel: KernelData = { name: "wide", letters, multipliers };
