/** Rules that came in a link become the person's own once they are left, or kept on purpose. */
import type { Rules } from "../session.ts";
import type { Store } from "./store.ts";

/** Keeps rules that are neither shipped nor kept already, nor deleted. */
export async function keepRules(store: Store, { variant, yaml, origin }: Rules): Promise<void> {
  await store.ready;
  if (yaml !== null && !store.find(yaml) && !store.isDropped(yaml))
    store.keepVariant(null, { name: variant.name, yaml, origin });
}
