/** An id as people would write it: `dragon-bishop` is `Dragon Bishop`. */
export function inWords(id: string): string {
  const words = id.split(/[-_]+/).filter((word) => word !== "");
  return words.map((word) => word[0].toUpperCase() + word.slice(1)).join(" ") || id;
}

/** A text of several lines as one line. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}
