/** Edits of regions, and of all that uses them. Each returns the new text. */
import { documentOf, type SidedSquares, type VariantDocument } from "../../src/document.ts";
import type { Variant } from "../../src/index.ts";
import { pieceNamed } from "../board-language.ts";
import { t } from "../language.ts";
import type { Making } from "./making.ts";
import { type Path, type Plain, removeValue, renameKey, setValue } from "./yaml-text.ts";

/** A set of squares in a document, and what it belongs to in words. */
interface Place {
  readonly path: Path;
  readonly words: string;
  readonly squares: unknown;
}

/** Sets the squares of a region, which is new or there already. */
export function putRegion(making: Making, name: string, squares: SidedSquares): string {
  const inherited = isInheritedRegion(making, name) ? documentOf(making.parent as Variant).regions?.[name] : undefined;
  const isSame = JSON.stringify(inherited) === JSON.stringify(squares);
  const path = ["regions", name];
  return isSame ? removeValue(making.text, path) : setValue(making.text, path, squares as Plain);
}

export function isInheritedRegion({ parent }: Making, name: string): boolean {
  return parent !== null && documentOf(parent).regions?.[name] !== undefined;
}

export function removeRegion({ text }: Making, name: string): string {
  return removeValue(text, ["regions", name]);
}

/** Renames a region in its place, and wherever it is used. */
export function renameRegion({ text, own }: Making, name: string, wanted: string): string {
  const used = placesIn(own).filter(({ squares }) => names(squares, name));
  const changed = used.reduce((rest, { path, squares }) => setValue(rest, path, renamed(squares, name, wanted)), text);
  return renameKey(changed, ["regions", name], wanted);
}

/** What uses a region, in words; inherited rules too. */
export function usesOf({ whole, variant }: Making, name: string): string[] {
  const used = placesIn(whole, variant).filter(({ squares }) => names(squares, name));
  return [...new Set(used.map(({ words }) => words))];
}

const termsOf = (text: string): string[] => text.split(/(\s+)/);

function names(squares: unknown, name: string): boolean {
  if (typeof squares === "string") return termsOf(squares).includes(name);
  return typeof squares === "object" && squares !== null && Object.values(squares).some((part) => names(part, name));
}

function renamed(squares: unknown, name: string, wanted: string): Plain {
  if (typeof squares === "string")
    return termsOf(squares)
      .map((term) => (term === name ? wanted : term))
      .join("");
  if (Array.isArray(squares)) return squares.map((part) => renamed(part, name, wanted));
  if (typeof squares !== "object" || squares === null) return squares as Plain;
  return Object.fromEntries(Object.entries(squares).map(([key, part]) => [key, renamed(part, name, wanted)]));
}

/** Every set of squares that may use regions. */
function placesIn(document: VariantDocument, variant?: Variant): Place[] {
  const { regions = {}, setup, win, lose, draws } = document;
  return [
    ...Object.entries(regions).map(([name, squares]) => ({
      path: ["regions", name],
      words: t`the region ${name}`,
      squares,
    })),
    ...placesOfPieces(document, variant),
    ...listed(document.promotion, ["promotion"], "zone", (at) => t`rule ${at + 1} of promotion`),
    ...placesOfShuffle(setup?.shuffle, ["setup", "shuffle"]),
    ...[...listed(win, ["win"], "reach", goal), ...listed(lose, ["lose"], "reach", goal)],
    ...listed(draws?.by, ["draws", "by"], "reach", goal),
    ...placesOfHands(document.hands),
  ];
}

const goal = () => t`a goal`;

function placesOfPieces({ pieces = {} }: VariantDocument, variant: Variant | undefined): Place[] {
  return Object.entries(pieces).flatMap(([id, piece]) => {
    if (typeof piece !== "object") return [];
    const owner = pieceNamed(id, variant?.pieceTypes ?? []);
    const path = ["pieces", id];
    const squares = (key: "first-move" | "forbidden", what: string): Place => ({
      path: [...path, key],
      words: t`${what} of the ${owner}`,
      squares: piece[key],
    });
    const moves = (key: "from" | "to") =>
      listed(piece.moves, [...path, "moves"], key, () => t`the moves of the ${owner}`);
    return [
      ...moves("from"),
      ...moves("to"),
      squares("first-move", t`the first move`),
      squares("forbidden", t`the forbidden squares`),
    ];
  });
}

function placesOfShuffle(shuffle: unknown, path: Path): Place[] {
  const words = () => t`the numbered starts`;
  const steps = Array.isArray(shuffle) ? shuffle : [];
  return [
    ...listed(steps, path, "on", words),
    ...steps.flatMap(({ steps: inner }, at) => listed(inner, [...path, at, "steps"], "on", words)),
  ];
}

function placesOfHands(hands: VariantDocument["hands"]): Place[] {
  if (typeof hands !== "object") return [];
  const path = ["hands", "enter", "with-first-move"];
  const { enter } = hands;
  return [
    ...listed(hands.drops, ["hands", "drops"], "on", (at) => t`rule ${at + 1} of drops`),
    { path, words: t`where pieces enter`, squares: typeof enter === "object" ? enter["with-first-move"] : undefined },
  ];
}

/** The sets under one key of the entries of a list. */
function listed(entries: unknown, path: Path, key: string, words: (at: number) => string): Place[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry, at) => {
    const squares = typeof entry === "object" && entry !== null ? entry[key] : undefined;
    return squares === undefined ? [] : [{ path: [...path, at, key], words: words(at), squares }];
  });
}
