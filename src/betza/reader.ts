import { atomOf } from "./atom.ts";
import { type BetzaFault, faultAt } from "./fault.ts";
import { isModifier, RESERVED } from "./modifier.ts";
import type { Token } from "./token.ts";

/** A cursor over tokens. */
export interface Reader {
  readonly tokens: readonly Token[];
  at: number;
}

/** The next token. */
export const peek = (reader: Reader): Token => reader.tokens[reader.at];
/** The end of the text read so far. */
export const endOf = (reader: Reader): number => peek(reader).offset;

/** Takes the next token; the end token is never consumed. */
export function take(reader: Reader): Token {
  const token = peek(reader);
  if (token.kind !== "end") reader.at++;
  return token;
}

/** Takes the next token if it has this text. */
export function takeIf(reader: Reader, text: string): boolean {
  if (peek(reader).text !== text) return false;
  reader.at++;
  return true;
}

/** Takes modifier letters, and the `a` between legs. */
export function takeLetters(reader: Reader): Token[] {
  const letters: Token[] = [];
  while (peek(reader).kind === "letter") {
    const token = take(reader);
    if (token.text !== "a" && !isModifier(token.text)) throw unknownModifier(token);
    letters.push(token);
  }
  return letters;
}

function unknownModifier(token: Token): BetzaFault {
  const { text } = token;
  if (Object.hasOwn(RESERVED, text))
    return faultAt(token, "reserved-modifier", `'${text}' is refused: ${RESERVED[text]}.`);
  const capital = text.toUpperCase();
  const hint = atomOf(capital) ? capital : null;
  return faultAt(token, "unknown-modifier", `'${text}' is not a Betza modifier.`, hint);
}
