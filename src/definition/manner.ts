/** The parts of a document besides the rules: origin, appearance, notation. */

import { readRuleNotation } from "../rules/read.ts";
import type { About, NotationStyle } from "../variant/variant.ts";
import type { VariantDocument } from "./schema-types.generated.ts";
import { oneLine } from "./words.ts";

export function readAbout({ about = {} }: VariantDocument): About {
  const { summary = "", source = null, inventor = null, year = null } = about;
  return { summary: oneLine(summary), source, inventor, year };
}

export function readNotation({ notation = {} }: VariantDocument): NotationStyle {
  return { pieces: notation.pieces ?? "letters", ...readRuleNotation(notation) };
}
