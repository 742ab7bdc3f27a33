/** What stands in for `definition/documents.generated.ts` in a worker that is sent the document of the variant that it works at. */
import type * as documents from "../definition/documents.generated.ts";

export const DOCUMENTS: typeof documents.DOCUMENTS = {};
