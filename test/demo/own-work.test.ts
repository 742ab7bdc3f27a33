/** Which stored variant one's edits belong to. */
import { expect, it } from "vitest";
import { OwnWork } from "../../demo/own-work.ts";
import { Store } from "../../demo/store.ts";
import { parseVariant } from "../../src/yaml.ts";

const LINKED = "name: Linked\nextends: chess\n";

it("edits of rules that came in a link change them where they were stored meanwhile", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
  const store = new Store({ storage, onTrouble: () => {} });
  const work = new OwnWork(store);
  work.begin({ variant: parseVariant(LINKED), yaml: LINKED, origin: "chess" }, LINKED);
  const id = store.keepVariant(null, { name: "Linked", yaml: LINKED, origin: "chess" });
  work.keepSound(LINKED.replace("Linked", "Mine"), "Mine");
  expect(store.variants).toEqual([{ id, name: "Mine", yaml: "name: Mine\nextends: chess\n", origin: "chess" }]);
});
