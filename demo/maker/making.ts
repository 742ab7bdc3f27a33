/** A variant that is being made: its text, and what the text means. */
import { describedVariant, documentOf, nameOfId, type VariantDocument } from "../../src/document.ts";
import type { Variant } from "../../src/index.ts";
import { plainOf } from "./yaml-text.ts";

export interface Making {
  readonly text: string;
  readonly variant: Variant;
  /** Everything that the text says and inherits. */
  readonly whole: VariantDocument;
  /** What the text itself says. */
  readonly own: VariantDocument;
  /** The variant that it extends. */
  readonly parent: Variant | null;
}

/** Puts a text into the editor and plays it, or says in a sentence why it does not; null when it does. */
export type Commit = (text: string) => string | null;

/** Of a text that was read and found sound. */
export function makingOf(text: string, variant: Variant): Making {
  const own = plainOf(text) as VariantDocument;
  const parent = own.extends === undefined ? null : describedVariant(own.extends);
  return { text, variant, whole: documentOf(variant), own, parent };
}

/** Where what is known of a piece stands: in the text, in the parent, or in both. */
export function originOf({ own, parent }: Making, id: string): "own" | "inherited" | "changed" {
  const isInherited = parent?.pieceTypes.some((pieceType) => pieceType.id === id) ?? false;
  if (!isInherited) return "own";
  return own.pieces?.[id] === undefined ? "inherited" : "changed";
}

/** Pieces of the parent that the text takes away. */
export function takenAway({ own, parent }: Making): { readonly id: string; readonly name: string }[] {
  return (parent?.pieceTypes ?? []).filter(({ id }) => own.pieces?.[id] === "none");
}

/** The key of a new piece: its name in lower-case words joined by dashes, with a number where it is taken. */
export function newId(name: string, { variant, own }: Pick<Making, "variant" | "own">): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, "-").replace(/^[^a-z]+|-+$/g, "");
  const base = words.slice(0, 28).replace(/-+$/, "") || "piece";
  const taken = new Set([...variant.pieceTypes.map(({ id }) => id), ...Object.keys(own.pieces ?? {})]);
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** Whether the id says the name already. */
export function isNamedById(id: string, name: string): boolean {
  return nameOfId(id) === name;
}

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Letters that no piece has. */
export function freeLetters({ pieceTypes }: Variant): string[] {
  return ALPHABET.filter((letter) => !pieceTypes.some((pieceType) => pieceType.letter === letter));
}

/** The first letter of the name that is free, else the first that is; empty when there is none. */
export function suggestLetter(variant: Variant, name: string): string {
  const free = freeLetters(variant);
  return [...name.toUpperCase()].find((letter) => free.includes(letter)) ?? free[0] ?? "";
}
