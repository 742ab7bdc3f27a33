/** Numbers and lists as people write them. */

/** A number with thousands separators: `1,234,567`. */
export function grouped(number: number): string {
  return Math.round(number).toLocaleString("en-US");
}

/** `one start`, `30 starts`. */
export function counted(number: number, singular: string, plural = `${singular}s`): string {
  return number === 1 ? `one ${singular}` : `${grouped(number)} ${plural}`;
}

/** A list for people: `a, b or c`. */
export function listed(words: readonly string[], link: "and" | "or" = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${link} ${words[words.length - 1]}`;
}

/** A text with its first letter large. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
