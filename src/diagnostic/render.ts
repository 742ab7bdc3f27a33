import { checkText, readWarily } from "./argument.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { sentence } from "./error.ts";
import { excerpt } from "./excerpt.ts";

/** Diagnostics shown in a report; the rest are only counted. */
export const MOST_SHOWN = 10;

/** A report for people: each diagnostic with its line and a caret, at most ten, then how many more there are.
 *  @param textOf gives the text of a file by its name in the diagnostics, or null when it is not available
 *  @throws {FairywrenError} `wrong-type`
 *  @example
 *  renderReport(error.diagnostics, (file) => (file === "mine.yaml" ? text : null));
 */
export function renderReport(diagnostics: readonly Diagnostic[], textOf: (file: string) => string | null): string {
  return readWarily("diagnostics", diagnostics, () => report(diagnostics, textOf));
}

function report(diagnostics: readonly Diagnostic[], textOf: (file: string) => string | null): string {
  for (const { message } of diagnostics) checkText("message of a diagnostic", message);
  const shown = diagnostics.slice(0, MOST_SHOWN).map((diagnostic) => render(diagnostic, textOf(diagnostic.file)));
  const more = diagnostics.length - shown.length;
  if (more > 0) shown.push(`and ${more} more`);
  return shown.join("\n");
}

/** One diagnostic for people: `file:line:column  code`, the line with a caret, the message and the hint. */
export function render(diagnostic: Diagnostic, text: string | null): string {
  const { file, line, column, code, length } = diagnostic;
  const head = `${file}:${line}:${column}  ${code}`;
  const cut = text === null ? null : excerpt(text, line, column, length);
  if (!cut) return `${head}\n  ${sentence(diagnostic)}`;
  const number = String(line).padStart(4);
  const margin = " ".repeat(number.length);
  return `${head}\n${number} | ${cut.line}\n${margin} | ${cut.caret} ${sentence(diagnostic)}`;
}
