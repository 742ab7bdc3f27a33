/** Reads the words that a page gives: all of them are checked before any is used, and every fault is told. */
import { misuse, readWarily, wrongType } from "../diagnostic/argument.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import { IN_ENGLISH, Language } from "./language.ts";
import { type BoardWords, ENGLISH, REASONS, REFUSALS } from "./words.ts";

/** The words of a board, checked. Null is English.
 *  @throws {FairywrenError} with every fault: `unknown-key` with the nearest key, `word-place` where a text lacks a place of the English
 *  one or has another, `wrong-type`, and `text` for what is no tag of a language
 *  @example
 *  announceMove(variant, game.play("e4"), null, readWords({ played: "{side} : {move}." })); // "White : Pawn e2 to e4."
 */
export function readWords(words: BoardWords | null | undefined): Language {
  if (words === null || words === undefined) return IN_ENGLISH;
  const faults: Diagnostic[] = [];
  const refuse = ({ diagnostics }: FairywrenError) => void faults.push(...diagnostics);
  const given = readWarily("words", words, () => copyOf("words", words, MODEL, refuse) as BoardWords);
  if (faults.length === 0 && given.lang !== undefined && !isTag(given.lang))
    refuse(
      misuse("text", `The words.lang must be the tag of a language, such as 'de', not ${quote(given.lang)}.`, PLACE),
    );
  if (faults.length > 0) throw new FairywrenError(faults);
  return new Language(given);
}

/** What a value is to be like: a text with these places, or a record of such values, by known keys or any (`ANY`). */
type Model = string | { readonly [key: string]: Model };

/** What the faults are said to be in. */
const PLACE = "<words>";
const ANY = "*";
/** A text without places. */
const NAME = "";
const MODEL: Model = {
  ...ENGLISH,
  lang: NAME,
  pieces: { [ANY]: { name: NAME, white: NAME, black: NAME, moves: NAME } },
  variants: { [ANY]: NAME },
  reasons: REASONS,
  refusals: REFUSALS,
};

type Refuse = (error: FairywrenError) => void;

/** @param name what messages call the value: `words.turn` */
function copyOf(name: string, value: unknown, model: Model, refuse: Refuse): unknown {
  const text = typeof model === "string" ? model : (model.other ?? model.name);
  if (typeof value === "string" && typeof text === "string") checkPlaces(name, value, text, refuse);
  else if (typeof model === "string") refuse(wrongType(name, "a string", value));
  else if (typeof value !== "object" || value === null) refuse(wrongType(name, "an object", value));
  else return copyOfRecord(name, value, model, refuse);
  return value;
}

function copyOfRecord(name: string, record: object, model: Exclude<Model, string>, refuse: Refuse): unknown {
  const { other } = model;
  const known = typeof other === "string" ? formsLike(other) : model;
  const copy: Record<string, unknown> = Object.create(null);
  for (const [key, part] of Object.entries(record)) {
    const like = Object.hasOwn(known, key) ? known[key] : known[ANY];
    if (like === undefined)
      refuse(misuse("unknown-key", `There is no ${quote(key)} in ${name}.`, PLACE, suggest(key, Object.keys(known))));
    else if (part !== undefined) copy[key] = copyOf(`${name}.${key}`, part, like, refuse);
  }
  if (other !== undefined && copy.other === undefined) refuse(wrongType(`${name}.other`, "a string", undefined));
  return copy;
}

/** Forms may say the number themselves, but for the one of all other numbers. */
function formsLike(other: string): Exclude<Model, string> {
  const form = other.replace("{number}", "{number?}");
  return { zero: form, one: form, two: form, few: form, many: form, other };
}

function checkPlaces(name: string, text: string, english: string, refuse: Refuse): void {
  const [given, own] = [placesIn(text), placesIn(english)];
  const names = own.map((place) => place.replace("?", ""));
  const places = `its places are ${names.map((place) => `{${place}}`).join(", ") || "none"}`;
  for (const place of given.filter((each) => !names.includes(each)))
    refuse(misuse("word-place", `${name} has no place {${place}}: ${places}.`, PLACE, suggest(place, names)));
  for (const place of own.filter((each) => !each.endsWith("?") && !given.includes(each)))
    refuse(misuse("word-place", `${name} lacks {${place}}: ${places}.`, PLACE));
}

function placesIn(text: string): string[] {
  return Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, place]) => place);
}

function isTag(lang: string): boolean {
  try {
    return Intl.getCanonicalLocales(lang).length > 0;
  } catch {
    return false;
  }
}
