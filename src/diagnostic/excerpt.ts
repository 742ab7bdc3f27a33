/** A line of a text with a mark under the offending part, at most 80 columns wide. */
export interface Excerpt {
  /** The line, shortened around the offending part, with invisible characters made visible. */
  readonly line: string;
  /** Blanks, then a caret for each offending character. */
  readonly caret: string;
}

/** The excerpt of a text at a line and column; null when the text has no such line.
 *  @param line from 1
 *  @param column from 1, in UTF-16 units
 *  @param length of the offending part, in UTF-16 units */
export function excerpt(text: string, line: number, column: number, length: number): Excerpt | null {
  const source = lineOf(text, line);
  if (source === null) return null;
  const from = Math.max(0, Math.min(column - 1, source.length));
  const to = Math.max(from + 1, Math.min(from + length, source.length));
  const start = Math.max(0, Math.min(from - CONTEXT, source.length - WIDTH));
  const head = start > 0 ? "…" : "";
  const tail = source.length > start + WIDTH ? "…" : "";
  const end = Math.min(to, start + WIDTH);
  const before = head + visible(source.slice(start, from));
  const marked = visible(source.slice(from, end));
  const after = visible(source.slice(end, start + WIDTH)) + tail;
  return {
    line: before + marked + after,
    caret: " ".repeat(widthOf(before)) + "^".repeat(Math.max(1, widthOf(marked))),
  };
}

/** Columns of text that are shown, not counting the ellipses. */
const WIDTH = 72;
/** Columns kept before the offending part of a long line. */
const CONTEXT = 40;

function lineOf(text: string, line: number): string | null {
  let start = 0;
  for (let number = 1; number < line; number++) {
    start = text.indexOf("\n", start) + 1;
    if (start === 0) return null;
  }
  const end = text.indexOf("\n", start);
  return text.slice(start, end < 0 ? undefined : end).replace(/\r$/, "");
}

/** One column for each UTF-16 unit or pair: tabs become blanks; control and invisible characters and lone surrogates a
 *  placeholder. */
function visible(text: string): string {
  return text.replace(/\t/g, " ").replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "\u{FFFD}");
}

function widthOf(text: string): number {
  return Array.from(text).length;
}
