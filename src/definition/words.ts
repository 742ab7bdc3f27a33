/** An id in title case: `dragon-bishop` is `Dragon Bishop`. */
export function inWords(id: string): string {
  const words = id.split(/[-_]+/).filter((word) => word !== "");
  return words.map((word) => word[0].toUpperCase() + word.slice(1)).join(" ") || id;
}

/** Stands for the id in words in the list of names: most are that and "Chess". */
export const ID_IN_WORDS = "*";

/** A text of several lines joined to one. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}
