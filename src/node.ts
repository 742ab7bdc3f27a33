/** The main entry in Node: the same, with both kernels included, so that nothing has to be loaded first. */
import { provideKernels } from "./kernel/provide.ts";

export * from "./index.ts";

provideKernels();
