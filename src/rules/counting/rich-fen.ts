/** The count that runs, in a FEN: the last ply of it is the field of en passant, as other programs write it, and the clock
 *  has the plies made. Where something can be captured en passant besides, its squares follow: `32e3`. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import type { Field } from "../fen.ts";
import { COUNT_IN_PASSING } from "./fen.ts";
import type { CountingOfPosition, CountingOfVariant } from "./model.ts";
import { countLimits } from "./rule.ts";

/** The count, and what is left of the field for en passant. */
export function takeCount(
  rules: CountingOfVariant,
  field: Field,
  faults: TextFault[],
): CountingOfPosition & { readonly passing: Field } {
  const none = { countLimit: null, passing: field };
  const found = rules.counting && COUNT_IN_PASSING.exec(field.text);
  if (!found) return none;
  const [text] = found;
  const rest = field.text.slice(text.length);
  const passing = { text: rest || "-", offset: field.offset + (rest ? text.length : 0) };
  const countLimit = Number(text);
  const limits = countLimits(rules);
  if (limits.includes(countLimit)) return { countLimit, passing };
  const message = `${quote(text)} is the end of no count in this variant: counts end after ${limits.join(", ")} plies.`;
  faults.push({ code: "fen-counting", message, offset: field.offset, length: text.length, hint: null });
  return { ...none, passing };
}

/** The whole field. @param passing what it says of en passant */
export function withCount({ countLimit }: CountingOfPosition, passing: string): string {
  if (countLimit === null) return passing;
  return passing === "-" ? String(countLimit) : `${countLimit}${passing}`;
}
