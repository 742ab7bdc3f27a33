/** One variant that nobody wrote: drawn, played, and made small when something is wrong. */
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { drawVariant, writeDocument } from "./draw-variant.ts";
import { type DuelOptions, duel } from "./duel.ts";
import { Disagreement } from "./fault.ts";
import { shrink } from "./shrink.ts";

/** The longest game. */
const PLIES = 50;
/** A file may be drawn that cannot be loaded, if it is refused for one of these. */
const EXPECTED_REFUSALS: readonly string[] = [
  "castling",
  "castling-men",
  "counting",
  "fen-forbidden-square",
  "fen-right",
  // the letters of two castlings may stand for one right
  "fen-right-twice",
  "fen-right-unbacked",
  "forbidden-square",
  "goal",
  "no-goal",
  "hands",
  "no-legal-move",
  "no-squares",
  "opponent-in-check",
  "over-at-start",
  "promotion",
  "shuffle",
  "shuffle-choices",
  "shuffle-men",
  // a castling of one side alone may name a hole
  "square",
  "too-complex",
  // a piece that comes back where turns may be passed
  "unsupported-rule",
];

/** A fault of ours that a drawn variant shows. */
export class Find extends Error {
  readonly seed: number;
  /** The smallest file that shows it, with what is wrong at its head. */
  readonly file: string;

  constructor(seed: number, file: string, error: unknown) {
    super(`${error instanceof Error ? error.stack : error}\n\n${file}`);
    this.seed = seed;
    this.file = file;
  }
}

/** Draws the variant of a seed and plays its games. @returns the plies played @throws {Find} */
export function proveVariant(seed: number, games: number, whole: boolean): number {
  const drawn = drawVariant(seed);
  const unexpected = drawn.refused.filter((code) => !EXPECTED_REFUSALS.includes(code));
  if (unexpected.length > 0) throw new Error(`seed ${seed} draws a file that is refused: ${unexpected.join(", ")}`);
  const options = { seed, games, plies: PLIES };
  try {
    return duel(drawn.variant, options);
  } catch (error) {
    throw findOf(drawn.document, options, error, whole);
  }
}

/** @param whole keeps the file as it was drawn: the smallest one takes minutes */
export function findOf(document: VariantDocument, options: DuelOptions, error: unknown, whole: boolean): Find {
  const what = error instanceof Disagreement ? error.what : String(error);
  const smallest = writeDocument(whole ? document : shrink(document, what, options));
  return new Find(options.seed, `# ${what}, seed ${options.seed}\n${smallest}`, error);
}
