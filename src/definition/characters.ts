import type { Complaint } from "./located.ts";

/**
 * Characters that a variant file may not contain, raw or escaped: controls, direction marks and overrides, zero-width
 * characters, line separators and lone surrogates. In a terminal or a list they could forge or hide text.
 */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be found
  /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Combining marks stacked on one letter: no language needs more than four, and they overlap adjacent text. */
const PILED_MARKS = /\p{M}{5,}/u;

/** A character that may not occur in a variant file, and where it is. */
export interface ForbiddenText {
  readonly offset: number;
  readonly length: number;
  readonly complaint: Complaint;
}

/** The first part of a text that may not occur in a variant file, or null. */
export function findForbidden(text: string): ForbiddenText | null {
  const found = FORBIDDEN.exec(text);
  const piled = PILED_MARKS.exec(text);
  if (found && (!piled || found.index < piled.index)) {
    const name = `U+${found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    const message = `The character ${name} is not allowed in a variant file: it is a control or invisible character.`;
    return { offset: found.index, length: 1, complaint: { code: "forbidden-character", message } };
  }
  if (!piled) return null;
  const count = [...piled[0]].length;
  const message = `${count} combining marks in a row are not allowed in a variant file: at most four belong to one letter.`;
  return { offset: piled.index, length: piled[0].length, complaint: { code: "forbidden-character", message } };
}
