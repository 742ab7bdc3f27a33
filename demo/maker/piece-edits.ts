/** Edits of the kinds of piece. Each returns the new text. */
import type { OneOfSeveralShuffles, PromotionRule, Step } from "../../src/document.ts";
import type { Variant } from "../../src/index.ts";
import { entriesOf, keepEntries } from "./list-edits.ts";
import { isNamedById, type Making, newId, originOf } from "./making.ts";
import { clearPiece, writePieces } from "./setup-edits.ts";
import { type Plain, removeValue, setValue } from "./yaml-text.ts";

export type Piece = Variant["pieceTypes"][number];

/** The properties of a piece; null is unset. */
export interface PieceFacts {
  readonly name: string;
  readonly letter: string;
  readonly symbol: string | null;
  /** In pawns. */
  readonly value: number | null;
  /** Null for a piece whose moves depend on squares: they are written in the text alone. */
  readonly betza: string | null;
}

/** The properties of a piece in the rules. */
export function factsOf({ name, letter, symbol, value, moves }: Piece): PieceFacts {
  const isPlain = moves.length === 1 && moves[0].from === null && moves[0].to === null;
  return { name, letter, symbol, value, betza: isPlain ? moves[0].betza.text : null };
}

/** Adds a piece, which stands nowhere yet. */
export function addPiece(making: Making, facts: PieceFacts): string {
  const id = newId(facts.name, making);
  const { name, letter, symbol, value, betza } = facts;
  const said = Object.entries({ name: isNamedById(id, name) ? null : name, letter, symbol, betza, value });
  const piece = Object.fromEntries(said.flatMap(([key, fact]) => (fact === null ? [] : [[key, fact]])));
  return setValue(making.text, ["pieces", id], piece);
}

/** Changes properties of a piece. A new letter is also written into the picture of the board; a value that was given to former
 *  moves goes with them. */
export function changePiece(making: Making, id: string, facts: Partial<PieceFacts>): string {
  let { text } = making;
  for (const [key, value] of Object.entries(facts) as [keyof PieceFacts, string | number | null][]) {
    const isPlain = key === "name" && isNamedById(id, String(value)) && !inheritedName(making, id);
    text =
      value === null || isPlain ? removeValue(text, ["pieces", id, key]) : setValue(text, ["pieces", id, key], value);
  }
  if (facts.betza !== undefined) text = removeValue(text, ["pieces", id, "moves"]);
  if (facts.betza && facts.value === undefined) text = removeValue(text, ["pieces", id, "value"]);
  if (facts.betza !== undefined || facts.value !== undefined) text = withoutWeights(text, id);
  return facts.letter === undefined ? text : withLetter(making, text, id, facts.letter);
}

/** Removes the weights of a piece, which were fitted to its former moves. */
export function withoutWeights(text: string, id: string): string {
  return removeValue(text, ["weights", "pieces", id]);
}

function inheritedName({ parent }: Making, id: string): boolean {
  const inherited = parent?.pieceTypes.find((pieceType) => pieceType.id === id);
  return inherited !== undefined && !isNamedById(id, inherited.name);
}

function withLetter(making: Making, text: string, id: string, letter: string): string {
  const { pieceTypes, setup } = making.variant;
  const isPlaced = setup.pieces.some((piece) => piece && pieceTypes[piece.kind].id === id);
  if (!isPlaced) return text;
  const letters = pieceTypes.map((pieceType) => (pieceType.id === id ? { letter } : pieceType));
  return writePieces(making, text, setup.pieces, letters);
}

/** Removes a kind of piece, also from the board, promotion, castling and shuffles. */
export function takePieceAway(making: Making, id: string): string {
  const kind = making.variant.pieceTypes.findIndex((pieceType) => pieceType.id === id);
  let text = withoutPromotion(making, clearPiece(making, kind), id);
  text = withoutWeights(withoutShuffle(making, text, id), id);
  const isInherited = originOf(making, id) !== "own";
  return isInherited ? setValue(text, ["pieces", id], "none") : removeValue(text, ["pieces", id]);
}

/** Undoes the removal of an inherited piece. */
export function bringBack({ text }: Making, id: string): string {
  return removeValue(text, ["pieces", id]);
}

function withoutPromotion(making: Making, before: string, id: string): string {
  const rules = entriesOf(making, "promotion") as readonly PromotionRule[];
  const rest = rules.map((rule) => ({ ...rule, pieces: without(rule.pieces, id), to: without(rule.to, id) }));
  const kept = rest.flatMap(({ pieces, to }, index) => (pieces.length && to.length ? [index] : []));
  if (JSON.stringify(rest) === JSON.stringify(rules)) return before;
  if (!Array.isArray(making.own.promotion)) {
    return setValue(before, ["promotion"], kept.length ? (kept.map((index) => rest[index]) as Plain) : "none");
  }
  let text = before;
  for (const index of kept) {
    const { pieces, to } = rest[index];
    if (pieces.length !== rules[index].pieces?.length) text = setValue(text, ["promotion", index, "pieces"], pieces);
    if (to.length !== rules[index].to?.length) text = setValue(text, ["promotion", index, "to"], to);
  }
  return keepEntries(making, text, "promotion", kept);
}

const without = (ids: readonly string[] = [], id: string): string[] => ids.filter((other) => other !== id);

type ShuffleEntry = Step | OneOfSeveralShuffles;

function withoutShuffle({ whole }: Making, text: string, id: string): string {
  const { shuffle } = whole.setup ?? {};
  if (!Array.isArray(shuffle) || !JSON.stringify(shuffle).includes(`"${id}"`)) return text;
  const kept = shuffle.flatMap((entry) => shuffleWithout(entry, id));
  return setValue(text, ["setup", "shuffle"], kept.length ? (kept as unknown as Plain) : "none");
}

function shuffleWithout(entry: ShuffleEntry, id: string): ShuffleEntry[] {
  if ("steps" in entry) {
    const steps = (entry.steps ?? []).flatMap((step) => shuffleWithout(step, id) as Step[]);
    return steps.length ? [{ ...entry, steps }] : [];
  }
  const step = entry as Step;
  const place = without(step.place, id);
  return place.length ? [{ ...step, place }] : [];
}
