/** What was learnt of variants, on the shelf: of each the last. */
import type { Learnt, OwnVariant, Work } from "./item.ts";
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

/** Keeps what was learnt, in place of what was learnt of the same variant before. */
export function keepLearnt(store: Store, work: Work<Learnt>): void {
  const gone = store.learnt.filter(({ of }) => of === work.of || isGone(of, store.variants));
  store.drop(gone.map(({ id }) => id).filter((id) => id !== idOf(work.of)));
  store.put({ kind: "learnt", id: idOf(work.of), changedMs: Date.now(), ...work });
}

export function dropLearnt(store: Store, of: string): void {
  store.drop(store.learnt.filter((learnt) => learnt.of === of).map(({ id }) => id));
}

const idOf = (of: string) => `learnt ${of}`;

function isGone(of: string, variants: readonly OwnVariant[]): boolean {
  return of.startsWith(ofOwn("")) && !variants.some(({ id }) => of === ofOwn(id));
}
