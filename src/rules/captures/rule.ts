/** Questions about captures. */
import type { CapturesOfVariant } from "./model.ts";

/** Rules of capturing as the digest sees them; null where nobody must capture and nothing explodes. */
export function capturesIdentity({ captures: { must, explode } }: Pick<CapturesOfVariant, "captures">): unknown {
  if (explode) return { must, explode: { ...explode, around: null } };
  return must ? { must } : null;
}

/** The kinds that never take a kind. */
export function sparersOf({ spares }: Pick<CapturesOfVariant, "spares">, kind: number): number[] {
  return (spares ?? []).flatMap((kinds, other) => (kinds.includes(kind) ? [other] : []));
}
