/** The rules of capturing in a document. */
import type { VariantDocument } from "../../definition/schema-types.generated.ts";
import type { CapturesOfVariant } from "./model.ts";

export function readCaptures({ captures = {} }: VariantDocument): CapturesOfVariant {
  return { captures: { must: captures.must ?? false } };
}
