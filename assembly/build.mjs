/**
 * Builds all kernels from one source and embeds them: `build/kernel.NAME.wasm` and `src/kernel/NAME.generated.ts`. What it
 * reads of `records.mjs` is made first.
 *
 *     node assembly/build.mjs [NAME...]      all, or the named ones of `kernels.mjs`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import "./records.mjs";
import "./hooks.mjs";
import { compileKernel } from "./compile.mjs";
import { KERNELS } from "./kernels.mjs";
import { toLetters } from "./letters.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const named = process.argv.slice(2);
const unknown = named.find((name) => !KERNELS.includes(name));
if (unknown !== undefined) throw new Error(`there is no kernel '${unknown}': they are ${KERNELS.join(", ")}`);

function embed(name, bytes) {
  const note = "/** Made by assembly/build.mjs from assembly/. The bytes of the kernel, see `letters.ts`. */";
  const line = `export const letters =\n  "${toLetters(bytes)}";`;
  writeFileSync(path.join(root, `src/kernel/${name}.generated.ts`), `${note}\n${line}\n`);
}

mkdirSync(path.join(root, "build"), { recursive: true });
for (const name of named.length > 0 ? named : KERNELS) {
  const bytes = await compileKernel(name, ["assembly/index.ts"]);
  writeFileSync(path.join(root, `build/kernel.${name}.wasm`), bytes);
  embed(name, bytes);
  console.log(`kernel.${name}.wasm  ${bytes.length} bytes`);
}
