import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { shortenStyle } from "./shorten.mjs";
import { isRichKernel, kernelOf } from "./src/compile/kernel-name.ts";
import { bundledIds, bundledVariant } from "./src/definition/library.ts";
import { provideVariants } from "./src/definition/provide-variants.ts";
import type { Variant } from "./src/variant/variant.ts";

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
  perft: here("src/perft.ts"),
  "pgn-stream": here("src/pgn-stream.ts"),
  starter: here("src/starter.ts"),
  tune: here("src/tune.ts"),
  board: here("src/board.ts"),
  "define-board": here("src/board/register.ts"),
  react: here("src/board/react.ts"),
  "worker-node": here("src/worker/node.ts"),
};

const variants = Object.fromEntries(bundledIds().map((id) => [`variants/${id}`, VARIANT + id]));

/** Builds the library for Node, browsers and bundlers alike: what several doors need is in `dist/chunks/`. The packages
 *  that it is made with are inside: a browser without a bundler knows no package by its name. */
export default defineConfig({
  publicDir: false,
  plugins: [shippedVariants(), shortenStyle()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: false,
    minify: false,
    lib: { entry: { ...doors, ...variants }, formats: ["es"] },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a busy machine is no warning
      external: ["node:worker_threads"],
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name].js" },
    },
  },
});

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
