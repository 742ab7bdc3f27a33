/**
 * Builds both kernels from one source and embeds them: `build/kernel.{narrow,wide}.wasm` and
 * `src/kernel/{narrow,wide}.generated.ts`.
 *
 * The wide build reads `bitboard.wide.ts` where the source says `bitboard.ts`; nothing else differs. asc's optimiser
 * does not inline functions that have loops, which costs about a tenth of perft speed, so Binaryen optimises here.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import asc from "assemblyscript/asc";
import binaryen from "binaryen";
import { toLetters } from "./letters.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { MVP, SIMD128, MutableGlobals, SignExt, NontrappingFPToInt, BulkMemory, BulkMemoryOpt } = binaryen.Features;
/** What every browser since spring 2023 has. */
const FEATURES = MVP | SIMD128 | MutableGlobals | SignExt | NontrappingFPToInt | BulkMemory | BulkMemoryOpt;
const WIDTHS = ["narrow", "wide"];
/** Binaryen nodes of a function that is still inlined: perft and search are as quick as with 200, and the bytes a tenth fewer; 60 costs 0.86. */
const INLINE_SIZE = 140;
/** The same for a function with one caller. Without a bound en passant swells the generator of moves: 0.93 of its speed in kiwipete. */
const INLINE_ONCE_SIZE = 300;

async function compile(width) {
  const files = new Map();
  const { error, stderr } = await asc.main(
    ["assembly/index.ts", "--config", "asconfig.json", "--target", width, "--baseDir", root],
    {
      readFile: (name, base) => readSource(path.resolve(base, name), width),
      writeFile: (name, contents) => files.set(path.basename(name), contents),
      listFiles: () => [],
    },
  );
  if (error) throw new Error(`${width} kernel: ${error.message}\n${stderr.toString()}`);
  return optimize(files.get(`kernel.${width}.wasm`));
}

function readSource(file, width) {
  const swapped = width === "wide" ? file.replace(/assembly([\\/])bitboard\.ts$/, "assembly$1bitboard.wide.ts") : file;
  try {
    return readFileSync(swapped, "utf8");
  } catch {
    return null;
  }
}

function optimize(bytes) {
  const module = binaryen.readBinary(bytes);
  module.setFeatures(FEATURES);
  binaryen.setOptimizeLevel(4);
  binaryen.setShrinkLevel(0);
  binaryen.setAlwaysInlineMaxSize(INLINE_SIZE);
  binaryen.setFlexibleInlineMaxSize(INLINE_SIZE);
  binaryen.setOneCallerInlineMaxSize(INLINE_ONCE_SIZE);
  binaryen.setAllowInliningFunctionsWithLoops(true);
  module.optimize();
  module.optimize();
  const optimized = module.emitBinary();
  module.dispose();
  return optimized;
}

function embed(width, bytes) {
  const note = "/** Made by assembly/build.mjs from assembly/. The bytes of the kernel, see `letters.ts`. */";
  const line = `export const ${width} =\n  "${toLetters(bytes)}";`;
  writeFileSync(path.join(root, `src/kernel/${width}.generated.ts`), `${note}\n${line}\n`);
}

mkdirSync(path.join(root, "build"), { recursive: true });
for (const width of WIDTHS) {
  const bytes = await compile(width);
  writeFileSync(path.join(root, `build/kernel.${width}.wasm`), bytes);
  embed(width, bytes);
  console.log(`kernel.${width}.wasm  ${bytes.length} bytes`);
}
