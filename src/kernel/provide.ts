/** Registers both kernels, for programs that load variants of any size synchronously. Bundlers drop the bytes if
 *  unused. */
import { narrow } from "./narrow.ts";
import { provideKernel } from "./open.ts";
import { wide } from "./wide.ts";

export function provideKernels(): void {
  provideKernel(narrow);
  provideKernel(wide);
}
