/** Frozen versions of our engine: copies of the built folder. */
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { toLetters } from "../../assembly/letters.mjs";
import { letters as narrow } from "../../src/kernel/narrow.generated.ts";
import { ROOT } from "../common/place.ts";
import { type PlayerSpec, parseSpec } from "./spec.ts";

/** Where copies with another kernel are put. */
const KERNELS = join(ROOT, "build", "match-kernels");

/** Copies this build; `ours@FOLDER` plays it later. */
export function freeze(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(dirname(fileURLToPath(import.meta.url)), folder, { recursive: true });
}

/** Turns `ours@FILE.wasm` into a frozen copy of this build that has that narrow kernel in it; others stay as they are. */
export function withKernelFrozen(spec: PlayerSpec): PlayerSpec {
  if (spec.version === null || !spec.version.endsWith(".wasm")) return spec;
  const bytes = readFileSync(spec.version);
  const folder = join(KERNELS, createHash("sha256").update(bytes).update(narrow).digest("hex").slice(0, 16));
  freeze(folder);
  replaceKernel(folder, bytes);
  return parseSpec(spec.label.replace(spec.version, () => folder));
}

/** Puts other bytes where the files of a folder have the narrow kernel as text. @throws {Error} when none has */
export function replaceKernel(folder: string, bytes: Uint8Array): void {
  const kernel = toLetters(bytes);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  const holders = files.filter((file) => file.endsWith(".js") && readFileSync(file, "utf8").includes(narrow));
  if (holders.length === 0) throw new Error("this build does not hold its kernel as text");
  for (const file of holders)
    writeFileSync(
      file,
      readFileSync(file, "utf8").replaceAll(narrow, () => kernel),
    );
}
