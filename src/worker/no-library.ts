/** What stands in for `definition/library.ts` and `definition/at-hand.ts` in a worker that is sent every variant: it knows no other. */
import type * as atHand from "../definition/at-hand.ts";
import type * as library from "../definition/library.ts";

export const bundledVariant: typeof library.bundledVariant = () => null;
export const shippedNamed: typeof atHand.shippedNamed = () => null;
export const fetchBundled: typeof library.fetchBundled = async () => {};
