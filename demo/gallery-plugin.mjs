/** Gives the start page its gallery: what is special about each shipped variant, found in its compiled rules by the build. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withSources } from "../schemas/sources.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const NAME = "virtual:gallery";
/** Kept for the next build of the page, by a digest of what it was made from. */
const KEPT = `${ROOT}build/gallery.json`;
const MADE_FROM = [
  "demo/home/facets.ts",
  "src/definition/variants.generated.ts",
  ...sourcesIn("src/rules"),
  ...sourcesIn("src/variant"),
];

export function addGallery() {
  return {
    name: "add-gallery",
    resolveId: (address) => (address === NAME ? `\0${NAME}` : null),
    load: async (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(await entries())};` : null),
  };
}

function sourcesIn(folder) {
  const files = readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .map((file) => `${folder}/${file}`);
}

async function entries() {
  const hash = createHash("sha256");
  for (const file of MADE_FROM) hash.update(readFileSync(ROOT + file));
  const digest = hash.digest("hex");
  const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : null;
  if (kept?.digest === digest) return kept.entries;
  const made = await withSources(ROOT, makeEntries);
  mkdirSync(`${ROOT}build`, { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ digest, entries: made }));
  return made;
}

async function makeEntries(load) {
  const { bundledIds, bundledVariant } = await load("/src/index.ts");
  const { entryOf } = await load("/demo/home/facets.ts");
  const made = bundledIds().map((id) => entryOf(bundledVariant(id)));
  return made.sort((a, b) => a.name.localeCompare(b.name, "en"));
}
