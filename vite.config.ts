import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the library for Node, browsers and bundlers alike: what both entries need is in `dist/chunks/`. The packages that
 *  it depends on stay outside. */
export default defineConfig({
  publicDir: false,
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: false,
    minify: false,
    lib: { entry: { index: here("src/index.ts"), yaml: here("src/yaml.ts") }, formats: ["es"] },
    rolldownOptions: {
      external: ["@assemblyscript/loader", "yaml"],
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name].js" },
    },
  },
});
