import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";
import { KERNEL_FILES } from "./ours/name.ts";
import { BENCH, ROOT } from "./place.ts";
import type { Progress } from "./progress.ts";

/** A file's size, in bytes, as it is and compressed. */
export interface FileSize {
  readonly name: string;
  readonly bytes: number;
  readonly brotli: number;
}

export interface SizeResult {
  readonly kernels: readonly FileSize[];
  /** All that a page needs to load a shipped variant and play. */
  readonly page: FileSize;
}

/** Measures the built kernels and a page bundle made for the purpose. */
export async function measureSize(progress: Progress): Promise<SizeResult> {
  progress.show("size: bundling a page");
  const kernels = KERNEL_FILES.map((file) => sizeOf(basename(file), readFileSync(join(ROOT, file))));
  return { kernels, page: await measurePage() };
}

async function measurePage(): Promise<FileSize> {
  const built = await build({
    configFile: false,
    root: BENCH,
    publicDir: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: join(BENCH, "ours", "page.ts"), preserveEntrySignatures: "strict" },
    },
  });
  if (!("output" in built)) throw new Error("one bundle was expected of the page");
  const sizes = built.output.map((file) =>
    sizeOf(file.fileName, Buffer.from(file.type === "chunk" ? file.code : file.source)),
  );
  return total("page", sizes);
}

function total(name: string, sizes: readonly FileSize[]): FileSize {
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  return { name, bytes: sum(sizes.map(({ bytes }) => bytes)), brotli: sum(sizes.map(({ brotli }) => brotli)) };
}

function sizeOf(name: string, content: Uint8Array): FileSize {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return { name, bytes: content.length, brotli: brotliCompressSync(content, options).length };
}
