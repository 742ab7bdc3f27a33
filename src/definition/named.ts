/** What a variant is called, and which one is meant where nobody says. */
import type { Variant } from "../variant/variant.ts";

/** The variant of game records that do not name one. */
export const UNNAMED = "chess";

/** Whether a name is a variant's id, name or one of its aliases; case does not matter. */
export function isNamed({ id, name, aliases }: Pick<Variant, "id" | "name" | "aliases">, wanted: string): boolean {
  const key = wanted.trim().toLowerCase();
  return [id, name, ...aliases].some((known) => known.toLowerCase() === key);
}
