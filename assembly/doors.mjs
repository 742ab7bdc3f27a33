/**
 * Kernels with doors, for tests: the source of the shipped ones, and the inner functions of the search exported as well
 * (`doors.ts`). Each is kept in `build/doors/` under a digest of all that it is made of.
 *
 *     node assembly/doors.mjs [narrow] [wide]      compiles those that are missing
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compileKernel } from "./compile.mjs";

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const FOLDER = path.join(ROOT, "build/doors");
const ENTRIES = ["assembly/index.ts", "assembly/doors.ts"];
const READ = ["assembly", "src/layout", "asconfig.json", "package-lock.json"];

/**
 * @param {"narrow" | "wide"} width
 * @returns {Promise<Uint8Array>} the module's bytes
 */
export async function doorKernel(width) {
  const file = path.join(FOLDER, `${width}.${digest()}.wasm`);
  if (!existsSync(file)) await build(width, file);
  return readFileSync(file);
}

/** Under another name first: tests run side by side. What was built of an older source goes. */
async function build(width, file) {
  mkdirSync(FOLDER, { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, await compileKernel(width, ENTRIES, { isQuick: true }));
  const outdated = readdirSync(FOLDER).filter((name) => name.startsWith(`${width}.`) && name.endsWith(".wasm"));
  for (const name of outdated) if (name !== path.basename(file)) rmSync(path.join(FOLDER, name), { force: true });
  renameSync(own, file);
}

function digest() {
  const hash = createHash("sha256");
  for (const file of READ.flatMap(filesOf)) hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest("hex").slice(0, 16);
}

function filesOf(name) {
  const file = path.join(ROOT, name);
  if (!statSync(file).isDirectory()) return [name];
  return readdirSync(file)
    .sort()
    .flatMap((entry) => filesOf(`${name}/${entry}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const width of process.argv.slice(2)) await doorKernel(width);
