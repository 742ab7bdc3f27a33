/** Which fields of a FEN are counts, and whether they may be there; `rich-fen.ts` reads and writes them. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import type { GoalsOfVariant } from "./model.ts";
import { checksToGive, passesToEnd } from "./rule.ts";

/** What looks like the field, in any variant. */
export const CHECKS_FIELD = /^\+?(0|[1-9][0-9]*)\+(0|[1-9][0-9]*)$/;

/** What looks like the field of passes, in any variant. */
export const PASSES_FIELD = /^[0-9]+p$/;

/** Why a field of counts may not stand in a FEN of the variant, or null where it counts that. */
export function countFault(rules: GoalsOfVariant, field: string): Pick<TextFault, "code" | "message"> | null {
  const isOfPasses = PASSES_FIELD.test(field);
  if ((isOfPasses ? passesToEnd(rules) : checksToGive(rules)) !== null) return null;
  const [code, what] = isOfPasses ? ["fen-passes", "passes"] : ["fen-checks", "checks"];
  return { code, message: `Nobody counts ${what} (${quote(field)}) in this variant.` };
}
