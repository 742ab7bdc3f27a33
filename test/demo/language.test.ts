/** The page in other languages: every text is there, none too many, with the places of the English one. */
import { describe, expect, it } from "vitest";
import type { PageText, PageTexts } from "../../demo/languages/texts.ts";
import { Translation } from "../../demo/languages/translation.ts";
import { LANGUAGES, type LanguageTag, languageFor } from "../../demo/languages.ts";
import { readWords } from "../../src/board.ts";
import { pageTexts, untranslated } from "./page-texts.ts";

const english = pageTexts();
const languages: [LanguageTag, PageTexts][] = [];
for (const [tag, { fetch }] of Object.entries(LANGUAGES))
  if (fetch) languages.push([tag as LanguageTag, await fetch()]);

const placesIn = (text: string) => [...new Set(text.match(/\{\d+\}/g))].sort();
const formsOf = (text: PageText) => (typeof text === "string" ? [text] : Object.values(text));

describe("the texts of the page", () => {
  it("are found in its sources", () => {
    expect(english.size).toBeGreaterThan(900);
    expect(english.get("Play on from here")).toEqual(["play-panel.ts"]);
    expect(english.get("Size of the board")).toEqual(["index.html"]);
    expect(english.get("costs {1} %; better")).toEqual(["review-panel.ts"]);
  });

  it("are said by the page's own templates, not by lit's", () => {
    expect(untranslated()).toEqual([]);
  });

  it("have no blanks at their ends, which a language would have to keep", () => {
    expect([...english.keys()].filter((text) => text !== text.trim())).toEqual([]);
  });
});

describe.each(languages)("the texts in %s", (tag, { tag: own, texts, board }) => {
  it("are all there", () => {
    expect([...english].filter(([text]) => !Object.hasOwn(texts, text))).toEqual([]);
  });

  it("are none that the page does not have", () => {
    expect(Object.keys(texts).filter((text) => !english.has(text))).toEqual([]);
  });

  it("have the places of the English ones", () => {
    const wrong = Object.entries(texts).filter(([key, text]) =>
      formsOf(text).some((form) => placesIn(form).join() !== placesIn(key).join()),
    );
    expect(wrong).toEqual([]);
  });

  it("have the language's own tag, and words that a board takes", () => {
    expect(own).toBe(tag);
    expect(board.lang).toBe(tag);
    expect(() => readWords(board)).not.toThrow();
  });
});

describe("a translation", () => {
  const { say, html } = translationOf({
    "{1} of {2}": "von {2} {1}",
    "{1} games": { one: "{1} Partie", other: "{1} Partien" },
    "Start {1} here": "Hier {1} beginnen",
    Close: "Schließen & <weg>",
  });
  /** What lit is given. */
  const given = html as unknown as (strings: TemplateStringsArray, ...values: unknown[]) => unknown[];

  it("fills places in, in its own order", () => {
    expect(say`${1} of ${2}`).toBe("von 2 1");
  });

  it("has forms for numbers, and writes them in its own way", () => {
    expect([say`${1} games`, say`${0} games`, say`${12345.5} games`]).toEqual([
      "1 Partie",
      "0 Partien",
      "12.345,5 Partien",
    ]);
  });

  it("leaves what it does not know", () => {
    expect(say`Nobody knows ${1}`).toBe("Nobody knows 1");
  });

  it("says the texts and labels of a template, whose values go where they belong", () => {
    const [strings, ...values] = given`<p class="a" aria-label="Close" @click=${"act"}>
      ${"one"} of
      ${"two"}<b>Start ${"three"} here</b> ${"four"}</p>`;
    expect((strings as string[]).join("|")).toBe(
      '<p class="a" aria-label="Schließen &#38; &#60;weg>" @click=|>\n      von | |<b>Hier | beginnen</b> |</p>',
    );
    expect(values).toEqual(["act", "two", "one", "three", "four"]);
  });

  it("gives lit the same strings for the same template", () => {
    const draw = () => given`<p>Close</p>`[0];
    expect(draw()).toBe(draw());
  });
});

describe("the language of a person", () => {
  it.each<[LanguageTag | null, string[], LanguageTag]>([
    [null, ["de-AT", "en"], "de"],
    [null, ["fr", "de"], "de"],
    [null, ["en-GB", "de"], "en"],
    [null, ["fr"], "en"],
    [null, [], "en"],
    ["en", ["de"], "en"],
    ["de", ["en"], "de"],
  ])("chosen %s, in a browser of %j, is %s", (chosen, preferred, expected) => {
    expect(languageFor(chosen, preferred)).toBe(expected);
  });
});

/** With a tag of lit's that gives back what it is given. */
function translationOf(texts: PageTexts["texts"]) {
  const translation = new Translation({ tag: "de", texts, board: {} });
  const echo = (strings: TemplateStringsArray, ...values: unknown[]) => [strings, ...values];
  return { say: translation.say, html: translation.html(echo as never) };
}
