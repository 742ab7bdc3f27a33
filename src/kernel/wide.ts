/** The kernel for boards of up to 128 squares, with precomputed multipliers. */
import { multipliers } from "../compile/multipliers.wide.ts";
import type { KernelData } from "./open.ts";
import { wide as letters } from "./wide.generated.ts";

export const wide: KernelData = { name: "wide", letters, multipliers };
