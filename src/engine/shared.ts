import { Kernel } from "../kernel/kernel.ts";
import { loadKernel } from "../kernel/load.ts";
import type { Rules } from "../kernel/rules.ts";
import { checkVariant } from "../variant/check.ts";
import { keepLately } from "../variant/lately.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { pause } from "./pause.ts";

/** Browsers have room for about a hundred memories of WebAssembly in a page, however small they are, and engines want some. */
const MOST_KERNELS = 16;

/** The one used last comes last. One that was dropped is made anew when its variant is asked about again. */
const kernels = new Map<Variant, Kernel>();

/** The kernel that all games of a variant share: set a position first, and rely on nothing set before. */
export function sharedRules(variant: Variant): Rules {
  return sharedKernel(variant);
}

/** Piece values in hundredths of a pawn by kind: those of the file, or computed from the moves. */
export function pieceValuesOf(variant: Variant): readonly number[] {
  checkVariant(variant);
  return sharedKernel(variant).compiled.values;
}

function sharedKernel(variant: Variant): Kernel {
  return keepLately(kernels, variant, kernels.get(variant) ?? Kernel.open(variant), MOST_KERNELS);
}

/** Length of a slice, in milliseconds. */
const SLICE_MS = 8;

/** Prepares a variant for games in slices of some milliseconds, so that a page stays responsive. A game started earlier
 *  compiles the variant at once; nothing is compiled twice.
 *  @throws {RangeError} when the variant does not fit the kernel
 *  @example
 *  await prepareRules(variant);
 *  const game = Game.start(variant);
 */
export async function prepareRules(variant: Variant): Promise<void> {
  checkVariant(variant);
  if (kernels.has(variant)) return;
  await loadKernel(variant);
  const steps = Kernel.openInSteps(variant);
  let begun = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      if (!kernels.has(variant)) keepLately(kernels, variant, step.value, MOST_KERNELS);
      return;
    }
    if (performance.now() - begun < SLICE_MS) continue;
    await pause();
    begun = performance.now();
  }
}

/** Queries the shared kernel about a position. */
export function askRules<Answer>(variant: Variant, position: Position, ask: (rules: Rules) => Answer): Answer {
  return askKernel(variant, (kernel) => {
    kernel.setPosition(position);
    return ask(kernel);
  });
}

/**
 * Queries the shared kernel, which may hold any position. A trap leaves memory in an unknown state, so the kernel is
 * discarded and a new one is asked once more.
 */
export function askKernel<Answer>(variant: Variant, ask: (kernel: Kernel) => Answer): Answer {
  try {
    return ask(sharedKernel(variant));
  } catch (error) {
    kernels.delete(variant);
    if (!isTrap(error)) throw error;
    return ask(sharedKernel(variant));
  }
}

/** Whether an error came from WebAssembly: a trap, or its stack overflowing. */
export function isTrap(error: unknown): boolean {
  return (
    error instanceof WebAssembly.RuntimeError || (error instanceof RangeError && /call stack/i.test(error.message))
  );
}
