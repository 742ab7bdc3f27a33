import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";

/** A variant file was refused; `report` shows each fault at its place, for people. */
export class FileError extends FairywrenError {
  readonly report: string;

  constructor(diagnostics: readonly Diagnostic[], report: string) {
    super(diagnostics);
    this.report = report;
  }
}
