import { CST } from "yaml";
import type { Complaint } from "./located.ts";

/** The deepest nesting of maps and lists. */
export const MOST_DEPTH = 16;

/** Refuses YAML beyond plain data at the first token that shows it, before anything is built.
 *  @param lexeme a token of YAML's lexer, not the content of a scalar
 *  @param depth number of open maps and lists */
export function findTrick(lexeme: string, depth: number): Complaint | null {
  // one open item is the document, another may be a scalar that has begun
  if (depth > MOST_DEPTH + 2) return TOO_DEEP;
  const type = CST.tokenType(lexeme);
  return (type && TRICKS.get(type)) ?? null;
}

const TOO_DEEP: Complaint = {
  code: "too-deep",
  message: `Maps and lists are nested more than ${MOST_DEPTH} deep.`,
};

const TRICKS: ReadonlyMap<string, Complaint> = new Map([
  ["anchor", trick("An anchor", "write the value out where it is wanted")],
  ["alias", trick("An alias", "write the value out where it is wanted")],
  ["tag", trick("A tag", "write the plain value")],
  ["directive-line", trick("A directive", "leave the line out")],
]);

function trick(what: string, remedy: string): Complaint {
  return { code: "yaml-feature", message: `${what} is not allowed in a variant file: ${remedy}.` };
}
