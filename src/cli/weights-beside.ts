/** Fitted weights beside a variant's file: `mine.weights.json` beside `mine.yaml`. */

import { provideFileReading } from "../definition/provide-file-reading.ts";
import { provideWeights } from "../definition/provided-weights.ts";
import { readWeightsSource } from "../definition/weights-source.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { quote } from "../diagnostic/fault.ts";
import { rulesDigest } from "../variant/digest.ts";
import type { Variant } from "../variant/variant.ts";
import { isThere, readFileStart } from "./file.ts";
import { wholeFault } from "./refuse.ts";

/** Where weights of a variant's file lie. */
export function weightsPath(path: string): string {
  return `${path.replace(/\.ya?ml$/i, "")}.weights.json`;
}

/** The word for what was found beside a file. */
export type Beside = "none" | "used" | "faulty" | "stale" | "unused";

/** Gives a variant the weights beside its file, where they fit.
 *  @param sources collects the texts that diagnostics refer to
 *  @returns what was found, with faults as errors, and weights that are not used as warnings */
export function takeWeightsBeside(
  path: string,
  variant: Variant,
  sources: Map<string, string>,
): { readonly found: Beside; readonly diagnostics: readonly Diagnostic[] } {
  const file = weightsPath(path);
  if (!isThere(file)) return { found: "none", diagnostics: [] };
  if (variant.weights) return { found: "unused", diagnostics: [unused(file, path)] };
  const content = readFileStart(file);
  if (!content.ok) return { found: "faulty", diagnostics: [content.diagnostic] };
  sources.set(file, new TextDecoder().decode(content.bytes));
  provideFileReading();
  const { fitted, diagnostics } = readWeightsSource(variant, content.bytes, file);
  if (fitted) provideWeights(rulesDigest(variant), fitted);
  return { found: fitted ? "used" : isWarned(diagnostics) ? "stale" : "faulty", diagnostics };
}

function isWarned(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.every(({ severity }) => severity === "warning");
}

function unused(file: string, path: string): Diagnostic {
  const message = `${quote(path)} has weights of its own, under the key 'weights': take them out, or delete this file.`;
  return { ...wholeFault("weights-unused", file, message), severity: "warning" };
}
