/** Questions about passes. */
import type { PassesOfVariant } from "./model.ts";

/** Whether some side may pass. */
export function mayPass({ passes }: PassesOfVariant): boolean {
  return passes.some((when) => when !== "never");
}

/** Whether either side may pass, so that passes may follow one another. */
export function mayBothPass({ passes }: PassesOfVariant): boolean {
  return passes.every((when) => when !== "never");
}

/** The part of the digest, null where nobody passes. */
export function passesIdentity(rules: PassesOfVariant): unknown {
  return mayPass(rules) ? rules.passes : null;
}
