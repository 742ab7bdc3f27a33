/** Runs a built file of the bench in a fresh process of Node. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What it prints. What it complains of is shown.
 *  @param file beside this one, when both are built
 *  @param flags of Node
 *  @throws {Error} when it fails */
export function outputOf(file: string, args: readonly string[] = [], flags: readonly string[] = []): string {
  const child = fileURLToPath(new URL(`./${file}`, import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [...flags, child, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`${file} failed in a fresh process`);
  return stdout;
}
