/** What the pictures of the start page show: variants by their id, and what is on the shelf. */
import { bundledName, Game, type Variant } from "../../src/index.ts";
import { t } from "../language.ts";
import type { Draft, Item, KeptRules } from "../shelf/item.ts";
import { keptRules } from "../shelf/kept-game.ts";
import type { Store } from "../shelf/store.ts";
import type { Library } from "../variants.ts";
import type { Scene } from "./thumbs.ts";

/** Names what a picture shows; another one when the item changes. */
export const shippedScene = (id: string): string => `shipped ${id}`;
export const itemScene = ({ id, changedMs }: Item): string => `item ${id} ${changedMs}`;

export function sceneLoader(store: Store, library: Library): (key: string) => Promise<Scene> {
  return async (key) => {
    const [kind, id] = key.split(" ");
    if (kind === "shipped") return setupOf(await library.look(id));
    const item = store.item(key.slice(kind.length + 1, key.lastIndexOf(" ")));
    if (!item) throw new Error(t`It was deleted.`);
    return sceneOf(item, store, library);
  };
}

async function sceneOf(item: Item, store: Store, library: Library): Promise<Scene> {
  if (item.kind === "variant") return setupOf((await keptRules(item, library)).variant);
  if (item.kind === "draft") return setupOf((await keptRules(rulesBehind(item, store), library)).variant);
  if (item.kind === "learnt") throw new Error(t`It has no picture.`);
  const { variant } = await keptRules(item.rules, library);
  return { variant, position: Game.start(variant, { fen: item.fen }).position };
}

/** What an unfinished text was made from. */
export function rulesBehind({ of }: Draft, store: Store): KeptRules {
  const [kind, id] = [of.slice(0, of.indexOf(" ")), of.slice(of.indexOf(" ") + 1)];
  const own = kind === "own" ? store.variant(id) : null;
  return own ?? { name: bundledName(id) ?? id, origin: id, yaml: null };
}

function setupOf(variant: Variant): Scene {
  return { variant, position: variant.setup };
}
