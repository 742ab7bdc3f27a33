import { misuse } from "../diagnostic/argument.ts";
import type { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";

/** For calls that need a shipped variant which was not loaded. */
export function notLoaded(id: string): FairywrenError {
  return misuse("not-loaded", `The rules of ${quote(id)} are not loaded: ${remedy(id)}.`, "<variant>");
}

/** What to do about it, as part of a sentence. */
export function remedy(id: string): string {
  return `await loadVariant(${quote(id)}) first`;
}
