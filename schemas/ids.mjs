import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const EXTENDS = /("extends": \{[^}]*?"examples": )\[[^\]]*\]/;

/** The ids of the shipped variants, in alphabetical order. */
export function shippedIds(root) {
  const files = readdirSync(join(root, "variants")).filter((name) => name.endsWith(".yaml"));
  return files.map((name) => name.slice(0, -".yaml".length)).sort(); // with it, 'a-b' would come before 'a'
}

/** What most files extend. */
const FIRST = "chess";

/** Puts the ids of all shipped variants into the schema, as what editors offer for `extends`. */
export function offerIds(root) {
  const file = join(root, "schemas/variant.schema.json");
  const text = readFileSync(file, "utf8");
  const others = shippedIds(root).filter((id) => id !== FIRST);
  const rows = [FIRST, ...others].map((id) => `        ${JSON.stringify(id)}`);
  const offered = text.replace(EXTENDS, `$1[\n${rows.join(",\n")}\n      ]`);
  if (offered !== text) writeFileSync(file, offered);
}
