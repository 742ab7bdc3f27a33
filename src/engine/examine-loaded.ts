/** The loader: reads a variant file, and checks with the kernel what depends on legal moves. Both it and the shipped variant that a
 *  file extends have to be at hand, see `examine.ts` and `examine-late.ts`. */

import type { Faults } from "../definition/faults.ts";
import { type ReadVariant, readVariant } from "../definition/read.ts";
import type { ReadOptions } from "../definition/resolve.ts";
import type { VariantDocument } from "../definition/schema-types.generated.ts";
import { checkText, readOptions, wrongType } from "../diagnostic/argument.ts";
import { SIDE_NAMES } from "../geometry/board.ts";
import { isKernelLoaded } from "../kernel/load.ts";
import type { Rules } from "../kernel/rules.ts";
import { countStarts, startPosition } from "../rules/starts.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { sharedRules } from "./shared.ts";

/** Numbered starts that are examined, from the first; a shuffle may have more. */
export const MOST_STARTS_EXAMINED = 4096;

/** Reads and examines a variant file, see `examineVariant`. What it needs and is not at hand it has as a fault: `not-loaded`. */
export function examineLoaded(text: string | Uint8Array, options: ReadOptions): ReadVariant {
  return readVariant(text, options, judgeStarts);
}

/** Checks what `examineVariant` is called with.
 *  @throws {FairywrenError} `wrong-type` or `unknown-key` */
export function checkExamined(text: string | Uint8Array, options: ReadOptions): ReadOptions {
  if (typeof text !== "string" && !ArrayBuffer.isView(text)) throw wrongType("file", "a text or its bytes", text);
  const { file, siblings } = readOptions<ReadOptions>("options", options, { file: "string", siblings: "unknown" });
  checkText("options' file", file);
  if (siblings !== undefined) checkSiblings(siblings);
  return { file, siblings };
}

function checkSiblings(siblings: unknown): void {
  if (typeof siblings === "function" || (typeof siblings === "object" && siblings !== null)) return;
  throw wrongType("options' siblings", "texts by id, or a function that gives them", siblings);
}

function judgeStarts(variant: Variant, document: VariantDocument, faults: Faults): void {
  const rules = openRules(variant, faults);
  if (!rules) return;
  const setup = findStartFault(variant, rules, variant.setup);
  if (setup) {
    const key = document.setup?.fen === undefined ? "board" : "fen";
    faults.key(["setup", key], { code: setup.code, message: `In the start position, ${setup.what}.` });
    return;
  }
  judgeNumbered(variant, rules, faults);
}

/** The kernel has room for any sensible variant; what does not fit is refused here, not in the middle of a game. */
function openRules(variant: Variant, faults: Faults): Rules | null {
  if (!isKernelLoaded(variant)) {
    const message = "The rules of this variant need a kernel that is not loaded: wait for loadKernels() first.";
    faults.key(["name"], { code: "not-loaded", message });
    return null;
  }
  try {
    return sharedRules(variant);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    faults.key(["pieces"], { code: "too-complex", message: `The variant does not fit the engine: ${error.message}.` });
    return null;
  }
}

function judgeNumbered(variant: Variant, rules: Rules, faults: Faults): void {
  if (variant.shuffles.length === 0) return;
  const count = Math.min(countStarts(variant), MOST_STARTS_EXAMINED);
  for (let number = 0; number < count; number++) {
    const fault = findStartFault(variant, rules, startPosition(variant, number));
    if (!fault) continue;
    faults.key(["setup", "shuffle"], { code: fault.code, message: `In start ${number}, ${fault.what}.` });
    return;
  }
}

interface StartFault {
  readonly code: string;
  /** The start's name in a sentence. */
  readonly what: string;
}

function findStartFault({ pieceTypes, royal }: Variant, rules: Rules, start: Position): StartFault | null {
  rules.setPosition(start);
  const mover = SIDE_NAMES[start.turn];
  if (rules.opponentInCheck()) {
    const name = royal === null ? "royal piece" : pieceTypes[royal].name;
    return { code: "opponent-in-check", what: `${mover} to move could capture the ${name} at once` };
  }
  if (rules.isOver()) return { code: "over-at-start", what: "the game is over before the first move" };
  if (rules.hasLegalMove()) return null;
  return { code: "no-legal-move", what: `${mover} is to move and has no legal move` };
}
