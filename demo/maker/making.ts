/** A variant being made: its text, and the meaning of the text. */
import {
  bundledDocument,
  documentOf,
  freeLetters,
  makeVariant,
  nameOfId,
  type VariantDocument,
} from "../../src/document.ts";
import type { Variant } from "../../src/index.ts";
import { plainOf } from "./yaml-text.ts";

export interface Making {
  readonly text: string;
  readonly variant: Variant;
  /** The document with everything inherited. */
  readonly whole: VariantDocument;
  /** The document of the text alone. */
  readonly own: VariantDocument;
  /** The variant that it extends. */
  readonly parent: Variant | null;
}

/** Puts a text into the editor and plays it; returns null, or a sentence that says why it cannot. */
export type Commit = (text: string) => string | null;

/** @param text that has been read and is valid */
export function makingOf(text: string, variant: Variant): Making {
  const own = plainOf(text) as VariantDocument;
  const parent = own.extends === undefined ? null : parentOf(own.extends);
  return { text, variant, whole: documentOf(variant), own, parent };
}

const parents = new Map<string, Variant | null>();

/** A shipped variant that a text extends, made of its document, which the reader of files has at hand. */
function parentOf(id: string): Variant | null {
  const document = bundledDocument(id);
  const parent = parents.get(id) ?? (document && makeVariant(id, document));
  parents.set(id, parent);
  return parent;
}

/** Whether a piece is defined in the text, in the parent, or in both. */
export function originOf({ own, parent }: Making, id: string): "own" | "inherited" | "changed" {
  const isInherited = parent?.pieceTypes.some((pieceType) => pieceType.id === id) ?? false;
  if (!isInherited) return "own";
  return own.pieces?.[id] === undefined ? "inherited" : "changed";
}

/** Pieces of the parent that the text removes. */
export function takenAway({ own, parent }: Making): { readonly id: string; readonly name: string }[] {
  return (parent?.pieceTypes ?? []).filter(({ id }) => own.pieces?.[id] === "none");
}

/** The key of a new piece: its name in lower-case words joined by dashes, with a number if it is taken. */
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

/** Whether the name is the default for the id. */
export function isNamedById(id: string, name: string): boolean {
  return nameOfId(id) === name;
}

/** The first free letter of the name, or else the first of all, which is dressed where no plain one is left; empty when there is none. */
export function suggestLetter(variant: Variant, name: string): string {
  const free = freeLetters(variant);
  return [...name.toUpperCase()].find((letter) => free.includes(letter)) ?? free[0] ?? "";
}
