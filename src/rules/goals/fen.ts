/** Checks in a FEN: how many each side still has to give, `3+2`; `+0+1`, how many it has given, is read too. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import type { BySide } from "../../geometry/board.ts";
import type { ChecksOfPosition, GoalsOfVariant } from "./model.ts";
import { checksToGive } from "./rule.ts";

/** What looks like the field, in any variant. */
export const CHECKS_FIELD = /^\+?[0-9]+\+[0-9]+$/;

/** @param offset where the field starts in the whole text */
export function readChecks(
  rules: GoalsOfVariant,
  field: string,
  offset: number,
  faults: TextFault[],
): ChecksOfPosition["checks"] {
  const most = checksToGive(rules);
  if (most === null) return null;
  const numbers = field.split("+").filter(Boolean).map(Number) as [number, number];
  const given: BySide<number> = field.startsWith("+") ? numbers : [most - numbers[0], most - numbers[1]];
  if (given.every((count) => count >= 0 && count <= most)) return given;
  const message = `${quote(field)} cannot be: a game of this variant ends after ${most} checks.`;
  faults.push({ code: "fen-checks", message, offset, length: field.length, hint: `${most}+${most}` });
  return [0, 0];
}

/** Empty where nobody counts checks. */
export function writeChecks(rules: GoalsOfVariant, { checks }: ChecksOfPosition): string {
  const most = checksToGive(rules);
  if (most === null || !checks) return "";
  return `${most - checks[0]}+${most - checks[1]}`;
}
