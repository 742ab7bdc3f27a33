/** The rules that a game carries in a tag, where its variant is not shipped, so that anyone can load it. */
import { misuse } from "../diagnostic/argument.ts";
import type { PgnGame } from "./pgn.ts";

/** The tag with the variant's file in one line. */
export const RULES_TAG = "VariantYaml";
/** The longest value of that tag, in bytes of UTF-8. */
export const LONGEST_RULES = 16_384;

/** The text of the rules that a game carries; null for none. To be read by the YAML reader.
 *  @throws {FairywrenError} `pgn-rules` when it is longer than `LONGEST_RULES` */
export function carriedRules({ tags }: Pick<PgnGame, "tags">): string | null {
  const yaml = tags.get(RULES_TAG);
  if (yaml === undefined) return null;
  const message = tooLongRules(yaml);
  if (message === null) return yaml;
  throw misuse("pgn-rules", message, "<pgn>");
}

/** Why rules are refused before they are read, or null. */
export function tooLongRules(yaml: string): string | null {
  const length = new TextEncoder().encode(yaml).length;
  if (length <= LONGEST_RULES) return null;
  return `The tag ${RULES_TAG} has ${length} bytes: rules in a PGN may have ${LONGEST_RULES}.`;
}
