/** The pieces of a variant while its document is read, and the ids by which other keys name them. */
import { quote } from "../diagnostic/fault.ts";
import { suggest } from "../diagnostic/suggest.ts";
import type { PieceType } from "../variant/variant.ts";
import type { DefinitionComplaint } from "./faults.ts";
import type { Path } from "./located.ts";
import type { Ground } from "./squares.ts";

/** A piece before its starting squares and promotions are known. */
export interface PieceDraft extends Omit<PieceType, "firstMove" | "resetsClock"> {
  /** Null where the document leaves the squares to the default. */
  readonly firstMove: PieceType["firstMove"] | null;
  readonly resetsClock: boolean | null;
}

/** The pieces, in the forms that the other parts need. */
export interface Army {
  readonly pieceTypes: readonly PieceDraft[];
  /** The only kind that is royal; null where there are several or none. */
  readonly royal: number | null;
  /** All kinds that are royal. */
  readonly royals: readonly number[];
  /** Whether each side has exactly one royal piece, as nothing in the document says otherwise. */
  readonly hasKings: boolean;
  /** Kinds by id. */
  readonly kinds: ReadonlyMap<string, number>;
  /** False when a letter is missing or used twice, so that boards cannot be read. */
  readonly hasLetters: boolean;
}

/** The kind of a piece id, or null after reporting; silently null if the piece itself has been reported. */
export function kindOf({ faults }: Ground, { kinds, pieceTypes }: Army, path: Path, id: string): number | null {
  const kind = kinds.get(id);
  if (kind !== undefined) return kind;
  if (kinds.size === 0 || faults.isBroken(["pieces", id])) return null;
  faults.value(path, unknownPiece(id, [...kinds.keys()], idOfLetter(pieceTypes, id) ?? undefined));
  return null;
}

/** The kinds of piece ids, ascending, each once; unknown ones are left out after reporting. */
export function kindsOf(ground: Ground, army: Army, path: Path, ids: readonly string[]): number[] {
  const kinds = ids.map((id, index) => kindOf(ground, army, [...path, index], id));
  return [...new Set(kinds.filter((kind) => kind !== null))].sort((a, b) => a - b);
}

/** The piece with a letter, where the letter is written for the id. */
function idOfLetter(pieceTypes: Army["pieceTypes"], text: string): string | null {
  return pieceTypes.find(({ letter }) => letter === text.toUpperCase())?.id ?? null;
}

/** The complaint about the id of no piece.
 *  @param meant the piece that is meant, where that is known; else the nearest word is offered */
export function unknownPiece(
  id: string,
  known: readonly string[],
  meant: string | null = suggest(id, known),
): DefinitionComplaint {
  const message = `There is no piece ${quote(id)}. The pieces are ${known.join(", ")}.`;
  return { code: "unknown-piece", message, hint: meant, piece: id };
}
