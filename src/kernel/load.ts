/** Fetches the one kernel that a variant needs: a page with 64 squares and plain rules never loads another, nor what
 *  follows trails where no piece has one. */
import { trailTools } from "../betza/trails.ts";
import { type KernelName, kernelOf } from "../compile/kernel-name.ts";
import { followsTrails } from "../variant/piece-ways.ts";
import type { Variant } from "../variant/variant.ts";
import { hasKernel, type KernelData, provideKernel } from "./open.ts";
import { fetchKernel, kernelForWorker } from "./sources.ts";

/** Loads the kernel that games of a variant need. Does nothing if it is loaded already. */
export async function loadKernel(variant: Variant): Promise<void> {
  // which kernel it is may depend on where trails lead
  await loadTrails(variant);
  await loadKernelOf(kernelOf(variant));
}

async function loadTrails(variant: Variant): Promise<void> {
  if (trailTools().describe || !hasTrail(variant)) return;
  await import("../betza/provide-trails.ts").then(
    ({ provideAllOfTrails }) => provideAllOfTrails(),
    (error) => {
      // who only plays can do without the words: a worker made of the one script has nothing beside it
      if (!trailTools().trace) throw error;
    },
  );
}

function hasTrail({ pieceTypes }: Variant): boolean {
  return pieceTypes.some(followsTrails);
}

/** Loads a kernel by its name. */
export async function loadKernelOf(name: KernelName): Promise<void> {
  if (!hasKernel(name)) provideKernel(await fetchKernel(name));
}

/** Whether games of a variant can be started now. */
export function isKernelLoaded(variant: Variant): boolean {
  return hasKernel(kernelOf(variant)) && !(hasTrail(variant) && !trailTools().trace);
}

/** The kernel that a worker has to be sent to play a variant; null when it has it. */
export function kernelToSend(variant: Variant): Promise<KernelData | null> {
  return kernelForWorker(kernelOf(variant));
}
