import { readFileSync, writeFileSync } from "node:fs";
import { FORMAT, type Results } from "./results.ts";

/** A run that cannot be saved, or a saved one that cannot be compared with; its message says why. */
export class SavedRunError extends Error {}

/** Saves a run for a later `--compare`. @throws {SavedRunError} when the file cannot be written */
export function saveRun(file: string, results: Results): void {
  try {
    writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  } catch (error) {
    throw new SavedRunError(`'${file}' cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}

/** Reads what `--json` wrote. @throws {SavedRunError} when it is not there or is something else */
export function readRun(file: string): Results {
  const run = readJson(file);
  if (isRun(run)) return run;
  throw new SavedRunError(`'${file}' is not a run saved by this version's --json (format ${FORMAT})`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new SavedRunError(`'${file}' cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function isRun(value: unknown): value is Results {
  return typeof value === "object" && value !== null && "format" in value && value.format === FORMAT;
}
