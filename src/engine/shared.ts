import { Kernel } from "../kernel/kernel.ts";
import type { Rules } from "../kernel/rules.ts";
import type { Position } from "../variant/position.ts";
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

/**
 * Asks the shared kernel about a position. What a trap leaves in memory cannot be trusted, so a kernel that trapped is
 * given up and a new one is asked once more.
 */
export function askRules<Answer>(variant: Variant, position: Position, ask: (rules: Rules) => Answer): Answer {
  try {
    return answer(variant, position, ask);
  } catch (error) {
    kernels.delete(variant);
    if (!isTrap(error)) throw error;
    return answer(variant, position, ask);
  }
}

function answer<Answer>(variant: Variant, position: Position, ask: (rules: Rules) => Answer): Answer {
  const rules = sharedRules(variant);
  rules.setPosition(position);
  return ask(rules);
}

/** Whether an error came out of WebAssembly: a trap, or its stack overflowing. */
export function isTrap(error: unknown): boolean {
  return (
    error instanceof WebAssembly.RuntimeError || (error instanceof RangeError && /call stack/i.test(error.message))
  );
}
