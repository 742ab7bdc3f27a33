/** The rules of check in a document. */
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { CheckOfVariant } from "./model.ts";

export function readCheck({ check = {} }: VariantDocument): CheckOfVariant {
  return { check: { royals: check.royals ?? "each", given: check.given ?? "allowed" } };
}
