/** A line and a column of a text that is gone through once, both from 1. */
export class Place {
  line = 1;
  column = 1;

  /** Goes on by a part of the text. */
  pass(part: string): void {
    const lines = part.split("\n");
    const last = lines[lines.length - 1].length;
    this.line += lines.length - 1;
    this.column = lines.length > 1 ? last + 1 : this.column + last;
  }
}
