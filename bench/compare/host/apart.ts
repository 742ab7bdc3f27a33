import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { HostResult } from "./measure.ts";

/** Compares all libraries on the same games in a process of their own: perft and searches of a dozen variants before would
 *  leave each function compiled for more kernels than a page or a server has. */
export function measureHost(rounds: number): HostResult {
  const child = fileURLToPath(new URL("./host-once.js", import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [child, String(rounds)], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error("timing the libraries in a fresh process failed");
  return JSON.parse(stdout);
}
