/** A wrong command line: an unknown command, option or number. Ends the program with status 2. */
export class UsageError extends Error {
  /** The nearest known word, or null. */
  readonly hint: string | null;

  constructor(message: string, hint: string | null = null) {
    super(message);
    this.name = "UsageError";
    this.hint = hint;
  }
}
