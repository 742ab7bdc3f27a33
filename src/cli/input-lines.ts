/** Splits a stream of bytes into lines. */

/** The longest line accepted; a game of 20,000 plies needs half of it. */
export const LONGEST_INPUT = 256 * 1024;

/** A line without its end; null for one that was too long and has been dropped. */
export type InputLine = string | null;

const LINE_FEED = 10;

/** The lines of a stream, each at most {@link LONGEST_INPUT} bytes, including an unterminated last one. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<InputLine> {
  let begun = new PartialLine();
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      begun.add(chunk.subarray(start, end));
      yield begun.text();
      begun = new PartialLine();
      start = end + 1;
    }
    begun.add(chunk.subarray(start));
  }
  if (begun.length > 0) yield begun.text();
}

/** Collects the parts of one line, and drops them when they exceed the limit. */
class PartialLine {
  length = 0;
  private parts: Uint8Array[] = [];

  add(part: Uint8Array): void {
    this.length += part.length;
    if (this.length > LONGEST_INPUT) this.parts = [];
    else this.parts.push(part);
  }

  text(): InputLine {
    if (this.length > LONGEST_INPUT) return null;
    return new TextDecoder().decode(Buffer.concat(this.parts));
  }
}
