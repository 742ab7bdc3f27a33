import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build, type Rolldown } from "vite";
import { ROOT } from "../common/place.ts";
import { KERNEL_FILES } from "./ours/name.ts";
import type { Progress } from "./progress.ts";

/** A file's size, in bytes, as it is and compressed. */
export interface FileSize {
  readonly name: string;
  readonly bytes: number;
  readonly brotli: number;
}

export interface SizeResult {
  readonly kernels: readonly FileSize[];
  /** What a page loads to play a shipped variant: its entry, what that imports, and the larger of the kernels. */
  readonly page: FileSize;
}

/** Measures the built kernels and a page bundle made for the purpose. */
export async function measureSize(progress: Progress): Promise<SizeResult> {
  progress.show("size: bundling a page");
  const kernels = KERNEL_FILES.map((file) => sizeOf(basename(file), readFileSync(join(ROOT, file))));
  return { kernels, page: await measurePage() };
}

/** A page that plays a shipped variant, by the package as others have it. */
const PAGE = "virtual:page";
const CODE = `
import { createEngine, Game, loadVariant } from ${JSON.stringify(join(ROOT, "dist/index.js"))};
async function play(id) {
  const variant = await loadVariant(id);
  const game = Game.start(variant);
  const engine = await createEngine(variant);
  game.play((await engine.best(game)).best);
}
play(location.hash.slice(1));
`;

async function measurePage(): Promise<FileSize> {
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: PAGE },
    },
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === PAGE ? id : null),
        load: (id) => (id === PAGE ? CODE : null),
      },
    ],
  });
  if (!("output" in built)) throw new Error("one bundle was expected of the page");
  const chunks = built.output.filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
  const sizesOf = (some: readonly Rolldown.OutputChunk[]) =>
    some.map(({ fileName, code }) => sizeOf(fileName, Buffer.from(code)));
  const kernels = chunks.filter(({ moduleIds }) => moduleIds.some((id) => KERNEL_TEXT.test(id)));
  const [largest] = sizesOf(kernels).sort((a, b) => b.brotli - a.brotli);
  return total("page", [...sizesOf(loadedAtOnce(chunks)), largest]);
}

/** A kernel is fetched when the size of the board is known. */
const KERNEL_TEXT = /\/dist\/chunks\/(narrow|wide)\.js$/;

/** Without what is fetched when it is wanted, such as what solves endings. */
function loadedAtOnce(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const names = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of names)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(next);
  return chunks.filter(({ fileName }) => names.has(fileName));
}

function total(name: string, sizes: readonly FileSize[]): FileSize {
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  return { name, bytes: sum(sizes.map(({ bytes }) => bytes)), brotli: sum(sizes.map(({ brotli }) => brotli)) };
}

function sizeOf(name: string, content: Uint8Array): FileSize {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return { name, bytes: content.length, brotli: brotliCompressSync(content, options).length };
}
