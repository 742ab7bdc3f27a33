/** What the shipped variants are called. */
import type { Variant } from "../variant/variant.ts";
import { NAMES } from "./names.generated.ts";
import { ID_IN_WORDS, inWords } from "./words.ts";

/** By id, in alphabetical order of ids. */
export const SHIPPED: Readonly<Record<string, Pick<Variant, "name" | "aliases">>> = Object.fromEntries(
  Object.entries(NAMES).map(([id, names]) => {
    const [name = inWords(id), ...aliases] = names.map((text) => text.replace(ID_IN_WORDS, inWords(id)));
    return [id, { name, aliases }];
  }),
);

/** Whether a word is the id of a shipped variant. */
export function isShipped(id: string): boolean {
  return Object.hasOwn(SHIPPED, id);
}
