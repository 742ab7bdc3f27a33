/** Which shipped variants files can extend. Scripts that have them beside them have `shipped-documents.ts` instead. */
import { documentsAtHand, provideDocumentsOf } from "./documents-at-hand.ts";

/** Their ids, as far as they are known: all, once a file has extended one. */
export function parentIds(): readonly string[] {
  return [...documentsAtHand().keys()];
}

/** Fetches what a file that extends a shipped variant is read with: the documents of all, which together are hardly larger than those of
 *  a hundred alone. Does nothing where they are at hand. */
export async function fetchParent(_id: string): Promise<void> {
  if (documentsAtHand().size === 0) provideDocumentsOf((await import("./documents.generated.ts")).DOCUMENTS);
}
