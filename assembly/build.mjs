/**
 * Builds both kernels from one source and embeds them: `build/kernel.{narrow,wide}.wasm` and
 * `src/kernel/{narrow,wide}.generated.ts`. What it reads of `records.mjs` is made first.
 *
 *     node assembly/build.mjs [narrow] [wide]      both, or the named one
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compileKernel } from "./compile.mjs";
import { toLetters } from "./letters.mjs";
import "./records.mjs";
import "./hooks.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const WIDTHS = ["narrow", "wide"];
const named = process.argv.slice(2);
const unknown = named.find((name) => !WIDTHS.includes(name));
if (unknown !== undefined) throw new Error(`there is no kernel '${unknown}': they are ${WIDTHS.join(" and ")}`);

function embed(width, bytes) {
  const note = "/** Made by assembly/build.mjs from assembly/. The bytes of the kernel, see `letters.ts`. */";
  const line = `export const ${width} =\n  "${toLetters(bytes)}";`;
  writeFileSync(path.join(root, `src/kernel/${width}.generated.ts`), `${note}\n${line}\n`);
}

mkdirSync(path.join(root, "build"), { recursive: true });
for (const width of named.length > 0 ? named : WIDTHS) {
  const bytes = await compileKernel(width, ["assembly/index.ts"]);
  writeFileSync(path.join(root, `build/kernel.${width}.wasm`), bytes);
  embed(width, bytes);
  console.log(`kernel.${width}.wasm  ${bytes.length} bytes`);
}
