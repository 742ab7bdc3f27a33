import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the measurements of play for Node into `build/play`, with all of our own code in it. */
export default defineConfig({
  root: here("."),
  publicDir: false,
  ssr: { noExternal: ["yaml", "@assemblyscript/loader"] },
  build: {
    ssr: true,
    target: "node20",
    outDir: here("../../build/play"),
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(
        ["levels", "wdl", "latency", "memory", "endgames"].map((name) => [name, here(`${name}.ts`)]),
      ),
      external: [...builtinModules, /^node:/],
    },
  },
});
