/** The documents of variants: of those that were made here, and of shipped ones. */
import type { Variant } from "../variant/variant.ts";
import { rememberedDocument } from "./document.ts";
import { DOCUMENTS } from "./documents.generated.ts";
import { isUnpacked } from "./packed.ts";
import type { VariantDocument } from "./schema-types.generated.ts";

/** Plain data that makes the same variant; null for an object that the loader has not made. */
export function documentOf(variant: Variant): VariantDocument | null {
  return rememberedDocument(variant) ?? (isUnpacked(variant) ? DOCUMENTS[variant.id] : null);
}

/** The document of a shipped variant, or null where there is none of that id. */
export function shippedDocument(id: string): VariantDocument | null {
  return Object.hasOwn(DOCUMENTS, id) ? DOCUMENTS[id] : null;
}
