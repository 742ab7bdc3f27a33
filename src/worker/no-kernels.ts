/** What stands in for `kernel/sources.ts` in a worker that is sent the kernel of the variant that it plays. */
import type * as sources from "../kernel/sources.ts";

export const fetchKernel: typeof sources.fetchKernel = refuse;
export const kernelForWorker: typeof sources.kernelForWorker = refuse;

async function refuse(): Promise<never> {
  throw new Error("a worker is sent its kernel");
}
