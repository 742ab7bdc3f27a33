/** The documents of variants, both of those made here and of shipped ones. */
import type { Variant } from "../variant/variant.ts";
import { rememberedDocument } from "./document.ts";
import { DOCUMENTS } from "./documents.generated.ts";
import { isUnpacked } from "./packed.ts";
import type { VariantDocument } from "./schema-types.generated.ts";

/** Plain data from which the same variant can be made; null for objects not made by the loader. */
export function documentOf(variant: Variant): VariantDocument | null {
  return rememberedDocument(variant) ?? (isUnpacked(variant) ? DOCUMENTS[variant.id] : null);
}

/** The document of a shipped variant, or null when there is none with that id. */
export function shippedDocument(id: string): VariantDocument | null {
  return Object.hasOwn(DOCUMENTS, id) ? DOCUMENTS[id] : null;
}
