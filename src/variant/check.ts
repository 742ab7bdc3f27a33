import { wrongType } from "../diagnostic/argument.ts";
import { MADE } from "./made.ts";
import type { Variant } from "./variant.ts";

/** Refuses values that the loader did not make.
 *  @throws {FairywrenError} `wrong-type` */
export function checkVariant(value: unknown): asserts value is Variant {
  if (!isVariant(value)) throw wrongType("variant", "one that loadVariant or parseVariant has made", value);
}

function isVariant(value: unknown): boolean {
  try {
    return typeof value === "object" && (value as Variant | null)?.[MADE] === true;
  } catch {
    return false; // a proxy
  }
}
