import { FairywrenError } from "../diagnostic/error.ts";

/** A refused line of the protocol; the message says why in one sentence. */
export class LineFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = "LineFault";
  }
}

const LONGEST_LINE = 200;

/** Why a line was refused, in the words of an answer of one line: ASCII, at most 200 characters with what stands before
 *  and behind it.
 *  @param inWords puts the text into the protocol's own words */
export function faultText(error: unknown, before = "", behind = "", inWords = (text: string) => text): string {
  const room = LONGEST_LINE - before.length - behind.length;
  const text = asciiOnly(inWords(messageOf(error)));
  return before + (text.length > room ? `${text.slice(0, room - 3)}...` : text) + behind;
}

function messageOf(error: unknown): string {
  if (error instanceof LineFault) return error.message;
  if (error instanceof FairywrenError) return firstOf(error);
  return `Internal error: ${error instanceof Error ? error.message : String(error)}`;
}

/** The first diagnostic, with its place if that is in a file, and the number of others. */
function firstOf({ diagnostics }: FairywrenError): string {
  const [{ file, line, column, code, message, hint }] = diagnostics;
  const place = file.startsWith("<") ? "" : `${file}:${line}:${column} ${code}: `;
  const more = diagnostics.length > 1 ? ` (and ${diagnostics.length - 1} more)` : "";
  return `${place}${message}${hint === null ? "" : ` Did you mean '${hint}'?`}${more}`;
}

/** Line ends become blanks; other characters than printable ASCII are escaped. */
export function asciiOnly(text: string): string {
  return text
    .slice(0, 2 * LONGEST_LINE)
    .replaceAll("\n", " ")
    .replaceAll("\u2026", "...")
    .replace(/[^ -~]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
