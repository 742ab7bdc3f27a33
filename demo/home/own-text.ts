/** Names of variants of one's own: a text that is made from a shipped variant is called otherwise, and says no more what that one is. */
import { stringify } from "yaml";
import type { VariantDocument } from "../../src/document.ts";
import type { Variant } from "../../src/index.ts";
import { type Plain, plainOf, removeValue, setValue } from "../maker/yaml-text.ts";

/** What it was made from. */
type Origin = Pick<Variant, "id" | "name">;

/** The text of a new variant with all the rules of a shipped one.
 *  @param taken names of variants that the person has already */
export function ownText(origin: Origin, taken: readonly string[]): string {
  const name = ownName(origin, taken);
  const head = stringify({ name, extends: origin.id, about: aboutFrom(origin) });
  return `${head}\n# What is not said here is as in ${origin.name}.\n`;
}

/** The same rules under another name, with words of their own. */
export function renamed(text: string, name: string, origin: Described | null = null): string {
  const named = setValue(text, ["name"], name);
  return origin ? withOwnWords(named, origin) : named;
}

/** The text of rules that have come to differ from the shipped ones: it says no more what those are, in its summary and the
 *  comment at its head. A text that only looks different stays as it is.
 *  @param shipped the text that it was made from */
export function disowned(text: string, shipped: string, origin: Described): string {
  if (JSON.stringify(plainOf(text)) === JSON.stringify(plainOf(shipped))) return text;
  const head = headOf(shipped);
  return withOwnWords(head !== "" && text.includes(head) ? text.replace(head, "") : text, origin);
}

type Described = Pick<Variant, "name" | "about">;

/** What the text still says of the variant that it was made from goes: its summary, its source, its inventor, its other names;
 *  what has been written since stays. */
function withOwnWords(text: string, origin: Described): string {
  const { about, aliases } = plainOf(text) as VariantDocument;
  if (about?.summary !== origin.about.summary) return text;
  const known: Readonly<Record<string, unknown>> = { ...origin.about };
  const own = Object.entries(about).filter(([key, value]) => value !== known[key]);
  const told = setValue(text, ["about"], { ...aboutFrom(origin), ...Object.fromEntries(own) } as Plain);
  return aliases ? removeValue(told, ["aliases"]) : told;
}

/** The comments above the first key, but for the one that tells editors of the schema. */
function headOf(text: string): string {
  return /^(?:# yaml-language-server:.*\n)?((?:#.*\n|\s*\n)*)/.exec(text)?.[1] ?? "";
}

export function ownName({ name }: Pick<Variant, "name">, taken: readonly string[]): string {
  return freeName(`My ${name}`, taken);
}

const aboutFrom = ({ name }: Pick<Variant, "name">) => ({ summary: `Made from ${name}.` });

/** A name that none of these has: with a number if it is taken. */
export function freeName(wanted: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted} ${number}`;
    if (!taken.includes(name)) return name;
  }
}
