import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the benchmark for Node into `build/bench`. What our own code needs at run time is bundled: read from its many small
 * files, `yaml` alone would add about 100 ms to each load time of a whole process. The peers are found at run time.
 */
export default defineConfig({
  root: here("."),
  publicDir: false,
  // Without the condition `node`, `yaml` comes as modules: its CommonJS takes 7 ms more to start.
  ssr: { noExternal: ["yaml"], resolve: { conditions: ["import", "default"] } },
  build: {
    ssr: true,
    target: "node20",
    minify: true,
    outDir: here("../../build/bench"),
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: here("main.ts"),
        "load-once": here("load-once.ts"),
        "memory-once": here("host/memory-once.ts"),
        "fairy-wasm-host": here("../common/fairy-wasm-host.ts"),
      },
      external: [...builtinModules, /^node:/],
    },
  },
});
