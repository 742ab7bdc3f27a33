import type { Diagnostic } from "../diagnostic/diagnostic.ts";

/** A diagnostic about a whole file or word.
 *  @param name of the file, or the word; control characters are replaced */
export function wholeFault(code: string, name: string, message: string, hint: string | null = null): Diagnostic {
  const file = name.replace(/\p{C}/gu, "\u{FFFD}");
  return { code, severity: "error", message, file, line: 1, column: 1, length: 1, hint };
}
