/** Questions about captures. */
import type { CapturesOfVariant } from "./model.ts";

/** Rules of capturing as the digest sees them; null where nobody must capture and captures do no more. */
export function capturesIdentity({
  captures: { must, explode, petrify },
}: Pick<CapturesOfVariant, "captures">): unknown {
  const stones = petrify ? { petrify } : {};
  if (explode) return { must, explode: { ...explode, around: null }, ...stones };
  return must || petrify ? { must, ...stones } : null;
}

/** The kinds that turn to stone: none that nothing blows up. */
export function stoneKinds({ captures: { explode, petrify } }: Pick<CapturesOfVariant, "captures">): number[] {
  return (petrify ?? []).filter((kind) => !explode?.immune.includes(kind));
}

/** The kinds that never take a kind. */
export function sparersOf({ spares }: Pick<CapturesOfVariant, "spares">, kind: number): number[] {
  return (spares ?? []).flatMap((kinds, other) => (kinds.includes(kind) ? [other] : []));
}
