/** Counts in a FEN: how many checks each side still has to give, `3+2`; `+0+1`, how many it has given, is read too. Then
 *  the passes in a row, `1p`, where there are any. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import type { BySide } from "../../geometry/board.ts";
import type { Field } from "../fen.ts";
import { CHECKS_FIELD } from "./fen.ts";
import type { CountsOfPosition, GoalsOfVariant } from "./model.ts";
import { checksToGive, passesToEnd } from "./rule.ts";

/** What is meant for it, and is not. */
const LIKE_CHECKS = /^(?=.*[+/])[-+/0-9]+$/;

export function readChecks(
  rules: GoalsOfVariant,
  { text, offset }: Field,
  faults: TextFault[],
): CountsOfPosition["checks"] {
  const most = checksToGive(rules);
  if (most === null) return null;
  const numbers = text.split("+").filter(Boolean).map(Number) as [number, number];
  const given: BySide<number> = text.startsWith("+") ? numbers : [most - numbers[0], most - numbers[1]];
  if (given.every((count) => count >= 0 && count <= most)) return given;
  const message = `${quote(text)} cannot be: a game of this variant ends after ${most} checks.`;
  faults.push({ code: "fen-checks", message, offset, length: text.length, hint: `${most}+${most}` });
  return [0, 0];
}

/** Empty where nobody counts checks. */
export function writeChecks(rules: GoalsOfVariant, { checks }: CountsOfPosition): string {
  const most = checksToGive(rules);
  if (most === null || !checks) return "";
  return `${most - checks[0]}+${most - checks[1]}`;
}

export function readPassesInRow(rules: GoalsOfVariant, { text, offset }: Field, faults: TextFault[]): number {
  const most = passesToEnd(rules) ?? 0;
  const passes = Number(text.slice(0, -1));
  if (passes <= most) return passes;
  const message = `${quote(text)} cannot be: a game of this variant ends after ${most} passes in a row.`;
  faults.push({ code: "fen-passes", message, offset, length: text.length, hint: `${most}p` });
  return 0;
}

/** Empty where the last turn was no pass. */
export function writePassesInRow({ passes }: CountsOfPosition): string {
  return passes ? `${passes}p` : "";
}

/** The complaint about a field too many that is meant for the checks left; null where nobody counts them, or it is none. */
export function unreadCount(rules: GoalsOfVariant, field: string): Pick<TextFault, "code" | "message" | "hint"> | null {
  const most = checksToGive(rules);
  if (most === null || !LIKE_CHECKS.test(field) || CHECKS_FIELD.test(field)) return null;
  const hint = `${most}+${most}`;
  const message = `${quote(field)} does not say how many checks each side has left to give, as '${hint}' does.`;
  return { code: "fen-checks", message, hint };
}
