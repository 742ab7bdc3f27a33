/** Fetches the one kernel that a variant needs: a page with 64 squares never loads the other. */
import { isWide } from "../compile/compile.ts";
import type { Variant } from "../variant/variant.ts";
import { hasKernel, type KernelData, type KernelName, provideKernel } from "./open.ts";
import { fetchKernel, kernelForWorker } from "./sources.ts";

/** Loads the kernel that games of a variant need. Does nothing if it is loaded already. */
export async function loadKernel(variant: Variant): Promise<void> {
  const name = kernelOf(variant);
  if (!hasKernel(name)) provideKernel(await fetchKernel(name));
}

/** Whether games of a variant can be started now. */
export function isKernelLoaded(variant: Variant): boolean {
  return hasKernel(kernelOf(variant));
}

/** The kernel that a worker has to be sent to play a variant; null when it has it. */
export function kernelToSend(variant: Variant): Promise<KernelData | null> {
  return kernelForWorker(kernelOf(variant));
}

function kernelOf(variant: Variant): KernelName {
  return isWide(variant) ? "wide" : "narrow";
}
