import type { Diagnostic } from "./diagnostic.ts";

/** Text from outside was refused; `diagnostics` says every reason, in order of place. */
export class VariantError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(summary).join("\n"));
    this.name = "VariantError";
    this.diagnostics = diagnostics;
  }
}

function summary({ file, line, column, code, message }: Diagnostic): string {
  return `${file}:${line}:${column}  ${code}: ${message}`;
}
