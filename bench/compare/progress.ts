/** Shows what is being done on one line of a terminal; silent elsewhere. */
export class Progress {
  readonly #stream = process.stderr;

  /** Replaces what is shown. */
  show(text: string): void {
    if (!this.#stream.isTTY) return;
    this.#stream.write(`\r\x1b[2K${text.slice(0, this.#stream.columns - 1)}`);
  }

  /** Empties the line. */
  clear(): void {
    if (this.#stream.isTTY) this.#stream.write("\r\x1b[2K");
  }
}
