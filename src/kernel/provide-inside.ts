/** Replaces `provide.ts` in the one script for pages: the other kernels lie beside it, where `loadKernels` fetches them. */
import { TRAIL_WALK } from "../betza/trail-walk.ts";
import { provideTrails } from "../betza/trails.ts";
import { kernel } from "./narrow.ts";
import { provideKernel } from "./open.ts";

export function provideKernels(): void {
  provideTrails(TRAIL_WALK);
  provideKernel(kernel);
}
