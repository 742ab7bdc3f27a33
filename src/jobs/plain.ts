/** A JSON object, not a list. */
export type PlainRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const LONGEST_TEXT = 400;

/** A text that came from elsewhere, fit for a terminal: no control characters, and not endless. */
export function printable(text: string): string {
  const short = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
  return short.replace(/\p{C}/gu, "\u{FFFD}");
}
