/** Pages that are built once for all files of a run. One file is run at a time, see `vitest.config.ts`. */
import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { inject } from "vitest";

const DEMO = fileURLToPath(new URL("../../vite.demo.config.ts", import.meta.url));

/** The folder with the demo page. */
export function builtDemo(): Promise<string> {
  return builtOnce("demo", (outDir) => build({ configFile: DEMO, logLevel: "error", build: { outDir } }));
}

/** @param make writes into a folder that is not there yet, and only what it has ended is used */
export async function builtOnce(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = path.join(inject("builds"), name);
  if (!existsSync(folder)) {
    await make(`${folder}.begun`);
    renameSync(`${folder}.begun`, folder);
  }
  return folder;
}
