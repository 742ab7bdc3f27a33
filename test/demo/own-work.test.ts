/** Which stored variant one's edits belong to. */
import { expect, it } from "vitest";
import { OwnWork } from "../../demo/own-work.ts";
import { parseVariant } from "../../src/yaml.ts";
import { MemoryBrowser } from "./memory-shelves.ts";

const LINKED = "name: Linked\nextends: chess\n";

it("edits of rules that came in a link change them where they were stored meanwhile", async () => {
  const store = await new MemoryBrowser().tab();
  const work = new OwnWork(store);
  work.begin({ variant: parseVariant(LINKED), yaml: LINKED, origin: "chess" }, LINKED);
  const id = store.keepVariant(null, { name: "Linked", yaml: LINKED, origin: "chess" });
  work.keepSound(LINKED.replace("Linked", "Mine"), "Mine");
  expect(store.variants).toMatchObject([{ id, name: "Mine", yaml: "name: Mine\nextends: chess\n", origin: "chess" }]);
});
