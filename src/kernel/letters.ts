/**
 * Bytes as printable text: one letter for a byte below 90, a mark and a letter for others. So each byte value has the
 * same letters wherever it occurs, and the text compresses nearly as well as the bytes: hexadecimal digits take 6 %
 * more, Base64 a third more. `assembly/letters.mjs` encodes.
 */

/** The first character used as a letter; backslash and backtick are skipped. */
const FIRST = 35;
const BACKSLASH = 92;
const BACKTICK = 96;
const LETTERS = 90;
/** Marks before the letter of a byte from 90, and from 180. The space marks the commoner ones: it compresses best. */
const SPACE = 32;
const BANG = 33;

/** @param text from `toLetters` */
export function fromLetters(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  let length = 0;
  let base = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= BANG) base = code === SPACE ? LETTERS : 2 * LETTERS;
    else {
      bytes[length++] = base + code - FIRST - (code > BACKTICK ? 2 : code > BACKSLASH ? 1 : 0);
      base = 0;
    }
  }
  return bytes.subarray(0, length);
}
