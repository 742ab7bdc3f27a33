/** Which part of a file is at an offset. */
import type { Located, LocatedMap, LocatedScalar, Path, Span } from "../definition/located.ts";

export interface Place {
  /** To the value, or to the value of the key. */
  readonly path: Path;
  readonly span: Span;
  /** The scalar that is there; null on a key. */
  readonly scalar: LocatedScalar | null;
}

/** The key or scalar at an offset, or null between them. The place right behind one belongs to it. */
export function placeAt(root: LocatedMap, offset: number): Place | null {
  return placeIn(root, offset, []);
}

function placeIn(node: Located, offset: number, path: Path): Place | null {
  if (node.type === "scalar") return isWithin(node.span, offset) ? { path, span: node.span, scalar: node } : null;
  if (node.type === "list") return first(node.items.entries(), ([at, item]) => placeIn(item, offset, [...path, at]));
  return first(node.entries, ([name, { key, value }]) => {
    const inner = [...path, name];
    return isWithin(key, offset) ? { path: inner, span: key, scalar: null } : placeIn(value, offset, inner);
  });
}

function first<Item, Found>(items: Iterable<Item>, find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

function isWithin({ start, end }: Span, offset: number): boolean {
  return start <= offset && offset <= end;
}

/** Calls back for every key and every scalar of a file, in order. */
export function eachPlace(root: LocatedMap, visit: (place: Place) => void): void {
  visitIn(root, [], visit);
}

function visitIn(node: Located, path: Path, visit: (place: Place) => void): void {
  if (node.type === "scalar") {
    visit({ path, span: node.span, scalar: node });
    return;
  }
  if (node.type === "list") {
    for (const [at, item] of node.items.entries()) visitIn(item, [...path, at], visit);
    return;
  }
  for (const [name, { key, value }] of node.entries) {
    visit({ path: [...path, name], span: key, scalar: null });
    visitIn(value, [...path, name], visit);
  }
}
