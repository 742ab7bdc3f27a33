/**
 * Builds the package. Each step names what it reads and what it writes, and is skipped while nothing that it reads has
 * changed: `build/stamps.json` keeps a digest of it.
 *
 *     node build.mjs [--force] [STEP...]      all steps of the package, or the named ones and those that they need, in their order
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { KERNELS } from "./assembly/kernels.mjs";
import { BUNDLES, nameOf } from "./bench/bundles.mjs";
import { OF_KERNELS, OF_SCHEMA } from "./generated.mjs";

const ROOT = path.dirname(fileURLToPath(import.meta.url));
const STAMPS = at("build/stamps.json");
const DOORS = [
  "index",
  "node",
  "yaml",
  "betza",
  "document",
  "endings",
  "geometry",
  "notation",
  "openings",
  "perft",
  "pgn-stream",
  "starter",
  "tune",
  "board",
  "define-board",
  "react",
  "svelte",
  "vue",
  "worker-node",
];
/** What a page loads with one tag, twice, and the engine's worker. */
const SCRIPTS = ["cdn", "cdn-yaml", "worker"];
/** What the scripts fetch when it is first asked for. */
const BESIDE = "dist/cdn";
const KERNEL_FILES = KERNELS.map((name) => `kernel.${name}.wasm`);

/** Whose work is inside the package, by name, and where its licence's text is. */
const PACKAGES_INSIDE = {
  yaml: "yaml/LICENSE",
  "vscode-jsonrpc": "vscode-jsonrpc/License.txt",
  "vscode-languageserver": "vscode-languageserver/License.txt",
  "vscode-languageserver-protocol": "vscode-languageserver-protocol/License.txt",
  "vscode-languageserver-textdocument": "vscode-languageserver-textdocument/License.txt",
  "vscode-languageserver-types": "vscode-languageserver-types/License.txt",
};
const NOTICES = "dist/third-party.txt";
/** Warnings alone; a configuration that is bundled before it is read has some of its own. */
const QUIETLY = ["--configLoader", "runner", "--logLevel", "warn"];

/** Documents outside `docs/` that are part of the site. */
const ROOT_DOCUMENTS = ["CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "LICENSE"];

/** What reads variant files: the shipped ones are read when the sources are made. */
const READERS = ["betza", "definition", "diagnostic", "geometry", "notation", "rules", "variant"];

/** The steps that make sources: every program is made of them. */
const SOURCES = ["kernels", "schema"];

/** In the order in which they need one another. A folder stands for all that is in it. What is no part of the package is
 *  built only when it is named. */
const STEPS = [
  {
    name: "kernels",
    reads: ["assembly", "src/layout", "asconfig.json", "package-lock.json"],
    writes: [...OF_KERNELS, ...KERNEL_FILES.map((file) => `build/${file}`)],
    run: () => node("assembly/build.mjs"),
  },
  {
    name: "schema",
    reads: ["schemas", "variants", ...READERS.map((folder) => `src/${folder}`), "package-lock.json"],
    writes: [...OF_SCHEMA, "schemas/README.md", "docs/variants.md"],
    run: makeFromSchema,
  },
  {
    name: "library",
    needs: SOURCES,
    reads: ["src", "vite.config.ts", "vite.reader.ts", "shorten.mjs", "package-lock.json"],
    writes: [...DOORS.map((door) => `dist/${door}.js`), ...KERNEL_FILES.map((file) => `dist/${file}`), NOTICES],
    run: buildLibrary,
  },
  {
    name: "scripts",
    needs: SOURCES,
    reads: ["src", "vite.script.config.ts", "vite.reader.ts", "shorten.mjs", "package.json", "package-lock.json"],
    writes: [...SCRIPTS.map((script) => `dist/${script}.js`), BESIDE],
    run: buildScripts,
  },
  {
    name: "cli",
    needs: SOURCES,
    reads: ["src", "schemas/import", "vite.cli.config.ts", "package.json", "package-lock.json"],
    writes: ["dist/cli.js"],
    run: buildCommandLine,
  },
  {
    name: "lsp",
    needs: SOURCES,
    reads: ["src", "schemas/variant.schema.json", "vite.lsp.config.ts", "package-lock.json"],
    writes: ["dist/lsp.js"],
    run: () => vite("vite.lsp.config.ts"),
  },
  {
    name: "types",
    needs: SOURCES,
    reads: ["src", "tsconfig.json", "tsconfig.types.json", "package-lock.json"],
    writes: ["dist/types/index.d.ts", "dist/types/yaml.d.ts"],
    run: buildTypes,
  },
  {
    name: "manifest",
    reads: ["src/board", "package-lock.json"],
    writes: ["dist/custom-elements.json"],
    run: () => node("src/board/manifest.mjs", at("dist/custom-elements.json")),
  },
  {
    name: "demo",
    needs: [...SOURCES, "library", "scripts"],
    reads: [
      "demo",
      "src",
      "variants",
      "schemas/variant.schema.json",
      "vite.demo.config.ts",
      "shorten.mjs",
      "package-lock.json",
    ],
    writes: ["build/demo/index.html"],
    run: () => vite("vite.demo.config.ts"),
    isNoPart: true,
  },
  {
    // Beside the page, which empties its folder: it is made again after it.
    name: "docs",
    reads: [
      "docs",
      "schemas/README.md",
      "variants",
      "demo/examples",
      "demo/screenshots",
      "demo/style.css",
      ...ROOT_DOCUMENTS,
      "site.mjs",
      "package-lock.json",
    ],
    writes: ["build/demo/docs/index.html"],
    run: () => node("site.mjs"),
    isNoPart: true,
  },
  {
    name: "api",
    needs: SOURCES,
    reads: ["src", "api.mjs", "package.json", "tsconfig.json", "package-lock.json"],
    writes: ["build/api/index.html"],
    run: () => node("api.mjs"),
    isNoPart: true,
  },
  ...Object.entries(BUNDLES).map(stepOfBundle),
];

const words = process.argv.slice(2);
const named = words.filter((word) => word !== "--force");
const unknown = named.find((name) => STEPS.every((step) => step.name !== name));
if (unknown !== undefined)
  fail(`There is no step '${unknown}'. The steps are ${STEPS.map(({ name }) => name).join(", ")}.`, 2);
const parts = STEPS.filter((step) => (named.length === 0 ? !step.isNoPart : named.includes(step.name)));
const wanted = new Set(parts.flatMap(({ name, needs = [] }) => [...needs, name]));
mkdirSync(at("build"), { recursive: true });
for (const step of STEPS) if (wanted.has(step.name)) await perform(step);

async function perform(step) {
  const stamps = readStamps();
  const isFresh = stamps[step.name] === digest(step) && step.writes.every((file) => existsSync(at(file)));
  if (isFresh && !words.includes("--force")) return;
  expectPackages();
  const begun = performance.now();
  await step.run();
  writeFileSync(STAMPS, `${JSON.stringify({ ...readStamps(), [step.name]: digest(step) }, null, 2)}\n`);
  console.log(`built ${step.name} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** A program that misses a package would only say that it finds no module. */
function expectPackages() {
  const { devDependencies } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  const missing = Object.keys(devDependencies).filter((name) => !existsSync(at(`node_modules/${name}/package.json`)));
  if (missing.length === 0) return;
  fail(`These packages are not installed: ${missing.join(", ")}. Run 'npm ci', and leave none out ('--omit=dev').`, 1);
}

/** What an earlier version made must not stay among the sources. */
async function makeFromSchema() {
  const made = readdirSync(at("src/definition")).filter((name) => name.endsWith(".generated.ts"));
  const stale = made.map((name) => `src/definition/${name}`).filter((file) => !OF_SCHEMA.includes(file));
  for (const file of stale) rmSync(at(file));
  await node("schemas/build.mjs");
}

async function buildLibrary() {
  for (const folder of ["chunks", "variants"]) rmSync(at(`dist/${folder}`), { recursive: true, force: true });
  await vite("vite.config.ts");
  for (const file of KERNEL_FILES) copyFileSync(at(`build/${file}`), at(`dist/${file}`));
  writeNotices();
}

/** The licences of what was built in ask for their text to travel along. */
function writeNotices() {
  const notices = Object.entries(PACKAGES_INSIDE).map(([name, licence]) => {
    const { version, license } = JSON.parse(readFileSync(at(`node_modules/${name}/package.json`), "utf8"));
    return `${name} ${version}, ${license}\n\n${readFileSync(at(`node_modules/${licence}`), "utf8").trim()}\n`;
  });
  writeFileSync(at(NOTICES), notices.join(`\n${"-".repeat(80)}\n\n`));
}

async function buildScripts() {
  rmSync(at(BESIDE), { recursive: true, force: true });
  for (const script of SCRIPTS) await vite("vite.script.config.ts", "--mode", script);
}

async function buildCommandLine() {
  rmSync(at("dist/cli"), { recursive: true, force: true });
  await vite("vite.cli.config.ts");
}

async function buildTypes() {
  rmSync(at("dist/types"), { recursive: true, force: true });
  await node("node_modules/typescript/bin/tsc", "--project", "tsconfig.types.json");
}

/** A program of the bench; a match puts a kernel's letters into one. */
function stepOfBundle([name, { rooms, files }]) {
  const code = ["common", ...rooms].map((room) => `bench/${room}`);
  const making = ["bench/bundles.mjs", "bench/vite.config.ts", "package-lock.json"];
  return {
    name,
    needs: SOURCES,
    reads: [...code, "src", "assembly/letters.mjs", "generated.mjs", ...making],
    writes: files.map((file) => `build/${name}/${nameOf(file)}.js`),
    run: () => vite("bench/vite.config.ts", "--mode", name),
    isNoPart: true,
  };
}

function vite(config, ...rest) {
  return node("node_modules/vite/bin/vite.js", "build", "--config", config, ...QUIETLY, ...rest);
}

/** Runs a program of Node from the root, and ends the build when it fails. */
async function node(script, ...rest) {
  const child = spawn(process.execPath, [at(script), ...rest], { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] });
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) fail(`The build stops: '${[script, ...rest].join(" ")}' failed.`, 1);
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(STAMPS, "utf8"));
  } catch {
    return {};
  }
}

/** Of all that a step reads, its own products left out. */
function digest({ reads, writes }) {
  const hash = createHash("sha256");
  const files = reads.flatMap(filesOf).filter((file) => !writes.includes(file));
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(at(file)));
  return hash.digest("hex");
}

function filesOf(name) {
  if (!statSync(at(name)).isDirectory()) return [name];
  return readdirSync(at(name))
    .sort()
    .flatMap((entry) => filesOf(`${name}/${entry}`));
}

function at(name) {
  return path.join(ROOT, name);
}

function fail(sentence, status) {
  console.error(sentence);
  process.exit(status);
}
