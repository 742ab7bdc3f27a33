/**
 * Makes a document shorter: leaves out what says nothing, being the default or what the parent says already. Nothing is
 * known here of what keys mean: a part can go if what is read without it is the same.
 */
import { readVariant } from "../definition/read.ts";
import type { Document } from "./document.ts";
import type { Value } from "./draft.ts";

/** All that a document says of the rules, with letters, as one text; null when it is no variant. */
export function rulesOf(document: Document, id: string): string | null {
  const { variant } = readVariant(JSON.stringify(document), { file: `${id}.yaml` });
  return variant && JSON.stringify(variant, (key, value) => (TALK.includes(key) ? undefined : value));
}

/** Keys of variants and their pieces that are no rules. */
const TALK: readonly string[] = ["name", "aliases", "about", "symbol", "remarks", "view", "notation", "weights"];

/** The shortest document with the same rules that leaving out makes, part by part. */
export function shorten(document: Document, id: string): Document {
  const wanted = rulesOf(document, id);
  if (wanted === null) return document;
  let shorter = document;
  for (const path of removable(document)) {
    const tried = without(shorter, path);
    if (rulesOf(tried, id) === wanted) shorter = tried;
  }
  return shorter;
}

const KEPT: readonly string[] = ["name", "extends", "about", "notation"];

/** Parts that may go, the larger before what is in them. */
function removable(document: Document): string[][] {
  return Object.entries(document)
    .filter(([key]) => !KEPT.includes(key))
    .flatMap(([key, value]) => [[key], ...inner([key], value)]);
}

function inner(path: readonly string[], value: Value): string[][] {
  if (typeof value !== "object" || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...inner([...path, key], part)]);
}

/** Also of maps in it that become empty; the same where there is no such part any more. */
function without(document: Document, [key, ...rest]: readonly string[]): Document {
  if (!(key in document)) return document;
  const { [key]: value, ...others } = document;
  if (rest.length === 0 || typeof value !== "object" || Array.isArray(value)) return others;
  const shorter = without(value as Document, rest);
  return Object.keys(shorter).length === 0 ? others : { ...document, [key]: shorter };
}
