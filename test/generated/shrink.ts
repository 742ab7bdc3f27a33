/** Makes a faulty variant small: takes parts away, as long as what is left loads and shows the same fault. */
import { parseBetza } from "../../src/betza/parse.ts";
import type { Piece, VariantDocument } from "../../src/definition/schema-types.generated.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { examineVariant } from "../../src/yaml.ts";
import { writeDocument } from "./draw-variant.ts";
import { type DuelOptions, duel } from "./duel.ts";
import { Disagreement } from "./fault.ts";

/** The games of a smaller variant are other games: a fault is looked for with so many seeds. */
const SEEDS = 8;

/** The smallest document found that shows the same kind of fault. */
export function shrink(document: VariantDocument, what: string, options: DuelOptions): VariantDocument {
  let smallest = document;
  for (;;) {
    const smaller = [...smallerOnes(smallest)].find((candidate) => shows(candidate, what, options));
    if (!smaller) return smallest;
    smallest = smaller;
  }
}

function shows(document: VariantDocument, what: string, options: DuelOptions): boolean {
  const { variant } = examineVariant(writeDocument(document), { file: "smaller.yaml" });
  if (!variant) return false;
  for (let seed = options.seed; seed < options.seed + SEEDS; seed++) {
    if (faultOf(variant, { ...options, seed }) === what) return true;
  }
  return false;
}

function faultOf(variant: Variant, options: DuelOptions): string | null {
  try {
    duel(variant, options);
    return null;
  } catch (error) {
    return error instanceof Disagreement ? error.what : String(error);
  }
}

/** The document with one thing less, the largest things first. */
function* smallerOnes(document: VariantDocument): Generator<VariantDocument> {
  for (const key of [
    "draws",
    "win",
    "lose",
    "check",
    "turn",
    "notation",
    "hands",
    "castling",
    "promotion",
    "captures",
    "symmetry",
    "regions",
  ] as const) {
    if (document[key] === undefined) continue;
    const { [key]: _gone, ...rest } = document;
    yield rest;
  }
  if (document.setup?.shuffle) yield { ...document, setup: { ...document.setup, shuffle: "none" } };
  yield* withoutPieces(document);
  yield* withoutEntries(document, "castling");
  yield* withPlainerCastlings(document);
  yield* withoutEntries(document, "promotion");
  yield* withPlainerPromotions(document);
  yield* withFewerDrops(document);
  yield* withoutEntries(document, "win");
  yield* withoutEntries(document, "lose");
  yield* withPlainerPieces(document);
  yield* withEmptierSetup(document);
}

function* withoutPieces(document: VariantDocument): Generator<VariantDocument> {
  for (const [id, piece] of Object.entries(document.pieces ?? {})) {
    if (typeof piece === "string" || piece.royal) continue;
    const { [id]: _gone, ...pieces } = document.pieces ?? {};
    yield withPicture({ ...document, pieces }, (sign) => (sign.toUpperCase() === piece.letter ? "." : sign));
  }
}

function* withoutEntries(
  document: VariantDocument,
  key: "castling" | "promotion" | "win" | "lose",
): Generator<VariantDocument> {
  const entries = document[key];
  if (!Array.isArray(entries) || entries.length < 2) return;
  for (const index of entries.keys()) yield { ...document, [key]: entries.toSpliced(index, 1) };
}

const OPTIONAL = ["first-move", "forbidden", "resets-clock", "checks-by", "spares", "captured-as"] as const;

type Entries = NonNullable<Piece["moves"]>;

function* plainerEntries(entries: Entries): Generator<Entries> {
  for (const [index, entry] of entries.entries()) {
    if (entries.length > 1) yield entries.toSpliced(index, 1);
    const { from: _from, ...anywhere } = entry;
    const { to: _to, ...everywhere } = entry;
    const others = [...(entry.from ? [anywhere] : []), ...(entry.to ? [everywhere] : [])];
    for (const betza of plainerMoves(entry.betza)) others.push({ ...entry, betza });
    for (const other of others) yield entries.with(index, other);
  }
}

function* withFewerDrops(document: VariantDocument): Generator<VariantDocument> {
  const { hands } = document;
  if (typeof hands !== "object") return;
  const { start: _start, ...rest } = hands;
  const { enter: _enter, ...dropping } = hands;
  if (hands.enter) yield { ...document, hands: dropping };
  if (hands.start) yield { ...document, hands: rest };
  const drops = Array.isArray(hands.drops) ? hands.drops : [];
  for (const [index, rule] of drops.entries()) {
    if (drops.length > 1) yield { ...document, hands: { ...hands, drops: drops.toSpliced(index, 1) } };
    for (const key of Object.keys(rule)) {
      const plainer = Object.fromEntries(Object.entries(rule).filter(([own]) => own !== key));
      yield { ...document, hands: { ...hands, drops: drops.with(index, plainer) } };
    }
  }
}

function* withPlainerPromotions(document: VariantDocument): Generator<VariantDocument> {
  const { promotion } = document;
  if (!Array.isArray(promotion)) return;
  for (const [index, rule] of promotion.entries()) {
    for (const key of ["on", "limit", "revert", "en-passant", "optional", "zone", "side"] as const) {
      if (rule[key] === undefined) continue;
      const { [key]: _gone, ...plainer } = rule;
      yield { ...document, promotion: promotion.with(index, plainer) };
    }
  }
}

function* withPlainerCastlings(document: VariantDocument): Generator<VariantDocument> {
  const { castling } = document;
  if (!Array.isArray(castling)) return;
  for (const [index, rule] of castling.entries()) {
    for (const key of ["wins", "unless", "from-hand"] as const) {
      if (rule[key] === undefined) continue;
      const { [key]: _gone, ...plainer } = rule;
      yield { ...document, castling: castling.with(index, plainer) };
    }
  }
}

function* withPlainerPieces(document: VariantDocument): Generator<VariantDocument> {
  for (const [id, piece] of Object.entries(document.pieces ?? {})) {
    if (typeof piece === "string") continue;
    const plainer = [...OPTIONAL.filter((key) => key in piece).map((key) => withoutKey(piece, key))];
    for (const betza of plainerMoves(piece.betza ?? "")) plainer.push({ ...piece, betza });
    for (const moves of plainerEntries(piece.moves ?? [])) plainer.push({ ...piece, moves });
    for (const other of plainer) yield { ...document, pieces: { ...document.pieces, [id]: other } };
  }
}

function withoutKey(piece: Piece, key: keyof Piece): Piece {
  const { [key]: _gone, ...rest } = piece;
  return rest;
}

/** Without one of the terms, then without one of the letters. */
function* plainerMoves(betza: string): Generator<string> {
  const parsed = parseBetza(betza);
  const terms = parsed.ok ? parsed.betza.terms : [];
  if (terms.length > 1) {
    for (const { offset, length } of terms) yield betza.slice(0, offset) + betza.slice(offset + length);
  }
  for (const [index, letter] of [...betza].entries()) {
    if (/[a-z0-9]/.test(letter)) yield betza.slice(0, index) + betza.slice(index + 1);
  }
}

function* withEmptierSetup(document: VariantDocument): Generator<VariantDocument> {
  const picture = document.setup?.board ?? "";
  for (const { 0: sign, index } of picture.matchAll(LETTER)) {
    const board = `${picture.slice(0, index)}.${picture.slice(index + sign.length)}`;
    yield { ...document, setup: { ...document.setup, board } };
  }
}

function withPicture(document: VariantDocument, change: (sign: string) => string): VariantDocument {
  const { board } = document.setup ?? {};
  if (board === undefined) return document;
  return { ...document, setup: { ...document.setup, board: board.replace(LETTER, change) } };
}

/** A piece's letter in a picture. */
const LETTER = /\+?[A-Za-z]['!]?/g;
