/** Bytes as printable text, see `src/kernel/letters.ts`, which reads it. */

const LETTERS = Array.from({ length: 92 }, (_, index) => String.fromCharCode(35 + index)).filter(
  (letter) => letter !== "\\" && letter !== "`",
);
const MARKS = ["", " ", "!"];

/** @param {Uint8Array} bytes */
export function toLetters(bytes) {
  return Array.from(bytes, (byte) => MARKS[Math.floor(byte / 90)] + LETTERS[byte % 90]).join("");
}
