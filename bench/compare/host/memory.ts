import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Bytes that one game takes that is kept: heap, external memory and array buffers together, over many games. */
export function measureMemory(): number {
  const child = fileURLToPath(new URL("./memory-once.js", import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--expose-gc", child], { encoding: "utf8" });
  if (status !== 0) throw new Error(`measuring memory in a fresh process failed: ${stderr}`);
  return Number(stdout);
}
