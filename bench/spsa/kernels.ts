/** Narrow kernels that differ in numbers of the search alone: compiled once, with these numbers as variables that nothing but a new file changes. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../common/place.ts";
import type { PlayerSpec } from "../match/spec.ts";

const FOLDER = join(ROOT, "build", "spsa-kernels");

/** Compiles the kernel. @returns its bytes */
export async function compileOpen(names: readonly string[]): Promise<Uint8Array> {
  // not bundled: the compiler reads its sources beside itself
  const file = pathToFileURL(join(ROOT, "assembly", "compile.mjs")).href;
  const { compileKernel }: typeof import("../../assembly/compile.mjs") = await import(file);
  return compileKernel("narrow", ["assembly/index.ts"], { variables: names });
}

/** Writes the kernel with other numbers. @param side what the file is called @returns the file */
export async function writeKernel(
  open: Uint8Array,
  names: readonly string[],
  values: readonly number[],
  side: string,
): Promise<string> {
  const file = join(FOLDER, `${side}.wasm`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await withNumbers(open, names, values));
  return file;
}

/** The module with other numbers in its variables. @throws {RangeError} when it has no variable of a name */
export async function withNumbers(
  open: Uint8Array,
  names: readonly string[],
  values: readonly number[],
): Promise<Uint8Array> {
  const { default: binaryen } = await import("binaryen");
  const module = binaryen.readBinary(open);
  module.setFeatures(binaryen.Features.All);
  for (const [index, name] of names.entries()) {
    const found = module.getExport(name);
    if (found === 0) throw new RangeError(`the kernel has no variable '${name}'`);
    const { value: inside } = binaryen.getExportInfo(found);
    module.removeGlobal(inside);
    module.addGlobal(inside, binaryen.i32, true, module.i32.const(values[index]));
  }
  const bytes = module.emitBinary();
  module.dispose();
  return bytes;
}

/** Takes copies of this build away that were made to play a round. */
export function removeVersions(specs: readonly PlayerSpec[]): void {
  for (const { version } of specs) if (version !== null) rmSync(version, { recursive: true, force: true });
}
