/** Replaces `sources.ts` in the one script for pages: it contains the kernel that most variants need; the others lie
 *  beside it. */
import type { KernelName } from "../compile/kernel-name.ts";
import { fetchBeside } from "../definition/beside.ts";
import { kernel } from "./narrow.ts";
import type { KernelData } from "./open.ts";

/** Fetches a kernel.
 *  @throws {FairywrenError} why it could not be fetched from beside the script, see `fetchBeside` */
export async function fetchKernel(name: KernelName): Promise<KernelData> {
  return name === kernel.name ? kernel : ((await fetchBeside(`kernels/${name}.json`)) as KernelData);
}

/** What a worker has to be sent of a kernel: it is made of this script, and cannot fetch what lies beside. */
export async function kernelForWorker(name: KernelName): Promise<KernelData | null> {
  return name === kernel.name ? null : fetchKernel(name);
}
