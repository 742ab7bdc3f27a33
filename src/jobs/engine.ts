/** What plays, as a digest: two programs with the same kernels count and search the same. */

import { kernelLetters } from "../kernel/open.ts";
import { provideKernels } from "../kernel/provide.ts";
import { digestOf } from "./job.ts";

let known: string | null = null;

/** Sixteen hexadecimal digits of all kernels. */
export function kernelsDigest(): string {
  provideKernels();
  known ??= digestOf(kernelLetters()).slice(0, 16);
  return known;
}
