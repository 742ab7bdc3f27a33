/** Where the ids of pieces stand in a file: for definitions, references and new names. */
import type { LocatedMap, Span } from "../definition/located.ts";
import { eachPlace, type Place, placeAt } from "./place.ts";
import { hasFormat, isKeyOfPiece } from "./schema.ts";

/** The id of a piece that a place says, or null. */
export function idOf({ path, scalar }: Place): string | null {
  if (scalar === null) return isKeyOfPiece(path) ? String(path[path.length - 1]) : null;
  return hasFormat(path, "piece-id") && typeof scalar.value === "string" ? scalar.value : null;
}

/** The id of a piece at an offset, and where it stands. */
export function idAt(root: LocatedMap, offset: number): { readonly id: string; readonly span: Span } | null {
  const place = placeAt(root, offset);
  const id = place && idOf(place);
  return place && id !== null ? { id, span: place.span } : null;
}

/** Every place of an id, its definition among them. */
export function spansOf(root: LocatedMap, id: string): Span[] {
  const spans: Span[] = [];
  eachPlace(root, (place) => {
    if (idOf(place) === id) spans.push(place.span);
  });
  return spans;
}

/** Where a file has a piece, or null. */
export function definitionOf(root: LocatedMap, id: string): Span | null {
  const pieces = root.entries.get("pieces")?.value;
  return pieces?.type === "map" ? (pieces.entries.get(id)?.key ?? null) : null;
}

/** What an id of a piece is made of. */
export const PIECE_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
