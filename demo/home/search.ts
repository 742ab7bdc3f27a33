/** The search in the gallery: every word must be found, and everything that is pressed must hold. */

import { lowered, t } from "../language.ts";
import { type Entry, FACETS, type Facet } from "./facets.ts";

export interface Wanted {
  readonly words: string;
  readonly facets: ReadonlySet<Facet>;
  /** As `sizeOf` writes it; empty for any. */
  readonly size: string;
}

export const sizeOf = ({ files, ranks }: Pick<Entry, "files" | "ranks">): string => `${files}×${ranks}`;

export function search(entries: readonly Entry[], { words, facets, size }: Wanted): readonly Entry[] {
  const needles = fold(words).split(" ").filter(Boolean);
  return entries.filter(
    (entry) =>
      (size === "" || sizeOf(entry) === size) &&
      [...facets].every((facet) => entry.facets.includes(facet)) &&
      needles.every((needle) => textOf(entry).includes(needle)),
  );
}

/** The sizes that there are, and of how many variants, from the smallest on. */
export function sizesOf(entries: readonly Entry[]): readonly (readonly [size: string, count: number])[] {
  const counts = new Map<string, number>();
  const bySquares = [...entries].sort((a, b) => a.files * a.ranks - b.files * b.ranks || a.files - b.files);
  for (const entry of bySquares) counts.set(sizeOf(entry), (counts.get(sizeOf(entry)) ?? 0) + 1);
  return [...counts];
}

/** What is special, in a few words. */
export function specialOf(entry: Entry): string {
  const { pieces, starts, facets } = entry;
  const others = facets.filter((facet) => !SAID.includes(facet)).map((facet) => lowered(FACETS[facet]));
  const words = [pieces.length > 0 ? piecesInWords(entry) : "", starts > 1 ? t`${starts} starts` : "", ...others];
  return words.filter(Boolean).join(" · ");
}

/** Facets that a card shows in other words. */
const SAID: readonly Facet[] = ["pieces", "starts", "big", "small"];

/** Names before the others are counted. */
const NAMED = 3;

function piecesInWords({ pieces, areChanged }: Entry): string {
  const named = pieces.length === NAMED + 1 ? pieces : pieces.slice(0, NAMED);
  const more = pieces.length - named.length;
  const list = named.join(", ") + (more > 0 ? ` ${t`and ${more} more`}` : "");
  return areChanged ? t`its own ${lowered(list)}` : list;
}

const texts = new WeakMap<Entry, string>();

/** All that is searched in, put together once. */
function textOf(entry: Entry): string {
  const text = texts.get(entry) ?? writeText(entry);
  texts.set(entry, text);
  return text;
}

function writeText(entry: Entry): string {
  const { id, name, aliases, summary, inventor, pieces, facets } = entry;
  const labels = facets.map((facet) => FACETS[facet]);
  return fold([id, name, ...aliases, summary, inventor ?? "", ...pieces, ...labels, sizeOf(entry)].join(" "));
}

/** Without accents and case; `10x8` is written with a letter. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("×", "x");
}
