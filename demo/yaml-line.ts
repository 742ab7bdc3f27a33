/** A variant's file in one line, for a tag of a PGN: the same data without its comments. Fetched when it is needed. */
import { parse, stringify } from "yaml";

export function inOneLine(yaml: string): string {
  const line = stringify(parse(yaml), { collectionStyle: "flow", lineWidth: 0, defaultStringType: "PLAIN" }).trim();
  // Texts of several lines, such as a board, are what YAML's flow style breaks at.
  return line.includes("\n") ? JSON.stringify(parse(yaml)) : line;
}
