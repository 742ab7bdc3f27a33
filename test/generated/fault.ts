/** What a duel found: kernel and reference, or a text and what it is read back as, do not agree. */
export class Disagreement extends Error {
  /** What kind of thing differs; a smaller variant must differ in the same. */
  readonly what: string;
  readonly fen: string;

  constructor(what: string, fen: string, detail = "") {
    super(`${what}: ${fen}${detail === "" ? "" : `\n${detail}`}`);
    this.name = "Disagreement";
    this.what = what;
    this.fen = fen;
  }
}
