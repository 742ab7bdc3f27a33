/** Fetches the one kernel that a variant needs: a page with 64 squares and plain rules never loads another. */
import { type KernelName, kernelOf } from "../compile/kernel-name.ts";
import type { Variant } from "../variant/variant.ts";
import { hasKernel, type KernelData, provideKernel } from "./open.ts";
import { fetchKernel, kernelForWorker } from "./sources.ts";

/** Loads the kernel that games of a variant need. Does nothing if it is loaded already. */
export function loadKernel(variant: Variant): Promise<void> {
  return loadKernelOf(kernelOf(variant));
}

/** Loads a kernel by its name. */
export async function loadKernelOf(name: KernelName): Promise<void> {
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
