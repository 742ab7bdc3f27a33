/**
 * Variants as packed by the build, which has made and checked them. Pages with shipped variants load them in this form,
 * without the code that makes variants from documents.
 */
import type { Term } from "../betza/tree.ts";
import { parseFen } from "../notation/fen.ts";
import { deepFreeze } from "../variant/freeze.ts";
import { MADE } from "../variant/made.ts";
import { everywhere, plainBetza } from "../variant/piece-rides.ts";
import type { MoveEntry, PieceType, Variant } from "../variant/variant.ts";

/** Movements are texts, and the start is `setupFen` alone. */
export interface PackedVariant extends Omit<Variant, typeof MADE | "setup" | "pieceTypes"> {
  readonly pieceTypes: readonly PackedPieceType[];
}

export interface PackedPieceType extends Omit<PieceType, "moves" | "checksBy"> {
  /** One text for a piece that moves alike on every square. */
  readonly moves: string | readonly PackedMoves[];
  readonly checksBy?: string;
}

export interface PackedMoves extends Omit<MoveEntry, "betza"> {
  readonly betza: string;
}

/** Parsed movements, by their texts. */
export type Movements = Readonly<Record<string, readonly Term[]>>;

/** Packs a variant, for the build. */
export function packed({ setup: _setup, [MADE]: _made, ...variant }: Variant): PackedVariant {
  return { ...variant, pieceTypes: variant.pieceTypes.map(packedType) };
}

function packedType({ moves, checksBy, ...type }: PieceType): PackedPieceType {
  const texts = plainBetza(moves) ?? moves.map(({ betza, ...where }) => ({ betza: betza.text, ...where }));
  return { ...type, moves: texts, ...(checksBy ? { checksBy: checksBy.text } : {}) };
}

/** The texts of all movements, for the build. */
export function movementTexts({ pieceTypes }: PackedVariant): string[] {
  return pieceTypes.flatMap(({ moves, checksBy = [] }) => {
    const texts = typeof moves === "string" ? [moves] : moves.map(({ betza }) => betza);
    return texts.concat(checksBy);
  });
}

const unpackedById = new Map<string, Variant>();

/** The variant, made on first use: one object for each id. */
export function unpacked(variant: PackedVariant, movements: Movements): Variant {
  const known = unpackedById.get(variant.id) ?? unpack(variant, movements);
  unpackedById.set(variant.id, known);
  return known;
}

/** Whether a variant is a shipped one, not just one with its name. */
export function isUnpacked(variant: Variant): boolean {
  return unpackedById.get(variant.id) === variant;
}

function unpack(variant: PackedVariant, movements: Movements): Variant {
  const read = (text: string) => ({ text, terms: movements[text] });
  const pieceTypes = variant.pieceTypes.map(({ moves, checksBy, ...type }) => ({
    ...type,
    moves:
      typeof moves === "string"
        ? everywhere(read(moves))
        : moves.map((entry) => ({ ...entry, betza: read(entry.betza) })),
    checksBy: checksBy === undefined ? null : read(checksBy),
  }));
  const rules = { ...variant, pieceTypes };
  const parsed = parseFen(rules, variant.setupFen);
  if (!parsed.ok) throw new Error(`${variant.id} was packed by another version`);
  return deepFreeze({ [MADE]: true, ...rules, setup: parsed.position });
}
