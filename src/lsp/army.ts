/** The pieces of a file, its own and those of what it extends, also while it is half written. */
import { parseBetza } from "../betza/parse.ts";
import { shippedDocument } from "../definition/documents.ts";
import type { Located, LocatedMap, Span } from "../definition/located.ts";
import { type Plain, plainOf } from "../definition/plain.ts";
import { resolveDocument, type Siblings } from "../definition/resolve.ts";
import type { VariantDocument } from "../definition/schema-types.generated.ts";
import { inWords } from "../definition/words.ts";

export interface KnownPiece {
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  readonly isRoyal: boolean;
  /** Movements that can be read, wherever they may be made. */
  readonly movements: readonly string[];
  /** Where the file itself has it; null for one that is only inherited. */
  readonly own: Span | null;
}

/** What a file extends, by its id; null when it names nothing. */
export function parentId(root: LocatedMap): string | null {
  const named = root.entries.get("extends")?.value;
  return named?.type === "scalar" && typeof named.value === "string" ? named.value : null;
}

/** The document of an id that `extends` names: of a file beside this one, or a shipped one. */
export function documentNamed(id: string, siblings: Siblings): VariantDocument | null {
  const text = typeof siblings === "function" ? siblings(id) : null;
  return text === null ? shippedDocument(id) : resolveDocument(text, { file: `${id}.yaml`, siblings }).document;
}

/** All pieces that a file has or inherits, by id; those that it takes away are left out. */
export function piecesOf(root: LocatedMap, siblings: Siblings): Map<string, KnownPiece> {
  const id = parentId(root);
  const inherited = piecesOfDocument(id === null ? null : documentNamed(id, siblings));
  const own = root.entries.get("pieces")?.value;
  const pieces = new Map(Object.entries(inherited).map(([key, piece]) => [key, pieceOf(key, piece, null)]));
  if (own?.type !== "map") return pieces;
  for (const [key, { key: span, value }] of own.entries) {
    if (isNone(value)) pieces.delete(key);
    else pieces.set(key, pieceOf(key, merged(inherited[key] ?? {}, plainOf(value)), span));
  }
  return pieces;
}

/** The ids of the pieces that a file inherits, those that it takes away among them. */
export function inheritedIds(root: LocatedMap, siblings: Siblings): string[] {
  const id = parentId(root);
  return Object.keys(piecesOfDocument(id === null ? null : documentNamed(id, siblings)));
}

type PlainPiece = Readonly<Record<string, unknown>>;

function piecesOfDocument(document: VariantDocument | null): Readonly<Record<string, PlainPiece>> {
  return (document?.pieces ?? {}) as unknown as Readonly<Record<string, PlainPiece>>;
}

function isNone(node: Located): boolean {
  return node.type === "scalar" && node.value === "none";
}

/** Moves of one's own take the place of those inherited, however they are written. */
function merged(inherited: PlainPiece, own: Plain): PlainPiece {
  const given = isRecord(own) ? own : {};
  const { betza, moves, ...rest } = inherited;
  return "betza" in given || "moves" in given ? { ...rest, ...given } : { ...inherited, ...given };
}

function pieceOf(id: string, { name, letter, royal, betza, moves }: PlainPiece, own: Span | null): KnownPiece {
  const entries = Array.isArray(moves) ? moves.map((entry) => isRecord(entry) && entry.betza) : [betza];
  return {
    id,
    name: typeof name === "string" ? name : inWords(id),
    letter: typeof letter === "string" ? letter : "?",
    isRoyal: royal === true,
    movements: entries.filter((text) => typeof text === "string" && parseBetza(text).ok) as string[],
    own,
  };
}

function isRecord(value: unknown): value is PlainPiece {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
