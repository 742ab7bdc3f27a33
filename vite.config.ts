import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { LIBRARY } from "./src/definition/library.generated.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** What a shipped variant's module is called while it is built. */
const VARIANT = "virtual:variant/";

/** The doors of the package; `vite.script.config.ts` makes those that stand alone. */
const doors = {
  index: here("src/index.ts"),
  yaml: here("src/yaml.ts"),
  board: here("src/board.ts"),
  "define-board": here("src/board/register.ts"),
};

const variants = Object.fromEntries(Object.keys(LIBRARY).map((id) => [`variants/${id}`, VARIANT + id]));

/** Builds the library for Node, browsers and bundlers alike: what several doors need is in `dist/chunks/`. The packages
 *  that it depends on stay outside. */
export default defineConfig({
  publicDir: false,
  plugins: [shippedVariants()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: false,
    minify: false,
    lib: { entry: { ...doors, ...variants }, formats: ["es"] },
    rolldownOptions: {
      external: ["@assemblyscript/loader", "yaml"],
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name].js" },
    },
  },
});

/** A module for each shipped variant, with its document alone. */
function shippedVariants(): Plugin {
  return {
    name: "shipped-variants",
    enforce: "pre",
    // Entries come as paths from the root.
    resolveId: (address) => (address.includes(VARIANT) ? address.slice(address.indexOf(VARIANT)) : null),
    load: (address) => {
      if (!address.startsWith(VARIANT)) return null;
      const id = address.slice(VARIANT.length);
      const made = `shippedVariant(${JSON.stringify(id)}, ${JSON.stringify(LIBRARY[id])})`;
      return `import { shippedVariant } from ${JSON.stringify(here("src/definition/shipped.ts"))};\nexport default ${made};`;
    },
  };
}
