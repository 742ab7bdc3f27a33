/** Both kernels, for those who make variants of any size and cannot wait. Bundlers keep the bytes only where this is called. */
import { narrow } from "./narrow.ts";
import { provideKernel } from "./open.ts";
import { wide } from "./wide.ts";

export function provideKernels(): void {
  provideKernel(narrow);
  provideKernel(wide);
}
