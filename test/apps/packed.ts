/** What npm would publish. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

/** By path. */
export async function packedFiles(): Promise<readonly string[]> {
  const words = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const { stdout } = await promisify(execFile)("npm", words, { cwd: ROOT });
  const [{ files }] = JSON.parse(stdout) as readonly [Packed];
  return files.map((file) => file.path);
}
