import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder: the nearest one above this file that holds `bench/package.json`. Built programs lie in `build/`. */
export const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

/** The folder of all sources of the bench, in which the peers are installed. */
export const BENCH = join(ROOT, "bench");

function findRoot(folder: string): string {
  if (existsSync(join(folder, "bench", "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("bench/package.json was not found in any folder above this program");
  return findRoot(parent);
}
