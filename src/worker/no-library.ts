/** What stands in for `definition/library.ts` in a worker that is sent every variant: it knows no other. */
import type * as library from "../definition/library.ts";

export const bundledVariant: typeof library.bundledVariant = () => null;
export const idOfName: typeof library.idOfName = () => null;
export const isToBeFetched: typeof library.isToBeFetched = () => false;
export const fetchBundled: typeof library.fetchBundled = async () => {};
