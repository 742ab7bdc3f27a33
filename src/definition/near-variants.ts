/** Which shipped variants are called nearly like one that there is not. */
import { suggest, wordsLike } from "../diagnostic/suggest.ts";
import { bundledIds, idOfName, nameOfBundled } from "./library.ts";

/** More are no help. */
const MOST = 5;

/** The id that was meant; null where none is near enough.
 *  @example
 *  nearestVariant("Paradigm Chess31"); // "paradigm" */
export function nearestVariant(word: string): string | null {
  return suggest(word, bundledIds()) ?? idOfName(suggest(word, namesOfAll()) ?? "");
}

/** The ids of at most five that are near, the nearest first; names count too. */
function nearVariants(word: string): string[] {
  const byName = wordsLike(word, namesOfAll()).map((name) => idOfName(name) ?? "");
  const nearest = nearestVariant(word) ?? [];
  return [...new Set([nearest, wordsLike(word, bundledIds()), byName].flat())].slice(0, MOST);
}

function namesOfAll(): string[] {
  return bundledIds().map((id) => nameOfBundled(id) ?? id);
}

/** The number of shipped variants, with those that are near, as the end of a sentence.
 *  @param place where all of them are listed */
export function shippedInWords(word: string, place: string): string {
  const near = nearVariants(word);
  const all = `the ${bundledIds().length} that ${place}`;
  return near.length === 0 ? `See ${all}.` : `Near it ${near.length > 1 ? "are" : "is"} ${near.join(", ")}, of ${all}.`;
}
