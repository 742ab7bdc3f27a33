import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { leaveChecksOut } from "./schemas/leave-checks-out.mjs";
import { shortened, shortenStyle } from "./shorten.mjs";
import { TRAIL_TOOLS } from "./src/betza/trail-tools.ts";
import { provideTrails } from "./src/betza/trails.ts";
import { DOCUMENTS } from "./src/definition/documents.generated.ts";
import { FITTED } from "./src/definition/fitted.generated.ts";
import { bundledIds, bundledVariant } from "./src/definition/library.ts";
import type { PackedVariant } from "./src/definition/packed.ts";
import { provideVariants } from "./src/definition/provide-variants.ts";
import { shortDigest } from "./src/definition/short-digest.ts";
import type { VariantFile } from "./src/definition/variant-beside.ts";
import { MOVEMENTS, VARIANTS } from "./src/definition/variants.generated.ts";
import type { FittedWeights, WeightsDocument } from "./src/definition/weights.ts";
import { kernel as hugeFull } from "./src/kernel/huge-full.ts";
import { kernel as hugeRich } from "./src/kernel/huge-rich.ts";
import { kernel as narrowFull } from "./src/kernel/narrow-full.ts";
import { kernel as narrowRich } from "./src/kernel/narrow-rich.ts";
import type { KernelData } from "./src/kernel/open.ts";
import { kernel as wide } from "./src/kernel/wide.ts";
import { kernel as wideFull } from "./src/kernel/wide-full.ts";
import { kernel as wideRich } from "./src/kernel/wide-rich.ts";
import { isRich } from "./src/rules/compile.ts";
import { rulesDigest } from "./src/variant/digest.ts";
import { hasTrails } from "./src/variant/piece-ways.ts";
import type { Variant } from "./src/variant/variant.ts";
import { leaveWriterOut } from "./vite.reader.ts";

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

provideVariants();
provideTrails(TRAIL_TOOLS);

/** The scripts that stand alone, by mode: what a page loads with one tag, and the engine's worker. */
const SCRIPTS: Readonly<Record<string, string>> = {
  cdn: "src/cdn.ts",
  "cdn-yaml": "src/cdn.ts",
  worker: "src/worker/worker.ts",
};
/** The one that reads variant files. */
const READING = "cdn-yaml";
/** The one that is sent whatever it plays, one file that fetches nothing. */
const WORKER = "worker";
/** The one that is built with what lies beside both scripts for pages. */
const FIRST = "cdn";

/** The shipped variants inside the scripts for pages: chess, those with an engine fitted to them, and what is asked for
 *  most. */
const INSIDE: readonly string[] = ["chess", "edgy", "fischerandom", "paradigm", "tuttifrutti", "wildcastle"];
/** The kernels that are not inside: those for larger boards, and those with rules that most variants do without. */
const KERNELS_BESIDE: readonly KernelData[] = [wide, narrowRich, wideRich, hugeRich, narrowFull, wideFull, hugeFull];

const {
  version: VERSION,
  license: LICENSE,
  devDependencies: PACKAGES,
} = JSON.parse(readFileSync(here("package.json"), "utf8"));

/** Builds one script: `vite build --config vite.script.config.ts --mode cdn`, `cdn-yaml` or `worker`. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [
    ...(mode === WORKER ? [] : [layPartsBeside(mode)]),
    importAtOnce(),
    mode === FIRST ? holdPacked() : mode === WORKER ? leaveLibraryOut() : makeOfDocuments(),
    mode === READING ? leaveWriterOut() : leaveReaderOut(mode),
    ...(mode === WORKER
      ? []
      : [shortenStyle(), wrap(), edit("shorten", shortened), leaveVariantsOut(), fetchFromBeside()]),
    ...(mode === FIRST ? [leaveChecksOut(), layBeside()] : []),
    sign(mode),
  ],
  define: { fairywrenReads: String(mode === READING), fairywrenVersion: JSON.stringify(VERSION) },
  build: {
    target: "es2022",
    outDir: "dist",
    chunkSizeWarningLimit: 1400, // all in one is what it is for
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a busy machine is no warning
      input: here(SCRIPTS[mode]),
      output: {
        format: "es",
        entryFileNames: `${mode}.js`,
        chunkFileNames: "cdn/[name].js",
        codeSplitting: mode !== WORKER,
      },
    },
  },
}));

/** What boards need rarely, what rich rules alone need, and what reads the documents of variants that are not inside, by name:
 *  in one file beside each script for pages. */
function partsOf(mode: string): Readonly<Record<string, string>> {
  const files = [
    "betza/provide-trails",
    ...(mode === READING ? [] : ["definition/receive"]),
    "engine/give-weights",
    "engine/hint",
    "rules/rich",
    ...(mode === READING ? [] : ["rules/rich-words"]),
    ...["arrows", "editing", "explain", "pockets", "puzzle", "sounds", "viewer", "walls", "zoom"].map(
      (name) => `board/${name}`,
    ),
  ];
  return Object.fromEntries(files.map((file) => [path.basename(file).replaceAll("-", ""), here(`src/${file}.ts`)]));
}
const PARTS_MODULE = "virtual:parts";
const OPENER = "virtual:open-part";
/** Stands for a digest of what script and parts share, which is known at the end. */
const SHARED = "fairywrenShared";

function partsFile(mode: string): string {
  return `cdn/board-${mode}.js`;
}

/** Cuts the parts off: where the bundler would have the script export what they import of it, and the parts be a module, they
 *  become a function of what they share. */
function layPartsBeside(mode: string): Plugin {
  const parts = partsOf(mode);
  const asked = /\bimport\("(\.{1,2}\/[^"]+)"\)/g;
  const file = path.basename(partsFile(mode));
  const build = `fairywren ${VERSION} ${mode} ${SHARED}`;
  const modules: Readonly<Record<string, string>> = {
    [PARTS_MODULE]: Object.entries(parts)
      .map(([part, file]) => `import { ${namesOf(file)} } from "${file}"; export const ${part} = { ${namesOf(file)} };`)
      .join("\n"),
    [OPENER]: `
      import { openParts } from "${here("src/definition/parts-beside.ts")}";
      ${mode === READING ? "" : `import { provideRichWords } from "${here("src/rules/rich-words-beside.ts")}";`}
      export const openPart = async (name) => {
        const parts = await openParts("${file}", "${build}", () => import("${PARTS_MODULE}"));
        ${mode === READING ? "" : "provideRichWords(parts.richwords.RICH_WORDS);"}
        return parts[name];
      };`,
  };
  return {
    name: "lay-parts-beside",
    enforce: "pre",
    resolveId: (address) => (Object.hasOwn(modules, address) ? address : null),
    load: (address) => modules[address] ?? null,
    transform(code, address) {
      if (!address.includes("/src/")) return null;
      const changed = code.replace(asked, (all, file) => {
        const meant = path.resolve(path.dirname(address), file);
        const [part] = Object.entries(parts).find(([, own]) => own === meant) ?? [];
        return part === undefined ? all : `openPart("${part}")`;
      });
      return changed === code ? null : { code: `${changed}\nimport { openPart } from "${OPENER}";`, map: null };
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const [[script], [parts]] = [true, false].map((isEntry) => chunks.filter((each) => each.isEntry === isEntry));
        if (chunks.length !== 2 || !script || !parts) throw new Error("a script and its parts were expected");
        const cut = cutApart(script.code, parts.code, build);
        script.code = cut.script;
        delete bundle[parts.fileName];
        this.emitFile({ type: "asset", fileName: partsFile(mode), source: await shortened(cut.parts) });
      },
    },
  };
}

/** What the bundler writes at the end of a module, at its beginning, and where it is fetched. */
const EXPORTED = /export\s*\{([^}]*)\};?\s*$/;
const IMPORTED = /^import\s*\{([^}]*)\}\s*from\s*["'`][^"'`]+["'`];?/;
const FETCHED = /[\w$]+\(\(\)\s*=>\s*import\(["'`]\.\/cdn\/[^"'`]+["'`]\)[^)]*\)/;

function cutApart(script: string, parts: string, build: string): { readonly script: string; readonly parts: string } {
  const [shared, taken, made] = [script.match(EXPORTED), parts.match(IMPORTED), parts.match(EXPORTED)];
  if (!shared || !taken || !made || !FETCHED.test(script) || /\bimport\b/.test(parts.replace(IMPORTED, "")))
    throw new Error("the bundler joins script and parts by another form than expected");
  const digest = createHash("sha256").update(taken[1]).update(parts).digest("hex").slice(0, 8);
  const own = build.replace(SHARED, digest);
  const body = parts.replace(IMPORTED, "").replace(EXPORTED, "");
  return {
    script: script
      .replace(EXPORTED, "")
      .replace(FETCHED, () => `({${pairs(shared[1], false)}})`)
      .replace(SHARED, digest),
    parts: `globalThis[${JSON.stringify(own)}]=(shared)=>{"use strict";const {${pairs(taken[1], true)}}=shared;${body};return {${pairs(made[1], false)}}};`,
  };
}

/** `a as b` as a key and its value: of exports the second name is the key, of imports the first. */
function pairs(names: string, isImport: boolean): string {
  return names
    .split(",")
    .map((name) => {
      const [first, second = first] = name.trim().split(/\s+as\s+/);
      return isImport ? `${first}:${second}` : `${second}:${first}`;
    })
    .join(",");
}

/** What other programs load on demand is there from the start: all is in one file. Left as they are, such imports would
 *  have the bundler wrap each module that they reach in a function of its own. */
function importAtOnce(): Plugin {
  const onDemand = /\bimport\("(\.[^"]+)"\)/g;
  return {
    name: "import-at-once",
    enforce: "pre",
    transform(code, address) {
      if (!address.endsWith(".ts")) return null;
      const imports: string[] = [];
      const changed = code.replace(onDemand, (_, name) => {
        const place = imports.length;
        const names = namesOf(path.resolve(path.dirname(address), name));
        imports.push(`import { ${names.map((each) => `${each} as ${each}${place}`).join(", ")} } from "${name}";`);
        return `Promise.resolve({ ${names.map((each) => `${each}: ${each}${place}`).join(", ")} })`;
      });
      return imports.length === 0 ? null : { code: `${changed}\n${imports.join("\n")}`, map: null };
    },
  };
}

/** What a module of ours exports. Named one by one it needs no helper of the bundler's for namespaces, which would be laid into a file
 *  of its own as soon as the script and its parts both needed it. */
function namesOf(file: string): string[] {
  const declared = /^export (?:async )?(?:function\*?|class|const) (\w+)/gm;
  return [...readFileSync(file, "utf8").matchAll(declared)].map(([, name]) => name);
}

/** The modules that have the shipped variants, and that fetch them. */
const SHIPPED = /\/(fetch-)?shipped\.ts$/;
/** And what knows which of them files can extend. */
const PARENTS = /\/parents\.ts$/;

/** What reads documents anyway makes the shipped variants of theirs. */
function makeOfDocuments(): Plugin {
  return {
    name: "make-of-documents",
    enforce: "pre",
    resolveId: (address) => {
      if (SHIPPED.test(address) || PARENTS.test(address)) return here("src/definition/shipped-documents.ts");
      if (address.endsWith("/fetch-reading.ts")) return here("src/engine/reading-inside.ts");
      return address.endsWith("/provide-variants.ts") ? here("src/definition/provide-none.ts") : null;
    },
  };
}

/** What reads no documents from the start holds those of its own as the build has made them. */
function holdPacked(): Plugin {
  return {
    name: "hold-packed",
    enforce: "pre",
    resolveId: (address) => (SHIPPED.test(address) ? here("src/definition/shipped-inside.ts") : null),
  };
}

/** The worker is sent every variant that it plays, packed or as a document, with its weights and its kernel, and games as PGN: which
 *  others there are stays out. */
function leaveLibraryOut(): Plugin {
  const others: Readonly<Record<string, string>> = {
    "library.ts": "src/worker/no-library.ts",
    "at-hand.ts": "src/worker/no-library.ts",
    "fitted-imports.generated.ts": "src/worker/no-weights.ts",
    "game-json.ts": "src/worker/no-json.ts",
    "sources.ts": "src/worker/no-kernels.ts",
  };
  return {
    name: "leave-library-out",
    enforce: "pre",
    resolveId: (address) => {
      const file = path.basename(address);
      return Object.hasOwn(others, file) ? here(others[file]) : null;
    },
  };
}

/** Boards say so when they are given a file. What trails need, and rich rules in sentences, is fetched with a shipped variant that has some. */
function leaveReaderOut(mode: string): Plugin {
  return {
    name: "leave-reader-out",
    enforce: "pre",
    resolveId: (address, importer) => {
      if (address.endsWith("/rich-words.ts") && importer?.endsWith("/rules/words.ts"))
        return here("src/rules/rich-words-beside.ts");
      if (address.endsWith("/load-carried.ts")) return here("src/engine/no-carried.ts");
      if (mode === FIRST && address.endsWith("/provide-reading.ts"))
        return here("src/definition/provide-reading-beside.ts");
      return address.endsWith("/read-source.ts") ? here("src/board/no-reader.ts") : null;
    },
  };
}

/** Keeps of the shipped variants those inside, and the weights fitted to them; the names are of all. */
function leaveVariantsOut(): Plugin {
  const variants = INSIDE.map((id) => bundledVariant(id) as Variant);
  const needy = variants.find((variant) => hasTrails(variant) || isRich(variant));
  if (needy) throw new Error(`${needy.id} cannot be inside: it needs what lies beside the scripts`);
  const inside = variants.map((variant) => rulesDigest(variant));
  const kept: Readonly<Record<string, string>> = {
    "documents.generated.ts": `export const DOCUMENTS = ${JSON.stringify(pick(DOCUMENTS, INSIDE))};`,
    "variants.generated.ts": packedInside(),
    "fitted-imports.generated.ts": importsInside(pick(FITTED, inside)),
  };
  return {
    name: "leave-variants-out",
    enforce: "pre",
    load: (address) => kept[path.basename(address)] ?? null,
  };
}

/** The variants inside, and the movements of their pieces. */
function packedInside(): string {
  const movements = JSON.stringify(pick(MOVEMENTS, textsOf(INSIDE.map((id) => VARIANTS[id]))));
  return `export const MOVEMENTS = ${movements}; export const VARIANTS = ${JSON.stringify(pick(VARIANTS, INSIDE))};`;
}

function textsOf(variants: readonly PackedVariant[]): string[] {
  const types = variants.flatMap(({ pieceTypes }) => pieceTypes);
  const moves = types.flatMap(({ moves }) => (typeof moves === "string" ? moves : moves.map(({ betza }) => betza)));
  return [...moves, ...types.flatMap(({ checksBy }) => checksBy ?? [])];
}

function pick<Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(record, key)).map((key) => [key, record[key]]));
}

function importsInside(weights: Readonly<Record<string, WeightsDocument>>): string {
  const entries = Object.entries(weights).map(([digest, document]) => {
    const fitted: FittedWeights = { RULES: digest, WEIGHTS: document };
    return `${JSON.stringify(shortDigest(digest))}: async () => (${JSON.stringify(fitted)}),`;
  });
  return `export const FITTED_IMPORTS = {\n${entries.join("\n")}\n};`;
}

/** Kernels that are not inside are no part of the script. */
function fetchFromBeside(): Plugin {
  return {
    name: "fetch-from-beside",
    enforce: "pre",
    resolveId: (address) => {
      if (address.endsWith("/sources.ts")) return here("src/kernel/sources-beside.ts");
      return address.endsWith("/kernel/provide.ts") ? here("src/kernel/provide-inside.ts") : null;
    },
  };
}

/** Writes what lies beside the scripts: a file for each variant and each kernel that is not inside. */
function layBeside(): Plugin {
  const files: readonly (readonly [string, VariantFile | KernelData])[] = [
    ...bundledIds()
      .filter((id) => !INSIDE.includes(id))
      .map((id) => [`variants/${id}`, variantFile(id)] as const),
    ...KERNELS_BESIDE.map((kernel) => [`kernels/${kernel.name}`, kernel] as const),
  ];
  return {
    name: "lay-beside",
    generateBundle() {
      for (const [name, content] of files) {
        const source = `${JSON.stringify({ fairywren: VERSION, ...content })}\n`;
        this.emitFile({ type: "asset", fileName: `cdn/${name}.json`, source });
      }
    },
  };
}

function variantFile(id: string): VariantFile {
  const variant = bundledVariant(id) as Variant;
  const digest = rulesDigest(variant);
  const weights = FITTED[digest] ?? null;
  return { document: DOCUMENTS[id], weights, hasTrails: hasTrails(variant) };
}

/** Makes the program a function that knows its own source text, which is what its worker is made of. */
function wrap(): Plugin {
  return edit("wrap", (code) => `(function fairywrenProgram(fairywrenPart){"use strict";${code}})("page");\n`);
}

/** Says what is inside: the script travels without its package. */
function sign(mode: string): Plugin {
  const inside = mode === READING ? ` With yaml ${PACKAGES.yaml}, ISC.` : "";
  const line = `/*! Fairywren ${VERSION} (${mode}), ${LICENSE}.${inside} */`;
  return edit("sign", (code) => `${line}\n${code}`);
}

function edit(name: string, change: (code: string) => string | Promise<string>): Plugin {
  return {
    name,
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk") chunk.code = await change(chunk.code.trim());
      },
    },
  };
}
