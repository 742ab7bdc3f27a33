import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The scripts that stand alone, by mode: what a page loads with one tag, and the engine's worker. */
const SCRIPTS: Readonly<Record<string, string>> = {
  cdn: "src/cdn.ts",
  "cdn-yaml": "src/cdn.ts",
  worker: "src/worker/worker.ts",
};
/** The one that reads variant files. */
const READING = "cdn-yaml";

/** Builds one script with everything in it: `vite build --config vite.script.config.ts --mode cdn`, `cdn-yaml` or `worker`. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [
    preloadNothing(),
    makeOfDocuments(),
    ...(mode === READING ? [] : [leaveReaderOut()]),
    ...(mode === "worker" ? [] : [wrap()]),
    sign(mode),
  ],
  define: { fairywrenReads: String(mode === READING) },
  build: {
    target: "es2022",
    outDir: "dist",
    chunkSizeWarningLimit: 700, // all in one is what it is for
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

/** What reads documents anyway makes the shipped variants of theirs. */
function makeOfDocuments(): Plugin {
  return {
    name: "make-of-documents",
    enforce: "pre",
    resolveId: (address) => (address.endsWith("/shipped.ts") ? here("src/definition/shipped-documents.ts") : null),
  };
}

/** Boards say so when they are given a file. */
function leaveReaderOut(): Plugin {
  return {
    name: "leave-reader-out",
    enforce: "pre",
    resolveId: (address) => (address.endsWith("/read-source.ts") ? here("src/board/no-reader.ts") : null),
  };
}

/** Makes the program a function that knows its own source text, which is what its worker is made of. */
function wrap(): Plugin {
  return edit("wrap", (code) => `(function fairywrenProgram(fairywrenPart){"use strict";${code}})("page");\n`);
}

/** Says what is inside: the script travels without its package. */
function sign(mode: string): Plugin {
  const { version, license, devDependencies } = JSON.parse(readFileSync(here("package.json"), "utf8"));
  const inside = mode === READING ? ` With yaml ${devDependencies.yaml}, ISC.` : "";
  const line = `/*! Fairywren ${version} (${mode}), ${license}.${inside} */`;
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
