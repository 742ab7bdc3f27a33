/**
 * Characters that a variant file may not hold, raw or by an escape: controls, direction marks and overrides, zero-width
 * characters, line separators and half surrogate pairs. Shown in a terminal or a list they could forge or hide text.
 */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be found
  /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** The first forbidden character of a text, or null. */
export function findForbidden(text: string): { readonly offset: number; readonly name: string } | null {
  const found = FORBIDDEN.exec(text);
  return (
    found && { offset: found.index, name: `U+${found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}` }
  );
}
