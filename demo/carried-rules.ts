/** The rules that the record of a game carries, as far as they fit. Fetched when they are needed. */
import { LONGEST_RULES } from "../src/notation.ts";
import { t } from "./language.ts";
import { withoutPictures } from "./pictures/without-pictures.ts";
import { inOneLine } from "./yaml-line.ts";

export interface CarriedRules {
  /** The variant's file in one line; null where it is too long. */
  readonly line: string | null;
  /** What of it is missing, in a sentence; empty for nothing. */
  readonly note: string;
}

export function carriedRules(yaml: string): CarriedRules {
  const line = inOneLine(yaml);
  if (isShort(line)) return { line, note: "" };
  const bare = withoutPictures(yaml);
  const rest = bare === yaml ? line : inOneLine(bare);
  if (isShort(rest))
    return {
      line: rest,
      note: t`The pictures of the pieces are left out: with them the rules are longer than the ${LONGEST_RULES} bytes that a PGN may carry.`,
    };
  return {
    line: null,
    note: t`The rules are longer than the ${LONGEST_RULES} bytes that a PGN may carry: whoever loads it needs their file.`,
  };
}

function isShort(line: string): boolean {
  return new TextEncoder().encode(line).length <= LONGEST_RULES;
}
