/** Make has a control for every key of a file, so that a new rule does not stay with the text alone. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = new URL("../../", import.meta.url);
/** What nobody chooses: the version of the format, what a variant is made from, and what tuning finds out. */
const OTHERWISE = ["format", "extends", "weights"];

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

it("every key of the schema is written by Make", () => {
  const folder = fileURLToPath(new URL("demo/maker/", ROOT));
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts"));
  const source = files.map((file) => readFileSync(folder + file, "utf8")).join("\n");
  const schema = JSON.parse(readFileSync(new URL("schemas/variant.schema.json", ROOT), "utf8")) as Schema;
  const isMade = (key: string) => new RegExp(`["'.]${key}\\b|[{ (]${key}[:?, }]`).test(source);
  expect([...keysOf(schema)].filter((key) => !isMade(key))).toEqual([]);
});

function* keysOf(schema: Schema): Generator<string> {
  for (const [key, value] of Object.entries(schema.properties ?? {})) {
    if (OTHERWISE.includes(key)) continue;
    yield key;
    yield* keysOf(value);
  }
  for (const [name, value] of Object.entries(schema.definitions ?? {})) if (!/weight/i.test(name)) yield* keysOf(value);
}
