/** Takes away from a file whatever the keys that are wanted do not need, so that nothing else refuses it. */
import type { Piece, VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { withNeeds } from "./key-needs.ts";
import { keysOf } from "./keys-of.ts";

const WHOLE = [
  "win",
  "lose",
  "check",
  "turn",
  "material",
  "hands",
  "captures",
  "castling",
  "promotion",
  "draws",
] as const;
const OF_PIECES = ["spares", "forbidden", "first-move", "captured-as", "checks-by"] as const;

export function hasKeys(document: VariantDocument, keys: readonly string[]): boolean {
  const own = keysOf(document);
  return keys.every((key) => own.has(key));
}

/** @param document that has the keys */
export function leanWith(document: VariantDocument, keys: readonly string[]): VariantDocument {
  const needed = withNeeds(keys);
  let lean = document;
  for (const key of WHOLE.filter((own) => !needed.has(own))) lean = withoutKey(lean, key);
  for (const change of CHANGES) {
    const less = change(lean);
    if (hasKeys(less, keys)) lean = less;
  }
  return lean;
}

type Change = (document: VariantDocument) => VariantDocument;

const CHANGES: readonly Change[] = [
  ({ draws, ...rest }) => ({ ...rest, ...(draws ? { draws: withoutKey(draws, "by") } : {}) }),
  ({ draws, ...rest }) => ({ ...rest, ...(draws ? { draws: withoutKey(draws, "dead-position") } : {}) }),
  ({ setup, ...rest }) => ({ ...rest, ...(setup ? { setup: withoutKey(setup, "shuffle") } : {}) }),
  ...OF_PIECES.map(
    (key): Change =>
      (document) =>
        withPieces(document, (piece) => withoutKey(piece, key)),
  ),
  (document) => withPieces(document, (piece, id) => ({ ...piece, royal: id === "king" })),
  (document) => withFirst(document, "promotion"),
  (document) => withFirst(document, "castling"),
  (document) => withFirst(document, "win"),
  (document) => withFirst(document, "lose"),
];

function withoutKey<Whole extends object, Key extends keyof Whole>(whole: Whole, key: Key): Omit<Whole, Key> {
  const { [key]: _gone, ...rest } = whole;
  return rest;
}

function withPieces(document: VariantDocument, change: (piece: Piece, id: string) => Piece): VariantDocument {
  const entries = Object.entries(document.pieces ?? {}).map(([id, piece]) => [
    id,
    typeof piece === "string" ? piece : change(piece, id),
  ]);
  return { ...document, pieces: Object.fromEntries(entries) };
}

/** One entry of several. */
function withFirst(document: VariantDocument, list: "win" | "lose" | "promotion" | "castling"): VariantDocument {
  const entries = document[list];
  return Array.isArray(entries) ? { ...document, [list]: entries.slice(0, 1) } : document;
}
