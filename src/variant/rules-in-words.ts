/** A variant's rules in sentences, apart from how its pieces move. */
import { TOPICS } from "../rules/words.ts";
import { boardInWords } from "./board-in-words.ts";
import { checkVariant } from "./check.ts";
import type { Variant } from "./variant.ts";

/** A topic and its sentences. */
export type Rule = readonly [topic: string, sentences: readonly string[]];

/** Every rule that the variant has or could have, by topic.
 *  @throws {FairywrenError} `wrong-type` */
export function rulesInWords(variant: Variant): Rule[] {
  checkVariant(variant);
  const board = boardInWords(variant);
  const rules = TOPICS.map(([name, inWords]): Rule => [name, inWords(variant)]);
  return board.length > 0 ? [["Board", board], ...rules] : rules;
}
