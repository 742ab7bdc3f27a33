import type { Diagnostic } from "../diagnostic/diagnostic.ts";

/** A diagnostic about a file or a word as a whole.
 *  @param name of the file, or the word; characters that would act on a terminal are replaced */
export function wholeFault(code: string, name: string, message: string, hint: string | null = null): Diagnostic {
  const file = name.replace(/\p{C}/gu, "\u{FFFD}");
  return { code, severity: "error", message, file, line: 1, column: 1, length: 1, hint };
}
