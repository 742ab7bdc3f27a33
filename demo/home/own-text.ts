/** The text of a new variant that is made from a shipped one: all of its rules, under a name of its own. */
import { stringify } from "yaml";
import { setValue } from "../maker/yaml-text.ts";

/** @param taken names of variants that the person has already */
export function ownText(origin: { readonly id: string; readonly name: string }, taken: readonly string[]): string {
  const name = freeName(`My ${origin.name}`, taken);
  const head = stringify({ name, extends: origin.id, about: { summary: `Made from ${origin.name}.` } });
  return `${head}\n# What is not said here is as in ${origin.name}.\n`;
}

/** The same rules under another name. */
export function renamed(text: string, name: string): string {
  return setValue(text, ["name"], name);
}

/** A name that none of these has: with a number if it is taken. */
export function freeName(wanted: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted} ${number}`;
    if (!taken.includes(name)) return name;
  }
}
