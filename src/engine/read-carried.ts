/** Reads the rules that games of a PGN carry in their tag `VariantYaml`, when the game is read. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { placeFaults } from "../diagnostic/fault.ts";
import { tooLongRules } from "../notation/carried-rules.ts";
import { keepLately } from "../variant/lately.ts";
import type { Variant } from "../variant/variant.ts";
import { examineLoaded } from "./examine-loaded.ts";
import type { TextPlace } from "./tag-place.ts";

/** Games of one file mostly carry the same rules: those that were read last are kept. */
const MOST_KEPT = 8;
const kept = new Map<string, Variant>();

/** @param place of the rules in the text
 *  @param file what to call the text
 *  @throws {FairywrenError} with the faults of the rules, at their places in the PGN; `pgn-rules` for too long ones */
export function readCarried(yaml: string, place: TextPlace, text: string, file: string): Variant {
  const message = tooLongRules(yaml);
  if (message !== null)
    throw new FairywrenError(placeFaults([{ code: "pgn-rules", message, ...place, hint: null }], text, file));
  const known = kept.get(yaml);
  if (known) return keepLately(kept, yaml, known, MOST_KEPT);
  const { variant, diagnostics } = examineLoaded(yaml, { file: RULES_FILE });
  if (variant) return keepLately(kept, yaml, variant, MOST_KEPT);
  throw new FairywrenError(
    diagnostics.map((fault) => (fault.file === RULES_FILE ? placedIn(text, file, place, fault) : fault)),
  );
}

/** What the rules would be called as a file; without its ending, the variant's id. */
export const RULES_FILE = "carried.yaml";

/** A fault of the rules at its place in the PGN. A tag has one line. */
function placedIn(text: string, file: string, place: TextPlace, fault: Diagnostic): Diagnostic {
  const part = { offset: fault.column - 1, length: fault.length };
  const { code, message, hint } = fault;
  return placeFaults([{ code, message, hint, ...placeWithin(text, place, part) }], text, file)[0];
}

/** Part of a value, of which the text has some signs escaped.
 *  @param part in the value itself */
function placeWithin(text: string, { offset }: TextPlace, part: TextPlace): TextPlace {
  const begin = passed(text, offset, part.offset);
  return { offset: begin, length: passed(text, begin, part.length) - begin };
}

/** Where so many signs of a value end that begin at a place. */
function passed(text: string, begin: number, count: number): number {
  let at = begin;
  for (let i = 0; i < count; i++) at += /^\\["\\]/.test(text.slice(at, at + 2)) ? 2 : 1;
  return at;
}
