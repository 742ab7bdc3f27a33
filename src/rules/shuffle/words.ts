/** Numbered starts in a sentence. */
import { grouped } from "../../variant/phrases.ts";
import type { Variant } from "../../variant/variant.ts";
import { countStarts } from "./rule.ts";

export function startsInWords(variant: Variant): string[] {
  const count = countStarts(variant);
  if (count === 1) return ["One start."];
  return [`${grouped(count)} starts, numbered 0 to ${count - 1}; the default is the one in the file's picture.`];
}
