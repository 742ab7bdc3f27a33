import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The doors of the package. */
const entry = {
  index: here("src/index.ts"),
  yaml: here("src/yaml.ts"),
  board: here("src/board.ts"),
  "define-board": here("src/board/register.ts"),
  worker: here("src/worker/worker.ts"),
};

/** Builds the library for Node, browsers and bundlers alike: what several doors need is in `dist/chunks/`. The packages
 *  that it depends on stay outside. */
export default defineConfig({
  publicDir: false,
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: false,
    minify: false,
    lib: { entry, formats: ["es"] },
    rolldownOptions: {
      external: ["@assemblyscript/loader", "yaml"],
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name].js" },
    },
  },
});
