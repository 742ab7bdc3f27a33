import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../common/place.ts";
import { KERNEL_FILES } from "./ours/name.ts";
import { brotli, bundlePage, kernelOf, loadedAtOnce, playingAny } from "./page-bundle.ts";
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
async function measurePage(): Promise<FileSize> {
  const chunks = await bundlePage(playingAny("dist/index.js"));
  const sizesOf = (some: typeof chunks) => some.map(({ fileName, code }) => sizeOf(fileName, Buffer.from(code)));
  const kernels = ["narrow", "wide"].map((width) => kernelOf(chunks, width));
  const [largest] = sizesOf(kernels).sort((a, b) => b.brotli - a.brotli);
  return total("page", [...sizesOf(loadedAtOnce(chunks)), largest]);
}

function total(name: string, sizes: readonly FileSize[]): FileSize {
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  return { name, bytes: sum(sizes.map(({ bytes }) => bytes)), brotli: sum(sizes.map(({ brotli }) => brotli)) };
}

function sizeOf(name: string, content: Uint8Array): FileSize {
  return { name, bytes: content.length, brotli: brotli(content) };
}
