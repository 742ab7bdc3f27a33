/** Makes a refused file one that may load: takes away what was found fault with, entry by entry. */
import { isMap, isSeq, LineCounter, type ParsedNode, parseDocument } from "yaml";
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import type { Diagnostic } from "../../src/diagnostic/diagnostic.ts";

type Path = readonly (string | number)[];

/** What goes as a whole, by the keys that lead there; numbers stand for any place in a list, and `*` for any id. */
const PARTS: readonly (readonly string[])[] = [
  ["pieces", "*", "forbidden"],
  ["pieces", "*", "first-move"],
  ["pieces", "*", "first-leap"],
  ["pieces", "*", "spares"],
  ["pieces", "*", "captured-as"],
  ["pieces", "*", "moves", "*", "from"],
  ["pieces", "*", "moves", "*", "to"],
  ["setup", "shuffle"],
  ["promotion", "*"],
  ["castling", "*"],
  ["win", "*"],
  ["lose", "*"],
  ["draws", "by", "*"],
  ["draws", "counting", "*"],
  ["draws", "repetition"],
  ["draws", "moves"],
  ["draws", "dead-position"],
  ["draws", "wins"],
  ["check", "given"],
  ["check", "flight"],
  ["material"],
  ["turn"],
  ["hands", "drops", "*"],
  ["hands", "start"],
  ["captures", "to-hand"],
  ["captures", "explode"],
  ["captures", "petrify"],
  ["captures", "flip"],
  ["captures", "trades"],
  ["hands", "first"],
  ["hands", "enter"],
];

/** Without the parts at fault; null where none of them can go. */
export function withoutFaults(
  document: VariantDocument,
  text: string,
  diagnostics: readonly Diagnostic[],
): VariantDocument | null {
  const lines = new LineCounter();
  const tree = parseDocument(text, { lineCounter: lines });
  const faulty = diagnostics.flatMap(({ line, column }) => {
    const offset = line === null || column === null ? null : (lines.lineStarts[line - 1] ?? 0) + column - 1;
    const path = offset === null ? null : partOf(pathAt(tree.contents, offset));
    return path ? [path] : [];
  });
  if (faulty.length === 0) return null;
  const mended = structuredClone(document);
  // The last of a list first, so that the others keep their places.
  for (const path of uniqueFromLast(faulty)) remove(mended, path);
  return withoutEmpty(mended);
}

function pathAt(node: ParsedNode | null, offset: number): Path {
  if (isMap<ParsedNode, ParsedNode | null>(node)) {
    const own = node.items.findLast(({ key }) => key.range[0] <= offset);
    return own ? [String(own.key), ...pathAt(own.value, offset)] : [];
  }
  if (!isSeq<ParsedNode>(node)) return [];
  const index = node.items.findLastIndex(({ range }) => range[0] <= offset);
  return index < 0 ? [] : [index, ...pathAt(node.items[index], offset)];
}

function partOf(path: Path): Path | null {
  const part = PARTS.find(
    (keys) => keys.length <= path.length && keys.every((key, index) => key === "*" || key === path[index]),
  );
  return part ? path.slice(0, part.length) : null;
}

function uniqueFromLast(paths: readonly Path[]): Path[] {
  const unique = [...new Map(paths.map((path) => [path.join(), path])).values()];
  return unique.sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)) || 0);
}

function remove(document: VariantDocument, path: Path): void {
  const last = path[path.length - 1];
  let place = document as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) {
    const inner = place[key];
    if (typeof inner !== "object" || inner === null) return;
    place = inner as Record<string | number, unknown>;
  }
  if (Array.isArray(place)) place.splice(Number(last), 1);
  else delete place[last];
}

/** Lists and maps of which nothing is left go, too. */
function withoutEmpty(document: VariantDocument): VariantDocument {
  const isEmpty = (value: unknown) => typeof value === "object" && value !== null && Object.keys(value).length === 0;
  const { hands, draws } = document;
  if (typeof hands === "object" && isEmpty(hands.drops)) delete hands.drops;
  if (draws && isEmpty(draws.by)) delete draws.by;
  if (draws && isEmpty(draws.counting)) delete draws.counting;
  return Object.fromEntries(Object.entries(document).filter(([, value]) => !isEmpty(value)));
}
