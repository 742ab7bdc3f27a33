/** Error messages for people. */
import { type Diagnostic, FairywrenError } from "../src/index.ts";

/** The first reason of an error, in a sentence. */
export function sentenceOf(error: unknown): string {
  if (error instanceof FairywrenError && error.diagnostics[0]) return diagnosticText(error.diagnostics[0]);
  return error instanceof Error ? error.message : String(error);
}

/** A diagnostic without its place. */
export function diagnosticText({ message, hint }: Diagnostic): string {
  if (hint === null) return message;
  return /^[A-Z][a-z]+ /.test(hint) ? `${message} ${hint.replace(/\.?$/, ".")}` : `${message} Did you mean '${hint}'?`;
}
