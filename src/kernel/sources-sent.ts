/** Replaces `sources.ts` in the page: what it has fetched of a kernel goes to its workers, which then need not fetch it again. */
export { fetchKernel, fetchKernel as kernelForWorker } from "./sources.ts";
