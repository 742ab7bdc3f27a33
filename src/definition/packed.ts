/**
 * Variants as packed by the build, which has made and checked them. Pages with shipped variants load them in this form,
 * without the code that makes variants from documents.
 */
import type { Term } from "../betza/tree.ts";
import { type FenRules, parseFen } from "../notation/fen.ts";
import { isFenPlain } from "../rules/fen.ts";
import { deepFreeze } from "../variant/freeze.ts";
import { MADE } from "../variant/made.ts";
import { everywhere, plainBetza } from "../variant/piece-ways.ts";
import type { Position } from "../variant/position.ts";
import type { MoveEntry, PieceType, Variant } from "../variant/variant.ts";
import { isNamed } from "./named.ts";

/** Movements are texts, and the start is `setupFen`. */
export interface PackedVariant extends Omit<Variant, typeof MADE | "setup" | "pieceTypes"> {
  readonly pieceTypes: readonly PackedPieceType[];
  /** The start itself where reading its FEN takes more than plain variants need. */
  readonly setup?: Position;
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

/** All of a packed variant: plain data, which can be sent to a worker. */
export interface PackedParts {
  readonly variant: PackedVariant;
  readonly movements: Movements;
}

/** Packs a variant, for the build. */
export function packed({ setup, [MADE]: _made, ...variant }: Variant): PackedVariant {
  const pieceTypes = variant.pieceTypes.map(packedType);
  return isFenPlain(variant) ? { ...variant, pieceTypes } : { ...variant, pieceTypes, setup };
}

function packedType({ moves, checksBy, ...type }: PieceType): PackedPieceType {
  const texts = plainBetza(moves) ?? moves.map(({ betza, ...where }) => ({ betza: betza.text, ...where }));
  return { ...type, moves: texts, ...(checksBy ? { checksBy: checksBy.text } : {}) };
}

const providedById = new Map<string, PackedParts>();
const unpackedById = new Map<string, Variant>();

/** Registers a shipped variant, which is made when it is first asked for. */
export function provideVariant(variant: PackedVariant, movements: Movements): void {
  if (!providedById.has(variant.id)) providedById.set(variant.id, { variant, movements });
}

/** Whether a shipped variant is registered. */
export function isProvided(id: string): boolean {
  return providedById.has(id);
}

/** The id of a registered variant by its id, name or an alias; case does not matter. */
export function idOfProvided(name: string): string | undefined {
  return [...providedById.values()].find(({ variant }) => isNamed(variant, name))?.variant.id;
}

/** A registered variant: one object for each id. Null when none is registered by that id. */
export function unpacked(id: string): Variant | null {
  const known = unpackedById.get(id);
  if (known) return known;
  const provided = providedById.get(id);
  if (!provided) return null;
  const made = unpack(provided);
  unpackedById.set(id, made);
  return made;
}

/** What a shipped variant was made of, and no more; null for all others. */
export function partsOf(made: Variant): PackedParts | null {
  const provided = isUnpacked(made) ? providedById.get(made.id) : undefined;
  if (!provided) return null;
  const { variant, movements } = provided;
  const texts = variant.pieceTypes.flatMap(({ moves, checksBy = [] }) => [moves, checksBy].flat().map(textOf));
  return { variant, movements: Object.fromEntries(texts.map((text) => [text, movements[text]])) };
}

function textOf(entry: string | PackedMoves): string {
  return typeof entry === "string" ? entry : entry.betza;
}

/** Whether a variant is a shipped one, not just one with its name. */
export function isUnpacked(variant: Variant): boolean {
  return unpackedById.get(variant.id) === variant;
}

/** Makes a variant of its parts, those of a build of this version. */
export function unpack({ variant, movements }: PackedParts): Variant {
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
  return deepFreeze({ [MADE]: true, ...rules, setup: variant.setup ?? readSetup(rules) });
}

function readSetup(rules: FenRules & Pick<Variant, "id" | "setupFen">): Position {
  const parsed = parseFen(rules, rules.setupFen);
  if (!parsed.ok) throw new Error(`${rules.id} was packed by another version`);
  return parsed.position;
}
