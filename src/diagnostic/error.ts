import type { Diagnostic } from "./diagnostic.ts";

/** What came from outside was refused; `diagnostics` says every reason, in order of place. */
export class FairywrenError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(summary).join("\n"));
    this.name = "FairywrenError";
    this.diagnostics = diagnostics;
  }

  /** The code of the first reason, a word of `codes.ts`. */
  get code(): string {
    return this.diagnostics[0]?.code ?? "unknown";
  }
}

/** The message of a diagnostic with its nearest fix. */
export function sentence({ message, hint }: Pick<Diagnostic, "message" | "hint">): string {
  if (hint === null) return message;
  return isSentence(hint) ? `${message} ${hint.replace(/[.]?$/, ".")}` : `${message} Did you mean '${hint}'?`;
}

/** Whether a hint says what to do, rather than what to write. */
function isSentence(hint: string): boolean {
  return /^[A-Z][a-z]+ [^/]*$/.test(hint);
}

function summary(diagnostic: Diagnostic): string {
  const { file, line, column, code } = diagnostic;
  return `${file}:${line}:${column}  ${code}: ${sentence(diagnostic)}`;
}
