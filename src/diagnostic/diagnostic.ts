/** What is wrong with a text from outside, and where. */
export interface Diagnostic {
  /** A word of `codes.ts`, for instance `unknown-piece`. */
  readonly code: string;
  readonly severity: "error" | "warning";
  /** One sentence: what was found, what is allowed. Offending text in single quotes. */
  readonly message: string;
  /** File name, or a name for the text such as `<fen>`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** Of the offending text, in UTF-16 units; at least 1. */
  readonly length: number;
  /** The nearest fix, or null. For a near miss, the right word alone. */
  readonly hint: string | null;
}
