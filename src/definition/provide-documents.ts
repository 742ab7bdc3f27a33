/** The documents of all shipped variants, for programs that cannot wait for them. Bundlers keep them only where this is called. */
import { DOCUMENTS } from "./documents.generated.ts";
import { provideDocumentsOf } from "./documents-at-hand.ts";

let areProvided = false;

export function provideDocuments(): void {
  if (areProvided) return;
  areProvided = true;
  provideDocumentsOf(DOCUMENTS);
}
