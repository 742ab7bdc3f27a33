import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { addGallery } from "./demo/gallery-plugin.mjs";
import { leaveChecksOut } from "./schemas/leave-checks-out.mjs";
import { shortenOurs, shortenStyle, shortenWith } from "./shorten.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVICE_WORKER = "service-worker";
/** The page names hundreds of chunks, and a digest does not shrink: seven signs of it, the fewest that the bundler takes, tell builds of a chunk apart. */
const CHUNK = "assets/[name]-[hash:7].js";
/** The engine's worker. The others, which tune and solve endings, fetch the kernel of what they work at themselves. */
const ENGINE = "/worker/worker.ts";
/** Shipped variants and their weights, which import nothing: the digest of them all is said hundreds of times at the price of once. */
const DATA = /\/definition\/(shipped|fitted)\/[^/]+\.generated\.ts$/;
const DATA_CHUNK = `assets/[name]-${digestOfData()}.js`;
/** What the page loads first, as one chunk. Left alone the bundler tells modules apart by all that is fetched later: a hundred requests
 *  in place of one, and small files compress badly, which made first play 25 KB larger. The module that waits at its top level is none of
 *  them, since what it waits for imports them. */
const FIRST_SCREEN = {
  name: "page",
  tags: ["$initial"],
  test: (id: string) => !DATA.test(id) && !id.includes(SERVICE_WORKER) && !/\/demo\/(main\.ts|index\.html)$/.test(id),
} satisfies Rolldown.CodeSplittingGroup;

/** Builds the page to static files that work under any path. */
export default defineConfig({
  root: here("demo"),
  base: "./",
  // Whether the site has the script for other pages, which the page then names.
  define: { "import.meta.env.HAS_SCRIPTS": JSON.stringify(existsSync(here("dist/cdn.js")) ? "yes" : "no") },
  plugins: [
    addGallery(),
    shortenStyle(),
    leaveEngineOut(),
    trustWords(),
    shortenOurs(),
    listFiles(),
    addExamples(),
    addReference(),
    preloadFirst(),
  ],
  worker: {
    format: "es",
    // The page sends its workers what it has read and checked itself.
    plugins: () => [
      leaveChecksOut({ readsWeights: true }),
      leaveJsonOut(),
      ...leaveLibraryOut(),
      onlyIn(ENGINE, swap("/calls.ts", "src/worker/no-calls.ts")),
      shortenWith(ENGINE),
      startApart(),
    ],
    rolldownOptions: { checks: { bundlerTimings: false }, output: { entryFileNames: "assets/worker-[hash].js" } },
  },
  build: {
    target: "es2022",
    outDir: here("build/demo"),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a busy machine is no warning
      input: { index: here("demo/index.html"), [SERVICE_WORKER]: here("demo/service-worker.ts") },
      output: {
        entryFileNames: ({ name }) => (name === SERVICE_WORKER ? `${name}.js` : CHUNK),
        chunkFileNames: ({ moduleIds }) => (moduleIds.every((id) => DATA.test(id)) ? DATA_CHUNK : CHUNK),
        codeSplitting: { groups: [FIRST_SCREEN], includeDependenciesRecursively: false },
      },
    },
  },
  preview: { port: 4173 },
});

/** Leaves nothing in the script that a worker is started by but an import, so that no chunk that is fetched later imports that script:
 *  WebKit 2.50 would run it a second time, and two engines would answer each message. */
function startApart(): Plugin {
  return {
    name: "start-apart",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
          const [started, parts] = [entry.fileName, entry.fileName.replace("worker-", "worker-parts-")].map((file) =>
            basename(file),
          );
          for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"./${started}"`, `"./${parts}"`);
          this.emitFile({ type: "asset", fileName: `assets/${parts}`, source: entry.code });
          entry.code = `import"./${parts}";`;
        }
      },
    },
  };
}

function digestOfData(): string {
  const hash = createHash("sha256");
  for (const folder of ["shipped", "fitted"].map((name) => here(`src/definition/${name}`)))
    for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(`${folder}/${file}`));
  return hash.digest("base64url").slice(0, 7);
}

/** The page starts all engines in workers: the element's own, for pages that do not, stays out. */
function leaveEngineOut(): Plugin {
  return swap("/engine/engine.ts", "demo/no-engine.ts", "/board/opponent.ts");
}

/** The words that the page gives its boards are its own. */
function trustWords(): Plugin {
  return swap("/read-words.ts", "src/board/checked-words.ts");
}

/** The page's workers are sent games as PGN. */
function leaveJsonOut(): Plugin {
  return swap("/game-json.ts", "src/worker/no-json.ts");
}

/** The page's workers are sent the shipped variants that it has fetched and their weights, and the engine's its kernel: which others there are stays out. */
function leaveLibraryOut(): Plugin[] {
  return [
    swap("/definition/library.ts", "src/worker/no-library.ts", "/worker/host.ts"),
    swap("/definition/at-hand.ts", "src/worker/no-library.ts", "/engine/game-pgn.ts"),
    swap("/documents.generated.ts", "src/worker/no-documents.ts"),
    swap("/fitted-imports.generated.ts", "src/worker/no-weights.ts"),
    onlyIn(ENGINE, swap("/sources.ts", "src/worker/no-kernels.ts", "/kernel/load.ts")),
  ];
}

interface Swap {
  readonly name: string;
  readonly enforce: "pre";
  resolveId(asked: string, from: string | undefined): string | null;
}

/** Puts a module in place of another.
 *  @param importer where it is imported; default: everywhere */
function swap(address: string, other: string, importer = ""): Swap {
  const resolved = here(other);
  return {
    name: `swap ${address}`,
    enforce: "pre",
    resolveId: (asked, from) => (asked.endsWith(address) && (from ?? "").endsWith(importer) ? resolved : null),
  };
}

/** Uses a plugin in the bundle of one script alone.
 *  @param script the end of its path */
function onlyIn(script: string, { name, enforce, resolveId }: Swap): Plugin {
  let isIn = false;
  return {
    enforce,
    name: `${name} in ${script}`,
    buildStart({ input }) {
      isIn = [input].flat().some((path) => typeof path === "string" && path.endsWith(script));
    },
    resolveId: (asked, from) => (isIn ? resolveId(asked, from) : null),
  };
}

/** Tells the service worker which files there are, and gives every build a digest. */
function listFiles(): Plugin {
  return {
    name: "list-files",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = [...Object.keys(bundle), ...readdirSync(here("demo/public"))].filter(
        (file) => file !== `${SERVICE_WORKER}.js` && !file.endsWith(".map"),
      );
      const hash = createHash("sha256");
      for (const output of Object.values(bundle)) hash.update("code" in output ? output.code : output.source);
      for (const file of readdirSync(here("demo/public"))) hash.update(readFileSync(here(`demo/public/${file}`)));
      const build = JSON.stringify({ digest: hash.digest("hex").slice(0, 16), files: ["./", ...files.sort()] });
      const chunk = bundle[`${SERVICE_WORKER}.js`];
      if (chunk?.type === "chunk") chunk.code = `const BUILD = ${build};\n${chunk.code}`;
    },
  };
}

/** The variant that opens by default and its kernel are fetched beside the page's script, not after it. */
function preloadFirst(): Plugin {
  const first = /(shipped\/chess|kernel\/narrow)(\.generated)?\.ts$/;
  return {
    name: "preload-first",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === "chunk" && file.moduleIds.some((id) => first.test(id)))
          .map(({ fileName }) => ({ tag: "link", attrs: { rel: "modulepreload", href: `./${fileName}` } })),
    },
  };
}

/** What the examples take from the package, and what it is called on the site. */
const PACKAGE = { inTree: "../../dist/", onSite: "./fairywren/" };

/** Puts the examples on the site, with the package beside them where it has been built. They are no part of what is kept
 *  for offline use. */
function addExamples(): Plugin {
  return {
    name: "add-examples",
    writeBundle({ dir = "" }) {
      if (!existsSync(here("dist/cdn.js"))) return;
      const site = `${dir}/examples`;
      mkdirSync(`${site}/fairywren`, { recursive: true });
      for (const name of [
        "cdn.js",
        "cdn",
        "cdn-yaml.js",
        "define-board.js",
        "index.js",
        "worker.js",
        "yaml.js",
        "chunks",
      ])
        cpSync(here(`dist/${name}`), `${site}/fairywren/${name}`, { recursive: true });
      for (const name of readdirSync(here("demo/examples")).filter((file) => /\.(html|js|yaml)$/.test(file)))
        writeFileSync(
          `${site}/${name}`,
          readFileSync(here(`demo/examples/${name}`), "utf8").replaceAll(PACKAGE.inTree, PACKAGE.onSite),
        );
    },
  };
}

/** Puts the library's reference on the site where it has been made, by `npm run docs:api`. */
function addReference(): Plugin {
  return {
    name: "add-reference",
    writeBundle({ dir = "" }) {
      if (existsSync(here("build/api"))) cpSync(here("build/api"), `${dir}/api`, { recursive: true });
    },
  };
}
