/** Questions about captures. */
import type { CapturesOfVariant } from "./model.ts";

/** The kinds that never take a kind. */
export function sparersOf({ spares }: Pick<CapturesOfVariant, "spares">, kind: number): number[] {
  return (spares ?? []).flatMap((kinds, other) => (kinds.includes(kind) ? [other] : []));
}
