/** Both kernels, for programs that cannot wait for one to load. Bundlers keep the bytes only where this is called. */
import { narrow } from "./narrow.ts";
import { provideKernel } from "./open.ts";
import { wide } from "./wide.ts";

export function provideKernels(): void {
  provideKernel(narrow);
  provideKernel(wide);
}
