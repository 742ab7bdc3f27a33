/** Typed Betza, for forms. */
import { type Betza, parseBetza, unsupportedTerm } from "../../src/betza.ts";

/** A movement that can be played, or the reason why not in one sentence. */
export function readMoves(text: string): { readonly betza: Betza | null; readonly fault: string | null } {
  const parsed = parseBetza(text);
  if (!parsed.ok) return { betza: null, fault: parsed.hint ? `${parsed.message} ${parsed.hint}` : parsed.message };
  const term = unsupportedTerm(parsed.betza);
  if (!term) return { betza: parsed.betza, fault: null };
  return { betza: null, fault: `${term.message[0].toUpperCase()}${term.message.slice(1)}.` };
}
