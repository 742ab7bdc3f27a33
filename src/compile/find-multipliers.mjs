/**
 * Searches at length for the multipliers with the smallest tables, for the magics of all bundled variants that
 * are slow to search for, and writes `multipliers.{narrow,wide}.ts`. Those of the huge kernel are found soon enough.
 * What was stored before is kept as long as a variant needs it; `--anew` searches for all again, which takes minutes.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { expectGenerated } from "../../generated.mjs";

expectGenerated();

const { anew } = parseArgs({ options: { anew: { type: "boolean", default: false } } }).values;
const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const load = async (file) => (await runnerImport(path.join(root, "src", file))).module;
const { bundledIds, bundledVariant } = await load("node.ts");
const { compileVariant } = await load("compile/all-compiled.ts");
const { packMultipliers, magicName } = await load("compile/multipliers.ts");
const { openKernel, provideKernel } = await load("kernel/open.ts");
/** Of each width the smallest: all of one width find the same. */
const KERNELS = { narrow: "narrow", wide: "wide" };
const { growMemory, MagicFiller } = await load("kernel/magics.ts");
const { ARENA } = await load("layout/map.ts");

/** As many bits as the mask has squares; one fewer where a multiplier is found in time. */
const EXACT = { tries: () => 20_000_000, leastBits: (squares) => Math.max(1, squares) };
const LONG = {
  tries: (squares, bits) => (bits < squares ? 2_000_000 : 20_000_000),
  leastBits: (squares) => Math.max(1, squares - 1),
};
/** Magics that the kernel fills with fewer tries in all, within a few milliseconds, are not worth their bytes: every page
 *  loads those of its kernel. */
const CHEAP_TRIES = 100_000;
/** As in `biome.json`. */
const LINE_WIDTH = 120;

for (const name of Object.values(KERNELS)) provideKernel((await load(`kernel/${name}.ts`)).kernel);
/** By width and name: what was stored before. */
const stored = {};
for (const width of Object.keys(KERNELS))
  stored[width] = anew ? {} : (await load(`compile/multipliers.${width}.ts`)).multipliers;
const known = { narrow: new Map(), wide: new Map() };
for (const id of bundledIds()) {
  const { image, magics } = compileVariant(bundledVariant(id));
  if (!KERNELS[image.width]) continue;
  const exports = openKernel(KERNELS[image.width]);
  growMemory(exports.memory, ARENA + image.arenaBytes.length);
  image.install(new Uint8Array(exports.memory.buffer)); // for the one-bit sets of wide boards
  for (const magic of magics) {
    const name = magicName(magic.paths);
    const found = known[image.width];
    // of hops only rich kernels make tables, and those are found soon enough
    if (magic.guard !== "none" || magic.paths.hasHops || found.has(name)) continue;
    const before = stored[image.width][name];
    found.set(name, before ?? find(exports, image, magic));
    if (!before) console.log(`${id} ${name}: ${found.get(name)?.length ?? 0} bytes`);
  }
}
for (const [width, found] of Object.entries(known)) {
  const lines = [...found]
    .filter(([, packed]) => packed)
    .sort(([name], [other]) => (name < other ? -1 : 1)) // so that a new variant moves no line
    .map(([name, packed]) => entry(keyOf(name), packed));
  const note = "/** Made by `npm run multipliers`. */";
  const text = `${note}\nexport const multipliers: Readonly<Record<string, string>> = {\n${lines.join("\n")}\n};\n`;
  writeFileSync(path.join(root, `src/compile/multipliers.${width}.ts`), text);
}

/** A line, or two where the formatter wants them. */
function entry(key, packed) {
  const line = `  ${key}: "${packed}",`;
  return line.length <= LINE_WIDTH ? line : `  ${key}:\n    "${packed}",`;
}

/** A key, quoted where the formatter wants it. */
function keyOf(name) {
  return /^\d/.test(name) ? `"${name}"` : name;
}

function find(exports, image, magic) {
  const filler = () => new MagicFiller(exports, ARENA + image.arenaBytes.length, false);
  const tries = filler()
    .find(magic, EXACT)
    .reduce((sum, { number }) => sum + number, 0);
  return tries < CHEAP_TRIES ? null : packMultipliers(filler().find(magic, LONG));
}
