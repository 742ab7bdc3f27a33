/** The resolved document of each variant, kept so that the variant can be sent elsewhere. */
import type { Variant } from "../variant/variant.ts";
import type { VariantDocument } from "./schema-types.generated.ts";

const documents = new WeakMap<Variant, VariantDocument>();

export function rememberDocument(variant: Variant, document: VariantDocument): Variant {
  documents.set(variant, document);
  return variant;
}

/** Null for shipped variants, which are packed, and for objects not made by the loader. */
export function rememberedDocument(variant: Variant): VariantDocument | null {
  return documents.get(variant) ?? null;
}
