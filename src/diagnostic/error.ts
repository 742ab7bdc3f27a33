import type { Diagnostic } from "./diagnostic.ts";

/** Input from outside was refused; `diagnostics` holds every reason, in order of place. */
export class FairywrenError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(summary).join("\n"));
    this.name = "FairywrenError";
    this.diagnostics = diagnostics;
  }

  /** The code of the first reason, one of `codes.ts`. */
  get code(): string {
    return this.diagnostics[0]?.code ?? "unknown";
  }
}

/** The message of a diagnostic, with its hint. */
export function sentence({ message, hint }: Pick<Diagnostic, "message" | "hint">): string {
  if (hint === null) return message;
  return isSentence(hint) ? `${message} ${hint.replace(/[.]?$/, ".")}` : `${message} Did you mean '${hint}'?`;
}

/** Whether a hint is a sentence rather than the text to write. */
export function isSentence(hint: string): boolean {
  return /^[A-Z][a-z]+ [^/]*$/.test(hint);
}

function summary(diagnostic: Diagnostic): string {
  const { file, line, column, code } = diagnostic;
  return `${file}:${line}:${column}  ${code}: ${sentence(diagnostic)}`;
}
