import type { Diagnostic } from "./diagnostic.ts";

/** A fault of a short text, such as a FEN or a move, before the file that contains it is known. */
export interface TextFault {
  /** One of `codes.ts`. */
  readonly code: string;
  /** One sentence: what was found, what is allowed. */
  readonly message: string;
  /** Start of the offending part, from 0, in UTF-16 units. */
  readonly offset: number;
  /** At least 1. */
  readonly length: number;
  /** The nearest fix, or null. */
  readonly hint: string | null;
}

/** Places the faults of a text that stands alone: lines and columns count from its own start.
 *  @param name what to call the text, for instance `<fen>` */
export function placeFaults(faults: readonly TextFault[], text: string, name: string): Diagnostic[] {
  return faults.map((fault) => placeFault(fault, text, name));
}

function placeFault({ code, message, offset, length, hint }: TextFault, text: string, file: string): Diagnostic {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  const column = offset - before.lastIndexOf("\n");
  return { code, severity: "error", message, file, line, column, length: Math.max(1, length), hint };
}

const LONGEST_QUOTE = 40;

/** Text from outside in single quotes, on one line: shortened, with control and invisible characters escaped. */
export function quote(text: string): string {
  const short = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return `'${short.replace(/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, spellOut)}'`;
}

function spellOut(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `\\u{${code.toString(16)}}`;
}
