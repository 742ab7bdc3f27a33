/** A token of Betza text: one letter, a run of digits, or any other single character. */
export interface Token {
  readonly kind: "letter" | "atom" | "number" | "mark" | "end";
  readonly text: string;
  /** In UTF-16 units from the start of the string. */
  readonly offset: number;
}

/** Splits Betza text into tokens; the last one has kind `end` and no text. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[0-9]+|[\s\S]/gu)) {
    tokens.push({ kind: kindOf(match[0]), text: match[0], offset: match.index });
  }
  tokens.push({ kind: "end", text: "", offset: text.length });
  return tokens;
}

function kindOf(text: string): Token["kind"] {
  if (/^[a-z]$/.test(text)) return "letter";
  if (/^[A-Z]$/.test(text)) return "atom";
  return /^[0-9]/.test(text) ? "number" : "mark";
}
