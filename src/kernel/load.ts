/** Fetches the one kernel that a variant needs: a page with 64 squares and plain rules never loads another, nor the faces of
 *  rules that rich kernels alone know, nor what follows trails where no piece has one. */
import { loadTrailTools } from "../betza/load-trails.ts";
import { trailTools } from "../betza/trails.ts";
import { isRichKernel, type KernelName } from "../compile/kernel-name.ts";
import { kernelOf } from "../compile/kernel-of.ts";
import { hasRichRules, provideRichRules } from "../rules/provide.ts";
import { hasTrails } from "../variant/piece-ways.ts";
import type { Variant } from "../variant/variant.ts";
import { hasKernel, type KernelData, provideKernel } from "./open.ts";
import { fetchKernel, kernelForWorker } from "./sources.ts";

/** Loads the kernel that games of a variant need. Does nothing if it is loaded already. */
export async function loadKernel(variant: Variant): Promise<void> {
  // which kernel it is may depend on where trails lead
  if (hasTrails(variant)) await loadTrailTools();
  await loadKernelOf(kernelOf(variant));
}

/** Loads a kernel by its name. */
export async function loadKernelOf(name: KernelName): Promise<void> {
  const [kernel] = await Promise.all([hasKernel(name) ? null : fetchKernel(name), loadRulesOf(name)]);
  if (kernel) provideKernel(kernel);
}

async function loadRulesOf(name: KernelName): Promise<void> {
  if (hasRulesOf(name)) return;
  const { RICH_RULES } = await import("../rules/rich.ts");
  provideRichRules(RICH_RULES);
}

function hasRulesOf(name: KernelName): boolean {
  return !isRichKernel(name) || hasRichRules();
}

/** Whether games of a variant can be started now. */
export function isKernelLoaded(variant: Variant): boolean {
  const name = kernelOf(variant);
  return hasKernel(name) && hasRulesOf(name) && !(hasTrails(variant) && !trailTools().trace);
}

/** The kernel that a worker has to be sent to play a variant; null when it has it. */
export async function kernelToSend(variant: Variant): Promise<KernelData | null> {
  const name = kernelOf(variant);
  await loadRulesOf(name); // a worker of the one script is given them by whoever starts it
  return kernelForWorker(name);
}
