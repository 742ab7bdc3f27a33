/** Replaces `provide.ts` in the one script for pages: the other kernels lie beside it, where `loadKernels` fetches them. */
import { kernel as narrow } from "./narrow.ts";
import { provideKernel } from "./open.ts";
import { kernel as wide } from "./wide.ts";

export function provideKernels(): void {
  provideKernel(narrow);
  provideKernel(wide);
}
