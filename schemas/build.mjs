// Makes everything that follows from the schema and the bundled variants:
//   src/definition/schema.generated.ts        the schema as programs load it, by which documents are checked
//   src/definition/schema-types.generated.ts  the type of a document
//   src/definition/documents.generated.ts     the bundled variants as resolved plain documents
//   src/definition/names.generated.ts         what they are called
//   src/definition/variants.generated.ts      the variants that they make, packed
//   src/definition/shipped/ID.generated.ts    each of these by itself
//   src/definition/imports.generated.ts       where each is imported from
//   src/definition/fitted.generated.ts        the weights of variants/weights/*.json, by the rules that they fit
//   src/definition/fitted/SHORT.generated.ts  each of these by itself
//   src/definition/fitted-imports.generated.ts where each is imported from
//   src/definition/benched.generated.ts       the ids of variants/bench.json, which `bench` searches
//   schemas/README.md                         the reference of all keys, for people
//   docs/variants.md                          the list of the shipped variants, for people
// and keeps the list of ids in the schema, which editors offer for `extends`.
// Run `node schemas/build.mjs` after a change of the schema or of a bundled variant; a test notices when it was forgotten.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { fittedImportsText, fittedModules, fittedText } from "./fitted.mjs";
import { offerIds } from "./ids.mjs";
import { benchedText, documentsText, importsText, namesText, variantModules, variantsText } from "./library.mjs";
import { referenceText } from "./reference.mjs";
import { schemaText } from "./schema.mjs";
import { shippedText } from "./shipped.mjs";
import { typesText } from "./types.mjs";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Each generated file and how its text is made, in the order in which they need one another. */
export const GENERATED = [
  ["src/definition/schema.generated.ts", schemaText],
  ["src/definition/schema-types.generated.ts", typesText],
  ["schemas/README.md", referenceText],
  ["src/definition/documents.generated.ts", documentsText],
  ["src/definition/names.generated.ts", namesText],
  ["src/definition/variants.generated.ts", variantsText],
  ["src/definition/imports.generated.ts", importsText],
  ["src/definition/fitted.generated.ts", fittedText],
  ["src/definition/fitted-imports.generated.ts", fittedImportsText],
  ["src/definition/benched.generated.ts", benchedText],
  ["docs/variants.md", shippedText],
];

/** Folders of which each module is generated, and how their texts are made. */
export const GENERATED_FOLDERS = [
  ["src/definition/shipped", variantModules],
  ["src/definition/fitted", fittedModules],
];

export function readSchema() {
  return JSON.parse(readFileSync(join(ROOT, "schemas/variant.schema.json"), "utf8"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  offerIds(ROOT);
  for (const [path, textOf] of GENERATED) writeFileSync(join(ROOT, path), await textOf(readSchema(), ROOT));
  for (const [folder, textsOf] of GENERATED_FOLDERS) {
    rmSync(join(ROOT, folder), { recursive: true, force: true });
    mkdirSync(join(ROOT, folder));
    for (const [path, text] of Object.entries(await textsOf(ROOT))) writeFileSync(join(ROOT, path), text);
  }
}
