/** Where each kernel comes from when it is first needed. The one script for pages has `sources-beside.ts` instead. */
import type { KernelName } from "../compile/kernel-name.ts";
import type { KernelData } from "./open.ts";

const SOURCES: Readonly<Record<KernelName, () => Promise<{ readonly kernel: KernelData }>>> = {
  narrow: () => import("./narrow.ts"),
  wide: () => import("./wide.ts"),
  "narrow-rich": () => import("./narrow-rich.ts"),
  "wide-rich": () => import("./wide-rich.ts"),
  "huge-rich": () => import("./huge-rich.ts"),
  "narrow-full": () => import("./narrow-full.ts"),
  "wide-full": () => import("./wide-full.ts"),
  "huge-full": () => import("./huge-full.ts"),
};

/** Fetches a kernel. */
export async function fetchKernel(name: KernelName): Promise<KernelData> {
  return (await SOURCES[name]()).kernel;
}

/** What a worker has to be sent of a kernel: the package's contains none. It is here already where games of the variant are played. */
export { fetchKernel as kernelForWorker };
