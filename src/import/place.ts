/** Where something stands in the file that is imported, and what is wrong with it. */
import type { Diagnostic } from "../diagnostic/diagnostic.ts";

/** A part of one line. */
export interface Place {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** In UTF-16 units. */
  readonly length: number;
}

/** A fault without its place. */
export interface Complaint {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | null;
}

/** Collects what is wrong with a file, in the order in which it is found. */
export class Faults {
  readonly found: Diagnostic[] = [];
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  report(place: Place, { code, message, hint = null }: Complaint): void {
    const { line, column } = place;
    const length = Math.max(1, place.length);
    if (this.found.some((known) => known.line === line && known.column === column && known.code === code)) return;
    this.found.push({ code, severity: "error", message, file: this.file, line, column, length, hint });
  }
}

/** The place of a part of a text that begins at `start`. */
export function within({ line, column }: Place, offset: number, length: number): Place {
  return { line, column: column + offset, length };
}
