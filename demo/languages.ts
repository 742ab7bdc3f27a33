/** The languages of the page. Each is one file of texts, fetched when it is wanted. */
import type { PageTexts } from "./languages/texts.ts";

export interface PageLanguage {
  /** What it calls itself. */
  readonly name: string;
  /** Null for English, which stands in the code. */
  readonly fetch: (() => Promise<PageTexts>) | null;
}

/** By their tags, in the order in which they are offered. */
export const LANGUAGES = {
  en: { name: "English", fetch: null },
  de: { name: "Deutsch", fetch: async () => (await import("./languages/german.ts")).GERMAN },
} as const satisfies Readonly<Record<string, PageLanguage>>;

export type LanguageTag = keyof typeof LANGUAGES;
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as readonly LanguageTag[];

/** The language that somebody wants: the chosen one, or the first that the browser prefers and the page has.
 *  @param preferred as `navigator.languages` has it, such as `de-AT` */
export function languageFor(chosen: LanguageTag | null, preferred: readonly string[]): LanguageTag {
  const spoken = preferred.map((tag) => LANGUAGE_TAGS.find((known) => known === tag.split("-")[0]));
  return chosen ?? spoken.find((tag) => tag !== undefined) ?? "en";
}
