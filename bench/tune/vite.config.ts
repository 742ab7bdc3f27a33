import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the tuner for Node into `build/tune`, with all of our own code in it. */
export default defineConfig({
  root: here("."),
  publicDir: false,
  build: {
    ssr: true,
    target: "node20",
    outDir: here("../../build/tune"),
    emptyOutDir: false,
    rolldownOptions: { input: { main: here("main.ts") }, external: [...builtinModules, /^node:/, "yaml"] },
  },
});
