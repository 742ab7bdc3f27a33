import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the language server into `dist/lsp.js`: one file that needs no other, since editors carry it along alone. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, resolve: { conditions: ["import", "node", "default"] } },
  build: {
    ssr: true,
    target: "node20",
    minify: true,
    outDir: "dist",
    emptyOutDir: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a busy machine is no warning
      input: { lsp: here("src/lsp/main.ts") },
      output: { entryFileNames: "[name].js", codeSplitting: false },
    },
  },
});
