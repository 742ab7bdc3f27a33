import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";

/** A refused variant file; `report` shows each fault with its place, for people. */
export class FileError extends FairywrenError {
  readonly report: string;

  constructor(diagnostics: readonly Diagnostic[], report: string) {
    super(diagnostics);
    this.report = report;
  }
}
