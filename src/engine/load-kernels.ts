import { KERNEL_NAMES } from "../compile/kernel-name.ts";
import { loadKernelOf } from "../kernel/load.ts";

/** Loads the kernels for boards of every size and all rules, so that games and positions of any variant can be read. In
 *  Node they are built in; the one script for pages fetches what it does not contain from beside itself.
 *  @throws {FairywrenError} in the one script `file-not-found`, `file-unreadable` and `not-loaded` */
export async function loadKernels(): Promise<void> {
  await Promise.all(KERNEL_NAMES.map(loadKernelOf));
}
