import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The nearest folder above this program in which there is such a path; null when there is none: it was not built in a checkout. */
export function folderAbove(path: string): string | null {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, path))) {
    if (dirname(folder) === folder) return null;
    folder = dirname(folder);
  }
  return folder;
}
