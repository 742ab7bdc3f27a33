import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { BUNDLES, nameOf, PLAYS } from "./bundles.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds a program of the bench for Node into `build/NAME`: `vite build --config bench/vite.config.ts --mode NAME`. The peers
 *  are found at run time. */
export default defineConfig(({ mode }) => ({
  root: here("."),
  publicDir: false,
  define: { SOURCES_DIGEST: JSON.stringify(sourcesDigest()) },
  // Read from its many small files, `yaml` alone would add about 100 ms to each load time of a whole process.
  // Without the condition `node`, it comes as modules: its CommonJS takes 7 ms more to start.
  ssr: { noExternal: ["yaml"], resolve: { conditions: ["import", "default"] } },
  build: {
    ssr: true,
    target: "node20",
    minify: mode === "bench", // as what is shipped: its load times are measured
    outDir: here(`../build/${mode}`),
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(BUNDLES[mode].files.map((file) => [nameOf(file), here(file)])),
      external: [...builtinModules, /^node:/],
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false }, // nobody waits for less code; a busy machine is no news
      // beside the entries: a program finds the files that it starts, whatever part of it asks
      output: { chunkFileNames: "[name].js" },
    },
  },
}));

/** Of every file that decides how games go. */
function sourcesDigest(): string {
  const hash = createHash("sha256");
  for (const file of PLAYS.flatMap(filesOf)) hash.update(`${file}\0`).update(readFileSync(here(`../${file}`)));
  return hash.digest("hex");
}

function filesOf(name: string): string[] {
  if (!statSync(here(`../${name}`)).isDirectory()) return [name];
  return readdirSync(here(`../${name}`))
    .sort()
    .flatMap((entry) => filesOf(join(name, entry)));
}
