/** The rules of check in a document. */
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { CheckOfVariant } from "./model.ts";

export function readCheck({ check = {} }: VariantDocument): CheckOfVariant {
  const { royals = "each", given = "allowed", flight } = check;
  return { check: { royals, given, ...(flight === "forbidden" ? { flight } : {}) } };
}
