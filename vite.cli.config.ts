import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the command line for Node into `dist/cli.js`; each command is a chunk of its own in `dist/cli/`, loaded when
 *  it is called. Packages that the library depends on stay outside. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: here("src/cli/main.ts"),
    target: "node20",
    outDir: "dist",
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: "cli.js", chunkFileNames: "cli/[name].js" } },
  },
});
