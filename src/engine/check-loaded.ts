import { misuse } from "../diagnostic/argument.ts";
import { isKernelLoaded } from "../kernel/load.ts";
import { checkVariant } from "../variant/check.ts";
import type { Variant } from "../variant/variant.ts";

/** Refuses what is not a variant, and a variant whose kernel has not been loaded.
 *  @throws {FairywrenError} `wrong-type`, `not-loaded` */
export function checkLoaded(value: unknown): asserts value is Variant {
  checkVariant(value);
  if (isKernelLoaded(value)) return;
  const message = `The kernel that ${value.name} needs is not loaded: await prepareRules or loadVariant first.`;
  throw misuse("not-loaded", message, "<variant>");
}
