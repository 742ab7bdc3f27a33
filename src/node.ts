/** What `fairywren` is in Node: the same as elsewhere, with all kernels at hand, so that nothing has to be loaded first. */
import { provideKernels } from "./kernel/provide.ts";

export * from "./index.ts";

provideKernels();
