/** The page in the language of who reads it. English stands in the code, and is the key of its texts in other languages. */

import type { Translation } from "./languages/translation.ts";
import { LANGUAGES, languageFor } from "./languages.ts";
import { Chosen } from "./settings.ts";
import { browserStorage } from "./storage.ts";

/** Null for English, and when a language cannot be fetched. */
export const translation = await fetchTranslation().catch(() => null);

/** A text of the page, of which no more than a place is filled in: t`Start ${number}.`; elsewhere it says `Start {1}.` Of templates
 *  `html` says the texts. */
export const t: (strings: TemplateStringsArray, ...values: readonly unknown[]) => string =
  translation?.say ?? ((raw, ...values) => String.raw({ raw }, ...values));

/** In which numbers, dates and lists are written. */
export const locale = translation?.tag ?? "en";

/** A text within a sentence, of which it is the beginning elsewhere. */
export function lowered(text: string): string {
  return translation ? text : text.toLowerCase();
}

/** Before anything is drawn with it. What is fetched here may import nothing of the page, which waits for it. */
async function fetchTranslation(): Promise<Translation | null> {
  const { language } = new Chosen(browserStorage()).settings;
  const { fetch } = LANGUAGES[languageFor(language, globalThis.navigator?.languages ?? [])];
  if (!fetch) return null;
  const [{ Translation }, texts] = await Promise.all([import("./languages/translation.ts"), fetch()]);
  return new Translation(texts);
}
