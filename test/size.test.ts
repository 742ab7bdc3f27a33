/** What a page has to load, against its budget. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { bundledIds, bundledVariant } from "../src/definition/library.ts";
import { shortDigest } from "../src/definition/short-digest.ts";
import { rulesDigest } from "../src/variant/digest.ts";
import type { Variant } from "../src/variant/variant.ts";

const KB = 1000;
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ENTRY = "virtual:page";

/** What a page imports, and what it then does. */
interface Page {
  readonly imports: readonly string[];
  readonly does: string;
}

/** Loads a shipped variant by its id and plays: rules, moves, notation, engine, the kernel for its board; no reader of variant files.
 *  @param library the package's, or its source */
const playingAny = (library: string): Page => ({
  imports: [`{ createEngine, Game, loadVariant } from "${ROOT}${library}"`],
  does: `const variant = await loadVariant(location.hash.slice(1)); ${PLAYING}`,
});

/** The same with one imported variant, without the list of all. */
const playingOne = (variant: string): Page => ({
  imports: [`{ createEngine, Game } from "${ROOT}dist/index.js"`, `variant from "${ROOT}dist/variants/${variant}.js"`],
  does: PLAYING,
});

const PLAYING = `
const game = Game.start(variant);
const engine = await createEngine(variant);
game.play((await engine.best(game)).best);
`;

/** The element, its engine and one variant. */
const showingOne = (variant: string): Page => ({
  imports: [
    `{ createEngine, Game } from "${ROOT}dist/index.js"`,
    `"${ROOT}dist/define-board.js"`,
    `variant from "${ROOT}dist/variants/${variant}.js"`,
  ],
  does: `
const board = document.querySelector("fairywren-board");
board.game = Game.start(variant);
board.engine = await createEngine(variant);
`,
});

describe("the kernels", () => {
  it("have at most 30 KB together, brotli", () => {
    const sizes = ["narrow", "wide"].map((width) => brotli(readFileSync(`${ROOT}build/kernel.${width}.wasm`)));
    expect(sizes[0] + sizes[1]).toBeLessThanOrEqual(30 * KB);
  });

  it.each([
    ["narrow-rich", 16.6],
    ["wide-rich", 17.4],
    ["huge-rich", 18.5],
    ["narrow-full", 22.2],
    ["wide-full", 24],
    ["huge-full", 24.7],
  ])("%s has at most %s KB, brotli", (name, most) => {
    expect(brotli(readFileSync(`${ROOT}build/kernel.${name}.wasm`))).toBeLessThanOrEqual(most * KB);
  });
});

describe("a page that plays any shipped variant", () => {
  const withKernel = (chunks: readonly Rolldown.OutputChunk[], width: string) =>
    sizeOf([...loadedAtOnce(chunks), kernelOf(chunks, width)]);

  it.each([
    ["narrow", 62.6],
    ["wide", 63.3],
  ])("loads at most, with the %s kernel, %s KB, brotli", async (width, most) => {
    expect(withKernel(await bundle(playingAny("dist/index.js")), width)).toBeLessThanOrEqual(most * KB);
  });

  it("loads at most 66.6 KB where its module waits at its top level, since Vite then cuts it up", async () => {
    expect(withKernel(await bundle(playingAny("dist/index.js"), true), "wide")).toBeLessThanOrEqual(66.6 * KB);
  });
});

describe("a page that plays one shipped variant", () => {
  it("loads at most 60.1 KB, brotli, with what the variant needs", async () => {
    expect(sizeOf(loadedAtOnce(await bundle(playingOne("paradigm"))))).toBeLessThanOrEqual(60.1 * KB);
  });
});

describe("the source of a page that plays any shipped variant", () => {
  let chunks: readonly Rolldown.OutputChunk[];
  beforeAll(async () => {
    chunks = await bundle(playingAny("src/index.ts"));
  });

  it("fetches the kernel that its board needs, and nothing else of kernels", () => {
    const [narrow, wide] = ["narrow", "wide"].map((width) => kernelOf(chunks, width));
    expect(loadedAtOnce(chunks)).not.toContain(narrow);
    expect(loadedAtOnce(chunks)).not.toContain(wide);
    expect(narrow).not.toBe(wide);
  });

  it("is not cut up for what puts hints into words", () => {
    const hints = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith("/engine/hint.ts")));
    expect(hints?.imports).toEqual([]);
  });

  it("loads neither the reader of variant files nor what checks their shape", () => {
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds).join("\n");
    expect(modules).toMatch(/src\/engine\/engine\.ts/);
    expect(modules).not.toMatch(/node_modules\/(yaml|ajv)\/|definition\/(source|shape)|shape\.generated/);
  });

  it("loads nothing of rules that rich kernels alone know, which are one module fetched with such a kernel", () => {
    const rich =
      /src\/rules\/(rich\.ts|(.*\/)?(rich-\w+|needs|turnings|worth)\.ts|(hands|goals|royals|strikes)\/compile\.ts)/;
    const atOnce = loadedAtOnce(chunks).flatMap(({ moduleIds }) => moduleIds);
    expect(atOnce.filter((id) => rich.test(id))).toEqual([]);
    expect(chunks.filter(({ moduleIds }) => moduleIds.some((id) => rich.test(id))).length).toBe(1);
  });

  it("loads of rules what it plays by: nothing that reads them, checks them or puts them into words", () => {
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds).join("\n");
    expect(modules).toMatch(/src\/rules\/castling\/kernel\.ts/);
    expect(modules).not.toMatch(
      /src\/rules\/(\w[\w-]*\/)?(read|check|words|given|choices|document)\.ts|definition\/define\.ts/,
    );
  });

  it("needs no eval, which pages forbid", () => {
    expect(chunks.some(({ code }) => /\bnew Function\b|\beval\(/.test(code))).toBe(false);
  });
});

describe("a page with the element", () => {
  let plain: ElementSize;
  beforeAll(async () => {
    plain = await elementSize("paradigm");
  });

  it("loads at most 90.9 KB, brotli, with one compiled variant and the engine", () => {
    expect(plain.atOnce).toBeLessThanOrEqual(90.9 * KB);
    expect(plain.atOnce).toBeGreaterThan(40 * KB); // less would mean that something is missing
  });

  it("has at most 95.9 KB, brotli, with the weights that the engine fetches", () => {
    expect(plain.withWeights).toBeLessThanOrEqual(95.9 * KB);
    expect(plain.withWeights).toBeGreaterThan(plain.atOnce + KB);
  });

  it("has at most 109.7 KB, brotli, where the variant has rich rules", async () => {
    const { withWeights } = await elementSize("seirawan");
    expect(withWeights).toBeLessThanOrEqual(109.7 * KB);
    expect(withWeights).toBeGreaterThan(plain.withWeights + 3 * KB);
  });

  it("has few files, which bundlers make of the package's", () => {
    expect(plain.files).toBeLessThanOrEqual(3);
  });

  it.each([
    ["cdn", 50.9],
    ["cdn-yaml", 22.5],
  ])("fetches at most once, beside the script %s, %s KB, brotli, of what few boards need", (script, most) => {
    expect(brotli(readFileSync(`${ROOT}dist/cdn/board-${script}.js`))).toBeLessThanOrEqual(most * KB);
  });

  it("starts a worker of at most 101.4 KB, brotli, that is sent variants, weights and kernels, and has none", () => {
    const worker = readFileSync(`${ROOT}dist/worker.js`, "utf8");
    expect(brotli(worker)).toBeLessThanOrEqual(101.4 * KB);
    for (const inside of ["paradigm", "Tutti-Frutti", rulesDigest(bundledVariant("chess") as Variant)])
      expect(worker).not.toContain(inside);
  });

  it("loads at most 110 KB, brotli, as the one script, which knows all variants and contains some", () => {
    const script = readFileSync(`${ROOT}dist/cdn.js`, "utf8");
    expect(brotli(script)).toBeLessThanOrEqual(110 * KB);
    for (const part of ["fairywren-board", "postMessage", ...bundledIds()]) expect(script).toContain(part);
    for (const id of bundledIds()) expect(brotli(sourceBeside(id)), id).toBeLessThanOrEqual(2 * KB);
    // A statement has a name, a brace or a star before its 'from'; the word in quotes is a key of the format.
    // And one file is fetched by its address: what boards need rarely.
    expect(script.replace(/\bimport\([\w$]+\)/, "")).not.toMatch(/\bimport\b[ .(*{"']|[\s}*]from"/);
  });
});

describe("the one script that reads variant files as well", () => {
  it("has at most 176.2 KB, brotli", () => {
    expect(brotli(readFileSync(`${ROOT}dist/cdn-yaml.js`))).toBeLessThanOrEqual(176.2 * KB);
  });
});

interface ElementSize {
  readonly atOnce: number;
  /** With what its engine fetches of weights: where it finds those fitted to the variant, and these if there are some. */
  readonly withWeights: number;
  readonly files: number;
}

async function elementSize(variant: string): Promise<ElementSize> {
  const chunks = await bundle(showingOne(variant));
  const digest = shortDigest(rulesDigest(bundledVariant(variant) as Variant));
  const weights = new RegExp(`/(fetch-fitted|weights-of|${digest}\\.generated)\\.js$`);
  const fetched = chunks.filter(({ moduleIds }) => moduleIds.some((id) => weights.test(id)));
  expect(fetched.length).toBeGreaterThan(0);
  const atOnce = loadedAtOnce(chunks);
  const all = new Set([...atOnce, ...fetched.flatMap((chunk) => withImports(chunks, chunk))]);
  return { atOnce: sizeOf(atOnce), withWeights: sizeOf([...all]), files: atOnce.length };
}

function sizeOf(chunks: readonly Rolldown.OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + brotli(code), 0);
}

/** As applications are built that set nothing.
 *  @param isWaiting whether its module waits at its top level, for which bundlers cut it into more files */
async function bundle({ imports, does }: Page, isWaiting = false): Promise<readonly Rolldown.OutputChunk[]> {
  const head = imports.map((each) => `import ${each};`).join("\n");
  const page = isWaiting ? `${head}\n${does}` : `${head}\nasync function main() {\n${does}\n}\nmain();`;
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: "silent",
    build: { write: false, target: "es2022", modulePreload: false, rolldownOptions: { input: ENTRY } },
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? page : null),
      },
    ],
  });
  if (!("output" in built)) throw new Error("one bundle was expected of the page");
  return built.output.filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
}

/** Without what is fetched when it is wanted: a kernel, the faces of rich rules, what solves endings, and hints in words. */
function loadedAtOnce(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  return chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => withImports(chunks, entry));
}

function withImports(chunks: readonly Rolldown.OutputChunk[], chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const names = new Set([chunk.fileName]);
  for (const name of names)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(next);
  return chunks.filter(({ fileName }) => names.has(fileName));
}

/** Of the source, or of the package. */
const OF_KERNEL = (width: string) => new RegExp(`/(kernel/${width}\\.generated\\.ts|chunks/${width}\\.js)$`);

function kernelOf(chunks: readonly Rolldown.OutputChunk[], width: string): Rolldown.OutputChunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => OF_KERNEL(width).test(id)));
  if (!found) throw new Error(`the page has no ${width} kernel`);
  return found;
}

/** What the script fetches for a variant: nothing for one that is inside. */
function sourceBeside(id: string): string {
  const file = `${ROOT}dist/cdn/variants/${id}.json`;
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function brotli(content: string | Uint8Array): number {
  return brotliCompressSync(content).length;
}
