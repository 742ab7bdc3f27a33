import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder: the nearest one above this file that holds `bench/package.json`. The built benchmark lies in `build/bench`. */
export const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

/** The folder of the benchmark's sources, data and peers. */
export const BENCH = join(ROOT, "bench");

/** Finds files of the packages installed under `bench/`. */
export const peerRequire = createRequire(join(BENCH, "package.json"));

function findRoot(folder: string): string {
  if (existsSync(join(folder, "bench", "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("bench/package.json was not found in any folder above the benchmark");
  return findRoot(parent);
}
