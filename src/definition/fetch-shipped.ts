/** Loads shipped variants by their ids. Each is a module of its own; the list of all is longer than most of them, and a page whose
 *  variant is its own does without. */
import { IMPORTS } from "./imports.generated.ts";
import { provideVariant } from "./packed.ts";
import { isInside } from "./shipped.ts";

/** Whether a word is the id of a shipped variant. */
export function isShipped(id: string): boolean {
  return Object.hasOwn(IMPORTS, id);
}

/** Imports a shipped variant. Does nothing where it can be made at once.
 *  @param id of a shipped variant */
export async function fetchShipped(id: string): Promise<void> {
  if (isInside(id)) return;
  const { VARIANT, MOVEMENTS } = await IMPORTS[id]();
  provideVariant(VARIANT, MOVEMENTS);
}
