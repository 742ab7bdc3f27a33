/** What a page has to load, against its budget. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import {
  brotli,
  bundlePage,
  type Chunk,
  kernelOf,
  loadedAtOnce,
  type Page,
  PLAYING,
  playingAny,
  withImports,
} from "../bench/compare/page-bundle.ts";
import { bundledIds, bundledVariant } from "../src/definition/library.ts";
import { shortDigest } from "../src/definition/short-digest.ts";
import { rulesDigest } from "../src/variant/digest.ts";
import type { Variant } from "../src/variant/variant.ts";

const KB = 1000;
const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Plays one imported variant, without the list of all. */
const playingOne = (variant: string): Page => ({
  imports: [`{ createEngine, Game } from "${ROOT}dist/index.js"`, `variant from "${ROOT}dist/variants/${variant}.js"`],
  does: PLAYING,
});

/** Reads a variant of one's own and plays it. */
const playingOwn: Page = {
  imports: [`{ createEngine, Game } from "${ROOT}dist/index.js"`, `{ loadParsed } from "${ROOT}dist/yaml.js"`],
  does: `const variant = await loadParsed(document.querySelector("script[type='text/yaml']").textContent); ${PLAYING}`,
};

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
  it("have at most 24 KB together, brotli", () => {
    const sizes = ["narrow", "wide"].map((width) => brotli(readFileSync(`${ROOT}build/kernel.${width}.wasm`)));
    expect(sizes[0] + sizes[1]).toBeLessThanOrEqual(24 * KB);
  });

  it.each([
    ["narrow-rich", 16],
    ["wide-rich", 16.9],
    ["huge-rich", 18.5],
    ["narrow-full", 22],
    ["wide-full", 24],
    ["huge-full", 24.7],
  ])("%s has at most %s KB, brotli", (name, most) => {
    expect(brotli(readFileSync(`${ROOT}build/kernel.${name}.wasm`))).toBeLessThanOrEqual(most * KB);
  });
});

describe("a page that plays any shipped variant", () => {
  const withKernel = (chunks: readonly Chunk[], width: string) =>
    sizeOf([...loadedAtOnce(chunks), kernelOf(chunks, width)]);

  it.each([
    ["narrow", 62.6],
    ["wide", 63.3],
  ])("loads at most, with the %s kernel, %s KB, brotli", async (width, most) => {
    expect(withKernel(await bundlePage(playingAny("dist/index.js")), width)).toBeLessThanOrEqual(most * KB);
  });

  it("loads at most 66.6 KB where its module waits at its top level, since Vite then cuts it up", async () => {
    expect(withKernel(await bundlePage(playingAny("dist/index.js"), true), "wide")).toBeLessThanOrEqual(66.6 * KB);
  });
});

describe("a page that plays one shipped variant", () => {
  it("loads at most 60.1 KB, brotli, with what the variant needs", async () => {
    expect(sizeOf(loadedAtOnce(await bundlePage(playingOne("paradigm"))))).toBeLessThanOrEqual(60.1 * KB);
  });
});

describe("a page that plays a variant of one's own, from its text", () => {
  let chunks: readonly Chunk[];
  beforeAll(async () => {
    chunks = await bundlePage(playingOwn);
  });

  it("loads at most 102.6 KB, brotli, with the kernel of small boards: the reader is 42.6 of them", () => {
    const atOnce = sizeOf([...loadedAtOnce(chunks), kernelOf(chunks, "narrow")]);
    expect(atOnce).toBeLessThanOrEqual(102.6 * KB);
    expect(atOnce).toBeGreaterThan(80 * KB); // less would mean that something is missing
  });

  it("fetches shipped variants where it extends one, and what few files need where it is needed", () => {
    const atOnce = loadedAtOnce(chunks).flatMap(({ moduleIds }) => moduleIds);
    const late = chunks.flatMap(({ moduleIds }) => moduleIds);
    for (const part of [/\/documents\.generated\.js$/, /\/late-reading\.js$/, /\/huge-full\.js$/]) {
      expect(atOnce.filter((id) => part.test(id))).toEqual([]);
      expect(late.filter((id) => part.test(id)).length).toBe(1);
    }
  });
});

describe("the source of a page that plays any shipped variant", () => {
  let chunks: readonly Chunk[];
  beforeAll(async () => {
    chunks = await bundlePage(playingAny("src/index.ts"));
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

  it("loads at most 86.5 KB, brotli, with one compiled variant and the engine", () => {
    expect(plain.atOnce).toBeLessThanOrEqual(86.5 * KB);
    expect(plain.atOnce).toBeGreaterThan(40 * KB); // less would mean that something is missing
  });

  it("has at most 91.7 KB, brotli, with the weights that the engine fetches", () => {
    expect(plain.withWeights).toBeLessThanOrEqual(91.7 * KB);
    expect(plain.withWeights).toBeGreaterThan(plain.atOnce + KB);
  });

  it("has at most 105.2 KB, brotli, where the variant has rich rules", async () => {
    const { withWeights } = await elementSize("seirawan");
    expect(withWeights).toBeLessThanOrEqual(105.2 * KB);
    expect(withWeights).toBeGreaterThan(plain.withWeights + 3 * KB);
  });

  it("has few files, which bundlers make of the package's", () => {
    expect(plain.files).toBeLessThanOrEqual(3);
  });

  it.each([
    ["cdn", 51.1],
    ["cdn-yaml", 22.5],
  ])("fetches at most once, beside the script %s, %s KB, brotli, of what few boards need", (script, most) => {
    expect(brotli(readFileSync(`${ROOT}dist/cdn/board-${script}.js`))).toBeLessThanOrEqual(most * KB);
  });

  it("starts a worker of at most 101.9 KB, brotli, that is sent variants, weights and kernels, and has none", () => {
    const worker = readFileSync(`${ROOT}dist/worker.js`, "utf8");
    expect(brotli(worker)).toBeLessThanOrEqual(101.9 * KB);
    for (const inside of ["paradigm", "Tutti-Frutti", rulesDigest(bundledVariant("chess") as Variant)])
      expect(worker).not.toContain(inside);
  });

  it("loads at most 110 KB, brotli, as the one script, which knows all variants and contains some", () => {
    const script = readFileSync(`${ROOT}dist/cdn.js`, "utf8");
    expect(brotli(script)).toBeLessThanOrEqual(110 * KB);
    for (const part of ["fairywren-board", "postMessage", ...bundledIds()]) expect(script).toContain(part);
    for (const id of bundledIds()) expect(brotli(sourceBeside(id)), id).toBeLessThanOrEqual(3.1 * KB);
    // A statement has a name, a brace or a star before its 'from'; the word in quotes is a key of the format.
    // And one file is fetched by its address: what boards need rarely.
    expect(script.replace(/\bimport\([\w$]+\)/, "")).not.toMatch(/\bimport\b[ .(*{"']|[\s}*]from"/);
  });
});

describe("the one script that reads variant files as well", () => {
  it("has at most 177 KB, brotli", () => {
    expect(brotli(readFileSync(`${ROOT}dist/cdn-yaml.js`))).toBeLessThanOrEqual(177 * KB);
  });
});

interface ElementSize {
  readonly atOnce: number;
  /** With what its engine fetches of weights: where it finds those fitted to the variant, and these if there are some. */
  readonly withWeights: number;
  readonly files: number;
}

async function elementSize(variant: string): Promise<ElementSize> {
  const chunks = await bundlePage(showingOne(variant));
  const digest = shortDigest(rulesDigest(bundledVariant(variant) as Variant));
  const weights = new RegExp(`/(fetch-fitted|weights-of|${digest}\\.generated)\\.js$`);
  const fetched = chunks.filter(({ moduleIds }) => moduleIds.some((id) => weights.test(id)));
  expect(fetched.length).toBeGreaterThan(0);
  const atOnce = loadedAtOnce(chunks);
  const all = new Set([...atOnce, ...fetched.flatMap((chunk) => withImports(chunks, chunk))]);
  return { atOnce: sizeOf(atOnce), withWeights: sizeOf([...all]), files: atOnce.length };
}

function sizeOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { code }) => sum + brotli(code), 0);
}

/** What the script fetches for a variant: nothing for one that is inside. */
function sourceBeside(id: string): string {
  const file = `${ROOT}dist/cdn/variants/${id}.json`;
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
