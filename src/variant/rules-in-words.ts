/** A variant's rules in sentences, apart from how its pieces move. */
import { TOPICS } from "../rules/words.ts";
import { boardInWords } from "./board-in-words.ts";
import { checkVariant } from "./check.ts";
import type { Variant } from "./variant.ts";

/** A topic and its sentences. */
export type Rule = readonly [topic: string, sentences: readonly string[]];

/** Every rule that the variant has or could have, by topic; of rules that most variants do without, those that it has.
 *  @throws {FairywrenError} `wrong-type` */
export function rulesInWords(variant: Variant): Rule[] {
  checkVariant(variant);
  const topics = [["Board", boardInWords] as const, ...TOPICS];
  return topics
    .map(([name, inWords]): Rule => [name, inWords(variant)])
    .filter(([, sentences]) => sentences.length > 0);
}
