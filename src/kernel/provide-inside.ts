/** Replaces `provide.ts` in the one script for pages: the other kernels lie beside it, where `loadKernels` fetches them. */
import { kernel } from "./narrow.ts";
import { provideKernel } from "./open.ts";

export function provideKernels(): void {
  provideKernel(kernel);
}
