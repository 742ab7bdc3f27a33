/** A variant's rules in sentences, apart from how its pieces move. */
import { TOPICS } from "../rules/words.ts";
import { checkVariant } from "./check.ts";
import type { Variant } from "./variant.ts";

/** A topic and its sentences. */
export type Rule = readonly [topic: string, sentences: readonly string[]];

/** Every rule that the variant has or could have, by topic.
 *  @throws {FairywrenError} `wrong-type` */
export function rulesInWords(variant: Variant): Rule[] {
  checkVariant(variant);
  return TOPICS.map(([name, inWords]) => [name, inWords(variant)]);
}
