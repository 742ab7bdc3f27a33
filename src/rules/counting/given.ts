/** Counts in positions passed in by a program. */
import type { CountingOfPosition, CountingOfVariant } from "./model.ts";

/** No count where a program says nothing of one. Null for one that cannot be. */
export function givenCount(
  { counting }: CountingOfVariant,
  { countLimit = null }: Partial<CountingOfPosition>,
): CountingOfPosition | null {
  return countLimit === null || counting?.some(({ moves }) => 2 * moves === countLimit) ? { countLimit } : null;
}
