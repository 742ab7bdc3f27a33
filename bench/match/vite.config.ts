import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the match for Node into `build/match`, with all of our own code in it: a copy of that folder is a frozen
 * version of our engine. The peers are found at run time.
 */
export default defineConfig({
  root: here("."),
  publicDir: false,
  ssr: { noExternal: ["yaml", "@assemblyscript/loader"] },
  build: {
    ssr: true,
    target: "node20",
    outDir: here("../../build/match"),
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: here("main.ts"),
        worker: here("worker.ts"),
        ours: here("ours.ts"),
        "fairy-wasm-host": here("../peers/fairy-wasm-host.ts"),
      },
      external: [...builtinModules, /^node:/],
    },
  },
});
