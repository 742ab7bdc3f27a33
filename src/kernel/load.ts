/** Fetches the one kernel that a variant needs: a page with 64 squares never loads the other. */
import { isWide } from "../compile/compile.ts";
import type { Variant } from "../variant/variant.ts";
import { hasKernel, provideKernel } from "./open.ts";

/** Loads the kernel that games of a variant need. Does nothing if it is loaded already. */
export async function loadKernel(variant: Variant): Promise<void> {
  if (hasKernel(isWide(variant))) return;
  provideKernel(isWide(variant) ? (await import("./wide.ts")).wide : (await import("./narrow.ts")).narrow);
}

/** Whether games of a variant can be started now. */
export function isKernelLoaded(variant: Variant): boolean {
  return hasKernel(isWide(variant));
}
