/** An id in title case: `dragon-bishop` is `Dragon Bishop`. */
export function inWords(id: string): string {
  const words = id.split(/[-_]+/).filter((word) => word !== "");
  return words.map((word) => word[0].toUpperCase() + word.slice(1)).join(" ") || id;
}

/** A text of several lines joined to one. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}
