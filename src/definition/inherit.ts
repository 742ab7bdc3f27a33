/**
 * `extends`: maps are merged key by key at every depth, everything else replaces. `none` removes an inherited piece,
 * rule or shuffle. A child's `setup.board` replaces an inherited `setup.fen`, and vice versa, and so do `betza` and `moves`
 * of a piece, which drop its inherited `remarks`, `value` and `pair-bonus` too: they are those of other moves.
 * `captured-as` is left behind where captures go to no hand any more. What comes of it extends nothing: read again as a file, it must not get back what it has taken away.
 */
import { REMOVABLE, REMOVABLE_OF_PIECES, REMOVABLE_WITHIN } from "../rules/read.ts";
import type { Located, LocatedEntry, LocatedMap, Span } from "./located.ts";

export interface Inherited {
  readonly root: LocatedMap;
  /** Removed pieces, by id. */
  readonly removed: ReadonlyMap<string, RemovedPiece>;
  /** Each `none` that removes nothing. */
  readonly needless: ReadonlyMap<string, Span>;
}

/** A piece that is taken away. */
export interface RemovedPiece {
  /** Where. */
  readonly span: Span;
  /** What stood for it in boards; null where that is not said. */
  readonly letter: string | null;
}

/** Keys that are never inherited. */
const OWN_KEYS: readonly string[] = ["format", "extends", "name", "aliases", "about", "weights"];

/** Merges a child into its parent; without a parent (null) only removes its `none`s, and `extends`. */
export function inherit(parent: LocatedMap | null, child: LocatedMap): Inherited {
  const base = parent ? without(parent, OWN_KEYS) : emptyLike(child);
  const merged = mergeMaps(base, child);
  const noted = { removed: new Map<string, RemovedPiece>(), needless: new Map<string, Span>() };
  notePieces(base, child, noted);
  const whole = dropNones(dropFalls(dropFormerMoves(keepOneSetup(merged, child), child), child));
  return { root: without(whole, ["extends"]), ...noted };
}

function mergeMaps(parent: LocatedMap, child: LocatedMap): LocatedMap {
  const entries = new Map<string, LocatedEntry>(parent.entries);
  for (const [key, entry] of child.entries) {
    const inherited = parent.entries.get(key);
    const isWhole = key !== "pieces" && [inherited?.value, entry.value].some(isRest);
    const value = inherited && !isWhole ? merge(inherited.value, entry.value) : entry.value;
    entries.set(key, { key: entry.key, value });
  }
  return { type: "map", entries, span: child.span };
}

function merge(parent: Located, child: Located): Located {
  return parent.type === "map" && child.type === "map" ? mergeMaps(parent, child) : child;
}

/** Whether a value is a set of squares written as `{ not: … }`, which replaces another set and is replaced as a whole. */
function isRest(node: Located | undefined): boolean {
  return node?.type === "map" && node.entries.size === 1 && node.entries.has("not");
}

function notePieces(
  base: LocatedMap,
  child: LocatedMap,
  { removed, needless }: { removed: Map<string, RemovedPiece>; needless: Map<string, Span> },
): void {
  const inherited = mapAt(base, "pieces");
  for (const [id, { key, value }] of mapAt(child, "pieces")?.entries ?? []) {
    if (!isNone(value)) continue;
    if (inherited?.entries.has(id)) removed.set(id, { span: key, letter: letterOf(inherited, id) });
    else needless.set(id, key);
  }
}

function letterOf(pieces: LocatedMap, id: string): string | null {
  const letter = mapAt(pieces, id)?.entries.get("letter")?.value;
  return letter?.type === "scalar" && typeof letter.value === "string" ? letter.value : null;
}

function keepOneSetup(merged: LocatedMap, child: LocatedMap): LocatedMap {
  const own = mapAt(child, "setup")?.entries;
  const setup = mapAt(merged, "setup");
  if (!own || !setup) return merged;
  const dropped = own.has("board") ? ["fen"] : own.has("fen") ? ["board"] : [];
  return withEntry(merged, "setup", without(setup, dropped));
}

function dropFormerMoves(merged: LocatedMap, child: LocatedMap): LocatedMap {
  const pieces = mapAt(merged, "pieces");
  if (!pieces) return merged;
  const entries = new Map(pieces.entries);
  for (const [id, { key, value: own }] of mapAt(child, "pieces")?.entries ?? []) {
    const value = entries.get(id)?.value;
    if (value?.type === "map") entries.set(id, { key, value: without(value, formerKeys(own)) });
  }
  return withEntry(merged, "pieces", { ...pieces, entries });
}

const MOVES: readonly string[] = ["betza", "moves"];
/** What is said of moves: a rook that moves otherwise is not worth 5. */
const OF_FORMER_MOVES: readonly string[] = ["remarks", "value", "pair-bonus"];

/** Inherited keys of a piece that do not fit its own moves. */
function formerKeys(piece: Located): string[] {
  if (piece.type !== "map" || !MOVES.some((key) => piece.entries.has(key))) return [];
  return [...MOVES, ...OF_FORMER_MOVES].filter((key) => !piece.entries.has(key));
}

/** What pieces become in a hand means nothing where captures go to no hand any more, and could not be taken away by itself. */
function dropFalls(merged: LocatedMap, child: LocatedMap): LocatedMap {
  const [pieces, captures] = [mapAt(merged, "pieces"), mapAt(merged, "captures")];
  const toHand = captures?.entries.get("to-hand")?.value;
  if (!pieces || (toHand?.type === "scalar" && toHand.value === "captor")) return merged;
  const own = mapAt(child, "pieces");
  const entries = [...pieces.entries].map(([id, { key, value }]): [string, LocatedEntry] => {
    const isOwn = own !== null && mapAt(own, id)?.entries.has(FALL);
    return [id, { key, value: value.type === "map" && !isOwn ? without(value, [FALL]) : value }];
  });
  return withEntry(merged, "pieces", { ...pieces, entries: new Map(entries) });
}

const FALL = "captured-as";

function dropNones(root: LocatedMap): LocatedMap {
  let result = withoutNones(root, REMOVABLE);
  for (const [key, keys] of Object.entries(REMOVABLE_WITHIN)) {
    const map = mapAt(result, key);
    if (map) result = withEntry(result, key, withoutNones(map, keys));
  }
  const pieces = mapAt(result, "pieces");
  if (!pieces) return result;
  const entries = [...pieces.entries].flatMap(([id, { key, value }]): [string, LocatedEntry][] => {
    if (isNone(value)) return [];
    return [[id, { key, value: value.type === "map" ? withoutNones(value, REMOVABLE_OF_PIECES) : value }]];
  });
  return withEntry(result, "pieces", { ...pieces, entries: new Map(entries) });
}

function withoutNones(map: LocatedMap, keys: readonly string[]): LocatedMap {
  return without(
    map,
    keys.filter((key) => isNone(map.entries.get(key)?.value)),
  );
}

function isNone(node: Located | undefined): boolean {
  return node?.type === "scalar" && node.value === "none";
}

function mapAt(root: LocatedMap, key: string): LocatedMap | null {
  const value = root.entries.get(key)?.value;
  return value?.type === "map" ? value : null;
}

function without(map: LocatedMap, keys: readonly string[]): LocatedMap {
  return { ...map, entries: new Map([...map.entries].filter(([key]) => !keys.includes(key))) };
}

function withEntry(map: LocatedMap, key: string, value: Located): LocatedMap {
  const entry = map.entries.get(key);
  return entry ? { ...map, entries: new Map(map.entries).set(key, { ...entry, value }) } : map;
}

function emptyLike({ span }: LocatedMap): LocatedMap {
  return { type: "map", entries: new Map(), span };
}
