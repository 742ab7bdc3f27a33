import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The scripts that stand alone, by mode: what a page loads with one tag, and the engine's worker. */
const SCRIPTS: Readonly<Record<string, string>> = { cdn: "src/cdn.ts", worker: "src/worker/worker.ts" };

/** Builds one script with everything in it: `vite build --config vite.script.config.ts --mode cdn` or `worker`. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [preloadNothing(), ...(mode === "cdn" ? [wrap()] : []), sign(mode)],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: here(SCRIPTS[mode]),
      output: { format: "es", entryFileNames: `${mode}.js`, codeSplitting: false },
    },
  },
}));

/** All is in one file. What Vite would fetch ahead with needs `import.meta`, which is an error in a classic script. */
function preloadNothing(): Plugin {
  return {
    name: "preload-nothing",
    enforce: "pre",
    load: (address) =>
      address === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
  };
}

/** Makes the program a function that knows its own source text, which is what its worker is made of. */
function wrap(): Plugin {
  return edit("wrap", (code) => `(function fairywrenProgram(fairywrenPart){"use strict";${code}})("page");\n`);
}

/** Says what is inside: the script travels without its package. */
function sign(mode: string): Plugin {
  const { version, license, devDependencies } = JSON.parse(readFileSync(here("package.json"), "utf8"));
  const loader = "@assemblyscript/loader";
  const line = `/*! Fairywren ${version} (${mode}), ${license}. With ${loader} ${devDependencies[loader]}, Apache-2.0. */`;
  return edit("sign", (code) => `${line}\n${code}`);
}

function edit(name: string, change: (code: string) => string): Plugin {
  return {
    name,
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === "chunk") chunk.code = change(chunk.code.trim());
      },
    },
  };
}
