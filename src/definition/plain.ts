import { isWhole, type Located, type LocatedEntry, type Path, type SourceText } from "./located.ts";

/** A document as plain values. Maps have no prototype, so that no key collides with an inherited one. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** Removes the places from located values; broken values are left out. */
export function plainOf(node: Located): Plain {
  if (node.type === "scalar") return node.value;
  if (node.type === "list") return node.items.filter(isWhole).map(plainOf);
  const plain: Record<string, Plain> = Object.create(null);
  for (const [key, { value }] of node.entries) if (isWhole(value)) plain[key] = plainOf(value);
  return plain;
}

/** Plain values as located ones, all at the start of one text: for documents without a file. */
export function locatedOf(plain: Plain, source: SourceText): Located {
  const span = { source, start: 0, end: 1 };
  if (Array.isArray(plain)) return { type: "list", items: plain.map((item) => locatedOf(item, source)), span };
  if (typeof plain !== "object" || plain === null) {
    return { type: "scalar", value: plain as string | number | boolean | null, span, block: false, broken: false };
  }
  const entries = new Map<string, LocatedEntry>();
  for (const [key, value] of Object.entries(plain)) entries.set(key, { key: span, value: locatedOf(value, source) });
  return { type: "map", entries, span };
}

/** A copy in which the values at some paths are marked as broken. Unknown paths are ignored. */
export function breakAt(node: Located, paths: readonly Path[]): Located {
  const each = new Map(paths.map((path) => [JSON.stringify(path.map(String)), path]));
  return [...each.values()].sort(lastFirst).reduce(breakPath, node);
}

/** Of a list the last items first, since what is broken is no longer counted; what is within an item before it. */
function lastFirst(one: Path, other: Path): number {
  const at = one.findIndex((step, index) => String(step) !== String(other[index]));
  if (at < 0 || at >= other.length) return other.length - one.length;
  return String(other[at]).localeCompare(String(one[at]), "en", { numeric: true });
}

function breakPath(node: Located, path: Path): Located {
  const [step, ...rest] = path;
  if (step === undefined) return node;
  if (node.type === "list") {
    const meant = node.items.filter(isWhole)[Number(step)];
    return { ...node, items: node.items.map((item) => (item === meant ? broken(item, rest) : item)) };
  }
  const entry = node.type === "map" ? node.entries.get(String(step)) : undefined;
  if (node.type !== "map" || !entry) return node;
  return { ...node, entries: new Map(node.entries).set(String(step), { ...entry, value: broken(entry.value, rest) }) };
}

function broken(node: Located, rest: Path): Located {
  if (rest.length > 0) return breakPath(node, rest);
  return { type: "scalar", value: null, span: node.span, block: false, broken: true };
}
