import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { shortenForBundlers, shortenStyle } from "./shorten.mjs";
import { isRichKernel } from "./src/compile/kernel-name.ts";
import { kernelOf } from "./src/compile/kernel-of.ts";
import { bundledIds, bundledVariant } from "./src/definition/library.ts";
import { provideVariants } from "./src/definition/provide-variants.ts";
import type { Variant } from "./src/variant/variant.ts";
import { leaveWriterOut } from "./vite.reader.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

provideVariants();
/** What a shipped variant's module is called while it is built. */
const VARIANT = "virtual:variant/";

/** The doors of the package; `vite.script.config.ts` makes those that stand alone. */
const doors = {
  index: here("src/index.ts"),
  node: here("src/node.ts"),
  yaml: here("src/yaml.ts"),
  betza: here("src/betza.ts"),
  document: here("src/document.ts"),
  endings: here("src/endings.ts"),
  geometry: here("src/geometry.ts"),
  notation: here("src/notation.ts"),
  openings: here("src/openings.ts"),
  perft: here("src/perft.ts"),
  "pgn-stream": here("src/pgn-stream.ts"),
  starter: here("src/starter.ts"),
  tune: here("src/tune.ts"),
  board: here("src/board.ts"),
  "define-board": here("src/board/register.ts"),
  react: here("src/board/react.ts"),
  svelte: here("src/board/svelte.ts"),
  vue: here("src/board/vue.ts"),
  "worker-node": here("src/worker/node.ts"),
};

const variants = Object.fromEntries(bundledIds().map((id) => [`variants/${id}`, VARIANT + id]));

/** Builds the library for Node, browsers and bundlers alike: what several doors need is in `dist/chunks/`. The packages
 *  that it is made with are inside: a browser without a bundler knows no package by its name. */
export default defineConfig({
  publicDir: false,
  plugins: [shippedVariants(), leaveWriterOut(), shortenStyle(), shortenForBundlers()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: false,
    minify: false,
    lib: { entry: { ...doors, ...variants }, formats: ["es"] },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a busy machine is no warning
      external: ["node:worker_threads"],
      preserveEntrySignatures: "allow-extension",
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name].js",
        codeSplitting: { groups: [{ name: chunkOf, debugName: "by doors" }], includeDependenciesRecursively: false },
      },
    },
  },
});

/** What the element loads is cut up as little as can be: the bundler would tell modules apart by all doors and all that is fetched
 *  later, and a page's bundler again, and many small files compress badly. These doors alone have them told apart, for whom a whole
 *  element is too much. */
const TOLD_APART: Readonly<Record<string, string>> = {
  geometry: doors.geometry,
  betza: doors.betza,
  fen: here("src/notation/fen.ts"),
  notation: doors.notation,
  endings: doors.endings,
  game: doors.index,
  board: doors.board,
};
/** Chunks that the bundler would cut otherwise. What loads shipped variants by their ids, with the list of them, is one: in two, Vite would
 *  cut what every page has. Whoever loads what a file needs does without what reads files at once, which imports all of that. */
const APART: readonly (readonly [chunk: string, modules: RegExp])[] = [
  ["load-variant", /\/(definition\/fetch-shipped|engine\/load-variant)\.ts$/],
  ["parse-variant", /\/engine\/(examine|parse-variant)\.ts$/],
  ["load-parsed", /\/(load-parsed|parse-options|(give-)?weights-source)\.ts$/],
];
/** What has all variants and all kernels, and what asks for them: pages do without. */
const AT_HAND = /\/(betza|definition|kernel)\/provide(-\w+)*\.ts$|\/engine\/bundled\.ts$/;

type Graph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

const loaded = new Map<string, ReadonlySet<string>>();

/** The chunk of a module; null where the bundler may choose. What fetches more stays apart if a door could do without, since no page
 *  that loads its chunk would. */
function chunkOf(id: string, graph: Graph): string | null {
  const [apart] = APART.find(([, modules]) => modules.test(id)) ?? [];
  if (apart) return apart;
  const loads = (door: string) => loadedBy(door, graph).has(id);
  if (!loads(doors["define-board"])) return loads(doors.board) && !loads(doors.index) ? "diagram" : null;
  const names = Object.keys(TOLD_APART).filter((name) => loads(TOLD_APART[name]));
  const isFetching = (graph.getModuleInfo(id)?.dynamicallyImportedIds.length ?? 0) > 0;
  return isFetching && names.some((name) => name !== "board") ? null : names.join("_");
}

/** A door is itself no part of a chunk. */
function loadedBy(door: string, graph: Graph): ReadonlySet<string> {
  const known = loaded.get(door);
  if (known) return known;
  const importedBy = (id: string) => graph.getModuleInfo(id)?.importedIds.filter((next) => !AT_HAND.test(next)) ?? [];
  const ids = new Set(importedBy(door));
  for (const id of ids) for (const next of importedBy(id)) ids.add(next);
  loaded.set(door, ids);
  return ids;
}

/** A module for each shipped variant, with its kernel alone. */
function shippedVariants(): Plugin {
  return {
    name: "shipped-variants",
    enforce: "pre",
    // Entries come as paths from the root.
    resolveId: (address) => (address.includes(VARIANT) ? address.slice(address.indexOf(VARIANT)) : null),
    load: (address) => {
      if (!address.startsWith(VARIANT)) return null;
      const id = address.slice(VARIANT.length);
      const kernel = kernelOf(bundledVariant(id) as Variant);
      const rules = [
        `import { provideRichRules } from ${JSON.stringify(here("src/rules/provide.ts"))};`,
        `import { RICH_RULES } from ${JSON.stringify(here("src/rules/rich.ts"))};`,
        "provideRichRules(RICH_RULES);",
      ];
      return [
        ...(isRichKernel(kernel) ? rules : []),
        `import { provideVariant, unpacked } from ${JSON.stringify(here("src/definition/packed.ts"))};`,
        `import { provideKernel } from ${JSON.stringify(here("src/kernel/open.ts"))};`,
        `import { kernel } from ${JSON.stringify(here(`src/kernel/${kernel}.ts`))};`,
        `import { MOVEMENTS, VARIANT } from ${JSON.stringify(here(`src/definition/shipped/${id}.generated.ts`))};`,
        "provideKernel(kernel);",
        "provideVariant(VARIANT, MOVEMENTS);",
        "export default unpacked(VARIANT.id);",
      ].join("\n");
    },
  };
}
