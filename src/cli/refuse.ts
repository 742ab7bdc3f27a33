import type { Diagnostic } from "../diagnostic/diagnostic.ts";

/** A diagnostic about a file or a word as a whole. */
export function wholeFault(code: string, file: string, message: string, hint: string | null = null): Diagnostic {
  return { code, severity: "error", message, file, line: 1, column: 1, length: 1, hint };
}
