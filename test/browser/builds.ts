/** A folder for what the files of a run share, which is gone when the run ends. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    readonly builds: string;
  }
}

export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "fairywren-builds-"));
  provide("builds", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
