/** What is special about a variant, found in its rules: for the gallery, which is made by the build. */

import { bundledVariant, countStarts, isWonByMate, rulesInWords, type Variant } from "../../src/index.ts";
import { t } from "../language.ts";

/** By what variants are searched, in the order in which it is offered. */
export const FACETS = {
  pieces: t`Other pieces`,
  goals: t`Other goals`,
  hands: t`Hands and drops`,
  laws: t`Other laws of check or capture`,
  starts: t`Many starts`,
  big: t`Big boards`,
  small: t`Small boards`,
  holes: t`Holes in the board`,
  corner: t`Seen from a corner`,
} as const;
export type Facet = keyof typeof FACETS;

/** A variant in the gallery. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly summary: string;
  readonly inventor: string | null;
  readonly files: number;
  readonly ranks: number;
  readonly facets: readonly Facet[];
  /** Pieces that move as none of orthodox chess; those that are not called like one of it, where there are such. */
  readonly pieces: readonly string[];
  /** Whether all of these are called like pieces of orthodox chess. */
  readonly areChanged: boolean;
  readonly starts: number;
}

/** Squares of the usual board. */
const USUAL = 64;

export function entryOf(variant: Variant): Entry {
  const { id, name, aliases, about, board } = variant;
  const { pieces, areChanged } = otherPieces(variant);
  const starts = countStarts(variant);
  return {
    id,
    name,
    aliases,
    summary: about.summary,
    inventor: about.inventor,
    files: board.files,
    ranks: board.ranks,
    facets: facetsOf(variant, pieces.length > 0, starts > 1),
    pieces,
    areChanged,
    starts,
  };
}

function facetsOf(variant: Variant, hasPieces: boolean, hasStarts: boolean): Facet[] {
  const topics = new Set(rulesInWords(variant).map(([topic]) => topic));
  const { files, ranks, holes } = variant.board;
  const squares = files * ranks - (holes?.length ?? 0);
  const found: Readonly<Record<Facet, boolean>> = {
    pieces: hasPieces,
    goals: !isWonByMate(variant),
    hands: topics.has("Hands"),
    laws: topics.has("Check") || topics.has("Captures"),
    starts: hasStarts,
    big: squares > USUAL,
    small: squares < USUAL,
    holes: holes !== undefined,
    corner: variant.view === "corner",
  };
  return (Object.keys(FACETS) as Facet[]).filter((facet) => found[facet]);
}

function otherPieces({ pieceTypes }: Variant): Pick<Entry, "pieces" | "areChanged"> {
  const orthodox = bundledVariant("chess")?.pieceTypes ?? [];
  const usual = new Set(orthodox.map(movement));
  const other = pieceTypes.filter((pieceType) => !usual.has(movement(pieceType))).map(({ name }) => name);
  const fresh = other.filter((name) => orthodox.every((pieceType) => pieceType.name !== name));
  return fresh.length > 0 ? { pieces: fresh, areChanged: false } : { pieces: other, areChanged: other.length > 0 };
}

/** What its movement means, wherever the text says it. */
function movement({ moves }: Variant["pieceTypes"][number]): string {
  const terms = moves.map(({ betza }) => betza.terms);
  return JSON.stringify(terms, (key, value) => (key === "offset" || key === "length" ? undefined : value));
}
