/** Where each kernel comes from when it is first needed. The one script for pages has `sources-beside.ts` instead. */
import type { KernelData, KernelName } from "./open.ts";

const SOURCES: Readonly<Record<KernelName, () => Promise<KernelData>>> = {
  narrow: async () => (await import("./narrow.ts")).narrow,
  wide: async () => (await import("./wide.ts")).wide,
};

/** Fetches a kernel. */
export function fetchKernel(name: KernelName): Promise<KernelData> {
  return SOURCES[name]();
}

/** What a worker has to be sent of a kernel: nothing, since the package's worker contains all. */
export async function kernelForWorker(_name: KernelName): Promise<KernelData | null> {
  return null;
}
