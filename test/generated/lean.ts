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
const OF_HANDS = ["enter", "first", "start"] as const;
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
    const less = change(lean, needed);
    if (hasKeys(less, keys)) lean = less;
  }
  return lean;
}

type Change = (document: VariantDocument, needed: ReadonlySet<string>) => VariantDocument;

const CHANGES: readonly Change[] = [
  ({ draws, ...rest }) => ({ ...rest, ...(draws ? { draws: withoutKey(draws, "by") } : {}) }),
  ({ draws, ...rest }) => ({ ...rest, ...(draws ? { draws: withoutKey(draws, "dead-position") } : {}) }),
  ({ draws, ...rest }) => ({ ...rest, ...(draws ? { draws: withoutKey(draws, "counting") } : {}) }),
  ({ setup, ...rest }) => ({ ...rest, ...(setup ? { setup: withoutKey(setup, "shuffle") } : {}) }),
  ...OF_PIECES.map(
    (key): Change =>
      (document, needed) =>
        needed.has(`pieces.${key}`) ? document : withPieces(document, (piece) => withoutKey(piece, key)),
  ),
  (document, needed) =>
    withPieces(document, (piece, id) => ({ ...piece, royal: id === "king" && !needed.has("royals=none") })),
  ...OF_HANDS.map(
    (key): Change =>
      (document, needed) =>
        needed.has(`hands.${key}`) ? document : withoutOfHands(document, key),
  ),
  ...[2, 1, 0].map(
    (index): Change =>
      (document) =>
        withoutDrop(document, index),
  ),
  // what is dropped promoted may not be what the first rule promotes
  (document, needed) => (needed.has("hands.drops.promoted") ? document : withFirst(document, "promotion")),
  (document) => withFirst(document, "castling"),
  (document, needed) => withNeeded(document, "win", needed),
  (document, needed) => withNeeded(document, "lose", needed),
];

function withoutKey<Whole extends object, Key extends keyof Whole>(whole: Whole, key: Key): Omit<Whole, Key> {
  const { [key]: _gone, ...rest } = whole;
  return rest;
}

function withoutOfHands({ hands, ...rest }: VariantDocument, key: (typeof OF_HANDS)[number]): VariantDocument {
  return { ...rest, ...(typeof hands === "object" ? { hands: withoutKey(hands, key) } : { hands }) };
}

function withoutDrop(document: VariantDocument, index: number): VariantDocument {
  const { hands } = document;
  if (typeof hands !== "object" || !Array.isArray(hands.drops) || hands.drops.length < 2) return document;
  return { ...document, hands: { ...hands, drops: hands.drops.toSpliced(index, 1) } };
}

function withPieces(document: VariantDocument, change: (piece: Piece, id: string) => Piece): VariantDocument {
  const entries = Object.entries(document.pieces ?? {}).map(([id, piece]) => [
    id,
    typeof piece === "string" ? piece : change(piece, id),
  ]);
  return { ...document, pieces: Object.fromEntries(entries) };
}

/** The conditions that some key asks for, or one. */
function withNeeded(document: VariantDocument, list: "win" | "lose", needed: ReadonlySet<string>): VariantDocument {
  const kept = document[list]?.filter((condition) =>
    typeof condition === "string"
      ? needed.has(`${list}=${condition}`)
      : Object.keys(condition).some((key) => needed.has(`${list}.${key}`)),
  );
  return kept?.length ? { ...document, [list]: kept } : withFirst(document, list);
}

/** One entry of several. */
function withFirst(document: VariantDocument, list: "win" | "lose" | "promotion" | "castling"): VariantDocument {
  const entries = document[list];
  return Array.isArray(entries) ? { ...document, [list]: entries.slice(0, 1) } : document;
}
