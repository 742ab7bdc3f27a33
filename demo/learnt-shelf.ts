/** What was learnt of variants, on the shelf: of each the last. */
import type { Learnt, OwnVariant } from "./shelf.ts";
import type { Store } from "./store.ts";

/** What `of` says of a variant. */
export const ofOwn = (id: string) => `own ${id}`;
export const ofShipped = (id: string) => `shipped ${id}`;

/** Null for rules of one's own that are not stored. */
export function nameOf(store: Store, { yaml, origin }: { readonly yaml: string | null; readonly origin: string }) {
  if (yaml === null) return ofShipped(origin);
  const own = store.variants.find((variant) => variant.yaml === yaml);
  return own ? ofOwn(own.id) : null;
}

export function learntOf(store: Store, of: string): Learnt | null {
  return store.learnt.findLast((learnt) => learnt.of === of) ?? null;
}

/** Stores what was learnt, in place of what was learnt of the same variant before.
 *  @returns whether it could be stored */
export function keepLearnt(store: Store, work: Learnt): boolean {
  return store.changeLearnt(({ variants, learnt }) => [
    ...learnt.filter(({ of }) => of !== work.of && !isGone(of, variants)),
    work,
  ]);
}

export function dropLearnt(store: Store, of: string): void {
  if (learntOf(store, of)) store.changeLearnt(({ learnt }) => learnt.filter((one) => one.of !== of));
}

function isGone(of: string, variants: readonly OwnVariant[]): boolean {
  return of.startsWith(ofOwn("")) && !variants.some(({ id }) => of === ofOwn(id));
}
