import { Kernel } from "../kernel/kernel.ts";
import type { Rules } from "../kernel/rules.ts";
import type { Variant } from "../variant/variant.ts";

const kernels = new WeakMap<Variant, Rules>();

/** The kernel that all games of a variant ask in turn: set a position first, rely on nothing that was there before. */
export function sharedRules(variant: Variant): Rules {
  const known = kernels.get(variant);
  if (known) return known;
  const rules = Kernel.open(variant);
  kernels.set(variant, rules);
  return rules;
}
