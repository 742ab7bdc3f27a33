/** Shipped variants that can be used at once, by what they are called. Pages load them by their ids, and know the names of those that
 *  they have loaded: the list of all names is fetched where it is needed, and given here. */
import type { Variant } from "../variant/variant.ts";
import { idOfProvided } from "./packed.ts";
import { isInside, shippedVariant } from "./shipped.ts";

/** The id of the shipped variant with an id, name or alias; null where there is none. */
type IdOfName = (name: string) => string | null;

let idOfName: IdOfName | null = null;

/** From now on it is known which shipped variants there are. */
export function provideNames(idOf: IdOfName): void {
  idOfName = idOf;
}

/** The shipped variant with an id, name or alias, in any case.
 *  @returns what has to be loaded first, an id or the name itself, where it is not at hand; null where there is none */
export function shippedNamed(name: string): Variant | string | null {
  const id = idOfName ? idOfName(name) : (idOfProvided(name) ?? name);
  return id !== null && isInside(id) ? shippedVariant(id) : id;
}
