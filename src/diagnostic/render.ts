import type { Diagnostic } from "./diagnostic.ts";
import { excerpt } from "./excerpt.ts";

/** How many diagnostics a report shows before it only counts the rest. */
export const MOST_SHOWN = 10;

/** A report for people: each diagnostic with its line and a caret, at most ten, then how many more there are.
 *  @param textOf gives the text of a file by the name that the diagnostics use, or null when it is not at hand
 *  @example
 *  renderReport(error.diagnostics, (file) => (file === "mine.yaml" ? text : null));
 */
export function renderReport(diagnostics: readonly Diagnostic[], textOf: (file: string) => string | null): string {
  const shown = diagnostics.slice(0, MOST_SHOWN).map((diagnostic) => render(diagnostic, textOf(diagnostic.file)));
  const more = diagnostics.length - shown.length;
  if (more > 0) shown.push(`and ${more} more`);
  return shown.join("\n");
}

/** One diagnostic for people: `file:line:column  code`, the line with a caret, the sentence and the nearest fix. */
export function render(diagnostic: Diagnostic, text: string | null): string {
  const { file, line, column, code, length } = diagnostic;
  const head = `${file}:${line}:${column}  ${code}`;
  const cut = text === null ? null : excerpt(text, line, column, length);
  if (!cut) return `${head}\n  ${sentence(diagnostic)}`;
  const number = String(line).padStart(4);
  const margin = " ".repeat(number.length);
  return `${head}\n${number} | ${cut.line}\n${margin} | ${cut.caret} ${sentence(diagnostic)}`;
}

function sentence({ message, hint }: Diagnostic): string {
  if (hint === null) return message;
  return isSentence(hint) ? `${message} ${hint.replace(/[.]?$/, ".")}` : `${message} Did you mean '${hint}'?`;
}

/** Whether a hint says what to do, rather than what to write. */
function isSentence(hint: string): boolean {
  return /^[A-Z][a-z]+ [^/]*$/.test(hint);
}
