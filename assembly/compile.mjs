/**
 * Compiles a kernel from its entries: for boards of up to 64, 128 or 256 squares, plain, rich in rules or with all of them.
 *
 * The wide and huge builds read `bitboard.wide.ts` and `bitboard.huge.ts` where the source says `bitboard.ts`, the huge one `kinds.huge.ts` for `kinds.ts`, and a kernel with other rules has other
 * constants in `features.ts`; rich and full ones have an entry more. Nothing else differs. asc's optimiser does not inline functions that have loops, which
 * costs about a tenth of perft speed, so Binaryen optimises here.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import asc from "assemblyscript/asc";
import binaryen from "binaryen";
import { hooksSource } from "./hooks.mjs";
import { withoutPairs } from "./pairs.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const FEATURES_FILE = path.join(root, "assembly/features.ts");
const HOOKS_FILE = path.join(root, "assembly/hooks.generated.ts");
const PARAMETERS_FILE = path.join(root, "assembly/search/parameters.ts");
/** Files of which a width has its own. */
const OWN_FILES = { narrow: [], wide: ["bitboard"], huge: ["bitboard", "kinds"] };
/** What a rich kernel exports beside the rest. */
const RICH_ENTRY = "assembly/rich.ts";
const { MVP, SIMD128, MutableGlobals, SignExt, NontrappingFPToInt, BulkMemory, BulkMemoryOpt, Multivalue } =
  binaryen.Features;
/** What every browser since spring 2023 has. */
const FEATURES = MVP | SIMD128 | MutableGlobals | SignExt | NontrappingFPToInt | BulkMemory | BulkMemoryOpt;
/** Such a browser has this too, and only functions of the huge build give two values. */
const FEATURES_HUGE = FEATURES | Multivalue;
/** How a kernel is optimised: Binaryen's levels, and the Binaryen nodes of a function that is still inlined. With 140 perft and search are
 *  as quick as with 200, and the bytes a tenth fewer; 60 costs 0.86. */
const EFFORT = { level: 4, shrinkLevel: 0, inlineSize: 140 };
/** The same in the narrow rich kernel: level 4 also flattens expressions before it looks for what they share, which gives code that
 *  compresses worse. With what is called instead of inlined for it, it has 15.9 kB instead of 16.5; perft is as quick, search 0.99. */
const EFFORT_NARROW_RICH = { ...EFFORT, level: 3 };
/** The same in the wide one, where fewer functions are inlined: it has 16.8 kB instead of 17.3, and perft and search are as quick (0.98
 *  to 1.0, as two runs of one kernel are). */
const EFFORT_WIDE_RICH = { ...EFFORT, level: 3, inlineSize: 100 };
/** The same in the huge build, where working with a set takes more code. Perft and size against 30: 1.0 and 0.97; 20 costs 0.77, since
 *  loops over the words of a set call then. */
const EFFORT_HUGE = { ...EFFORT, shrinkLevel: 2, inlineSize: 24 };
/** Nodes of a function with one caller that is still inlined. Without a bound rules swell the generator of moves: 0.93 of its speed in kiwipete. */
const INLINE_ONCE_SIZE = 300;
/** Never inlined, whatever their size: perft would only unroll its recursion, an evaluation in each of its callers makes
 *  search no quicker, 0.98 against 1.01, and the kernel a tenth larger, and en passant is seldom asked about. */
const NOT_INLINED = [
  "assembly/moves/perft/*",
  "assembly/evaluate/evaluate/evaluate",
  "assembly/rules/en-passant/takersOf",
];

/** The same in rich kernels: the generator has more callers there, more of it is compiled, and most of these are for
 *  variants that have such a rule. Without the list the kernels are 23.5 and 24.0 kB instead of 15.9 and 16.8. */
const NOT_INLINED_IN_RICH = [
  ...functionsOf("attacks/look", ["lookAtRoyals"]),
  ...functionsOf("attacks/royals", ["isSideInCheck", "isTaken", "takes"]),
  ...functionsOf("attacks/takers", ["takersOfKind"]),
  ...functionsOf("board/passed", ["crossedFrom", "passersOver", "setPasserOver", "victimBehind"]),
  ...functionsOf("board/position", ["piecesOfKinds"]),
  ...functionsOf("endings/ending", ["entryOf", "pieceKind"]),
  ...functionsOf("endings/flights", ["flights"]),
  ...functionsOf("endings/prepare", ["colourClassOf"]),
  ...functionsOf("endings/spread", ["win"]),
  ...functionsOf("moves/first", ["isCapture", "keepFirst"]),
  ...functionsOf("moves/generate", ["emitMoves", "keepLimits"]),
  ...functionsOf("moves/legal", ["generate"]),
  ...functionsOf("moves/make-unhashed", ["makeNullMoveUnhashed"]),
  ...functionsOf("moves/mates", ["isMate"]),
  ...functionsOf("moves/passed", ["noteCrossed", "kept", "open", "passedPieces"]),
  ...functionsOf("moves/safe", ["keepSafe", "leavesInDanger"]),
  ...functionsOf("moves/verdict", ["verdictOf"]),
  ...functionsOf("rules/castling", ["gainRights", "kingGoal"]),
  ...functionsOf("rules/en-passant", ["answerable", "crossed", "sourcesTo"]),
  ...functionsOf("rules/full/explosions", ["burst"]),
  ...functionsOf("rules/full/first-leaps", ["emitLeaps", "endAimedAt", "isTaken", "isWayOpen", "leavesSafe"]),
  ...functionsOf("rules/full/series", ["keyOf", "keyOfPassers"]),
  ...functionsOf("rules/full/strikes", ["takenBy"]),
  ...functionsOf("rules/full/trades", ["forbid", "isCovered", "settle", "takenBy", "tradedOf"]),
  ...functionsOf("rules/promotion", ["emitArrival"]),
  ...functionsOf("rules/rich/entering", ["emitEntering", "enter", "tally"]),
  ...functionsOf("rules/rich/goals", ["arrived", "hasReached", "resultOf"]),
  ...functionsOf("rules/rich/goals/castled", ["winByCastling"]),
  ...functionsOf("rules/rich/goals/goal", ["piecesLeft"]),
  ...functionsOf("rules/rich/goals/lead", ["leadOf"]),
  ...functionsOf("rules/rich/goals/lines", ["areLinedUp"]),
  ...functionsOf("rules/rich/goals/points", ["pointsAhead"]),
  ...functionsOf("rules/rich/hands", ["emitDrops", "fillHand", "carryMarks", "addDifference", "recount"]),
  ...functionsOf("rules/rich/passes", ["emitPass"]),
  ...functionsOf("rules/rich/sparing", ["takesSpared", "withoutSpared"]),
  ...functionsOf("rules/rich/turning", ["become", "emit", "emitArrival", "emitChoices", "fitting", "instead"]),
  ...functionsOf("search/finish", ["finishingMove"]),
  ...functionsOf("search/quiesce", ["isStuck"]),
  ...functionsOf("tables/square-keys", ["keyOfSquares"]),
];

/** The same in rich kernels for smaller boards: whoever seldom asks whether a square is attacked calls. The huge build inlines no
 *  such function anyway. */
const NOT_INLINED_IN_SMALL_RICH = functionsOf("attacks/attacks", ["isAttacked"]);

/** The same in the huge build: what takes more code there or is called in many places, none of which is in a hurry. */
const NOT_INLINED_IN_HUGE = [
  ...functionsOf("attacks/royals", ["allRoyalsOf"]),
  ...functionsOf("attacks/takers", ["takersOn"]),
  ...functionsOf("bitboard", ["count", "lsb"]),
  ...functionsOf("board/move", ["moveOf"]),
  ...functionsOf("board/position", ["walled"]),
  ...functionsOf("board/tail", ["placeInHand", "setTailSet", "tailSet"]),
  ...functionsOf("kinds", ["firstKind", "hasKind", "onlyKind", "withoutFirstKind"]),
  ...functionsOf("rules/en-passant", ["openedSquares", "sourcesTo"]),
];

function functionsOf(file, names) {
  return names.map((name) => `assembly/${file}/${name}`);
}

/**
 * @param {string} name one of `KERNELS`
 * @param {readonly string[]} entries source files whose exports become the kernel's
 * @param {object} [options]
 * @param {Readonly<Record<string, boolean>>} [options.features] which rules it has, by the constants of `features.ts`;
 *   those that are not named are as they stand there
 * @param {boolean} [options.knowsRich] whether the rules of rich kernels are there at all; without them plain ones must be the same
 * @param {boolean} [options.isQuick] leaves the optimiser out: compiled in a fraction of the time, for kernels that do little
 * @param {boolean} [options.isNamed] keeps the names of functions
 * @param {readonly string[]} [options.variables] numbers of `search/parameters.ts` that stay variables of the module, exported by name; not with `isQuick`
 * @returns {Promise<Uint8Array>} the module
 * @throws {Error} what the compiler says of a source that it refuses
 */
export async function compileKernel(
  name,
  entries,
  { features = {}, knowsRich = true, isQuick = false, isNamed = false, variables = [] } = {},
) {
  const [width, rich] = name.split("-");
  const isFull = rich === "full";
  const files = new Map();
  const rules = withFeatures(readFileSync(FEATURES_FILE, "utf8"), {
    ...(rich && { RICH: true, FULL: isFull }),
    ...features,
  });
  const { error, stderr } = await asc.main(
    [
      ...entries,
      ...(rich ? [RICH_ENTRY] : []),
      "--config",
      "asconfig.json",
      "--target",
      width,
      "--baseDir",
      root,
      "--debug",
    ],
    {
      readFile: (source, base) => {
        const file = path.resolve(base, source);
        if (file === FEATURES_FILE) return rules;
        if (file === HOOKS_FILE && !knowsRich) return hooksSource(false);
        if (file === PARAMETERS_FILE) return withVariables(readSource(file, width), variables);
        return readSource(file, width);
      },
      writeFile: (written, contents) => files.set(path.basename(written), contents),
      listFiles: () => [],
    },
  );
  if (error) throw new Error(`${name} kernel: ${error.message}\n${stderr.toString()}`);
  const bytes = files.get(`kernel.${width}.wasm`);
  const isHuge = width === "huge";
  const notInlined = [
    ...NOT_INLINED,
    ...(rich ? NOT_INLINED_IN_RICH : []),
    ...(isHuge ? NOT_INLINED_IN_HUGE : rich ? NOT_INLINED_IN_SMALL_RICH : []),
  ];
  if (isQuick && !isHuge) return bytes;
  const module = isHuge ? withoutPairs(bytes, FEATURES_HUGE) : binaryen.readBinary(bytes);
  module.setFeatures(isHuge ? FEATURES_HUGE : FEATURES);
  for (const variable of variables) module.addGlobalExport(`assembly/search/parameters/${variable}`, variable);
  binaryen.setDebugInfo(isNamed);
  if (!isQuick) optimize(module, notInlined, effortOf(name));
  const built = module.emitBinary();
  module.dispose();
  return built;
}

function readSource(file, width) {
  const name = path.basename(file, ".ts");
  const isSwapped = OWN_FILES[width].includes(name) && path.dirname(file) === path.join(root, "assembly");
  try {
    return readFileSync(isSwapped ? file.replace(/\.ts$/, `.${width}.ts`) : file, "utf8");
  } catch {
    return null;
  }
}

function withFeatures(text, features) {
  return Object.entries(features).reduce((source, [name, isOn]) => {
    const line = new RegExp(`(?<=^export const ${name}: bool = )\\w+`, "m");
    if (!line.test(source)) throw new Error(`features.ts has no '${name}'`);
    return source.replace(line, String(isOn));
  }, text);
}

function withVariables(text, variables) {
  return variables.reduce((source, name) => {
    const line = `export const ${name}: i32 =`;
    if (!source.includes(line)) throw new Error(`parameters.ts has no '${name}'`);
    return source.replace(line, `export let ${name}: i32 =`);
  }, text);
}

/** A name that nobody has any more would let in what it was to keep out. */
function functionsNamed(pattern) {
  const file = path.join(root, `${path.posix.dirname(pattern)}.ts`);
  const name = path.posix.basename(pattern);
  if (name === "*" || new RegExp(`^(export )?function ${name}\\(`, "m").test(readFileSync(file, "utf8")))
    return pattern;
  throw new Error(`NOT_INLINED names '${name}', which is no function of ${file}`);
}

function effortOf(name) {
  if (name.startsWith("huge")) return EFFORT_HUGE;
  return { "narrow-rich": EFFORT_NARROW_RICH, "wide-rich": EFFORT_WIDE_RICH }[name] ?? EFFORT;
}

function optimize(module, notInlined, { level, shrinkLevel, inlineSize }) {
  binaryen.setOptimizeLevel(level);
  binaryen.setShrinkLevel(shrinkLevel);
  binaryen.setAlwaysInlineMaxSize(inlineSize);
  binaryen.setFlexibleInlineMaxSize(inlineSize);
  binaryen.setOneCallerInlineMaxSize(INLINE_ONCE_SIZE);
  binaryen.setAllowInliningFunctionsWithLoops(true);
  // Nothing lies below 1,024, see `RULES`, so an address and a constant may be added by the load itself.
  binaryen.setLowMemoryUnused(true);
  for (const name of notInlined) {
    binaryen.setPassArgument("no-inline", functionsNamed(name));
    module.runPasses(["no-inline"]);
  }
  module.optimize();
  module.optimize();
}
