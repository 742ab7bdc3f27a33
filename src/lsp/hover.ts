/** What editors show of the word under the pointer: the schema's words for a key, a movement in words and drawn, the piece of an id. */
import { describeBetza } from "../betza/describe.ts";
import { parseBetza } from "../betza/parse.ts";
import { documentOf, shippedDocument } from "../definition/documents.ts";
import { nameOfBundled } from "../definition/library.ts";
import type { LocatedScalar, Path, Span } from "../definition/located.ts";
import type { SidedSquares, VariantDocument } from "../definition/schema-types.generated.ts";
import { squaresIn } from "../definition/squares-in.ts";
import { FairywrenError } from "../diagnostic/error.ts";
import { piecesInWords } from "../variant/piece-in-words.ts";
import type { Variant } from "../variant/variant.ts";
import type { KnownPiece } from "./army.ts";
import { lettersOf } from "./betza-words.ts";
import { type Drawing, diagramText } from "./diagram.ts";
import type { Place } from "./place.ts";
import { hasFormat, isKeyOfPiece, partsAt } from "./schema.ts";
import { squaresPicture } from "./squares-picture.ts";
import { partText, plainMarkdown } from "./words.ts";

/** What hovers are made of. */
export interface Ground {
  readonly pieces: ReadonlyMap<string, KnownPiece>;
  /** Null while the file has faults. */
  readonly variant: Variant | null;
  /** The document of an id that may be extended, or null. */
  readonly documentNamed: (id: string) => VariantDocument | null;
  readonly drawing: Drawing;
}

export interface HoverText {
  readonly markdown: string;
  readonly span: Span;
}

/** What there is to say of a place; null when that is nothing. */
export function hoverAt(place: Place, ground: Ground): HoverText | null {
  const markdown = idText(place, ground) ?? valueText(place, ground) ?? keyText(place.path);
  return markdown === null ? null : { markdown, span: place.span };
}

/** Of an id of a piece, wherever it stands. */
function idText({ path, scalar }: Place, { pieces, variant, drawing }: Ground): string | null {
  const id = scalar ? scalar.value : path[path.length - 1];
  const isId = scalar ? hasFormat(path, "piece-id") : isKeyOfPiece(path);
  const piece = isId ? pieces.get(String(id)) : undefined;
  return piece ? pieceText(piece, variant, drawing) : null;
}

function pieceText(piece: KnownPiece, variant: Variant | null, drawing: Drawing): string {
  const { name, letter, movements, id } = piece;
  const title = `**${plainMarkdown(name)}** \`${letter}\` \`${movements.join(", ")}\``;
  const kind = variant?.pieceTypes.findIndex((pieceType) => pieceType.id === id) ?? -1;
  const sentences =
    variant && kind >= 0 ? piecesInWords(variant)[kind] : movements.map((text) => movementText(text, name));
  const words = sentences.map(plainMarkdown).join(" ");
  return [title, words, ...(movements.length > 0 ? [diagramText(piece, drawing)] : [])].join("\n\n");
}

function movementText(text: string, name: string): string {
  const read = parseBetza(text);
  return read.ok ? describeBetza(read.betza, name) : read.message;
}

function valueText({ path, scalar }: Place, ground: Ground): string | null {
  if (scalar === null || typeof scalar.value !== "string") return null;
  if (hasFormat(path, "betza")) return betzaText(path, scalar.value, ground);
  if (hasFormat(path, "variant-id")) return variantText(scalar.value, ground);
  return hasFormat(path, "squares") ? squaresText(scalar, ground) : null;
}

/** A movement in the sentence that `fairywren show` prints, drawn, and letter by letter. */
function betzaText(path: Path, text: string, { pieces, variant, drawing }: Ground): string | null {
  const piece = pieces.get(String(path[1]));
  const name = piece?.name ?? "piece";
  if (!parseBetza(text).ok) return null;
  const isWhole = path.length === 3 && path[2] === "betza" && piece !== undefined;
  if (isWhole) return [pieceText(piece, variant, drawing), glossary(text)].join("\n\n");
  const drawn = { name, letter: piece?.letter ?? "*", isRoyal: piece?.isRoyal ?? false, movements: [text] };
  return [plainMarkdown(movementText(text, name)), diagramText(drawn, drawing), glossary(text)].join("\n\n");
}

function glossary(text: string): string {
  return lettersOf(text)
    .map(({ letter, words }) => `- \`${letter}\` ${words}`)
    .join("\n");
}

function variantText(id: string, { documentNamed }: Ground): string | null {
  const document = documentNamed(id);
  if (!document) return null;
  const name = document.name ?? nameOfBundled(id) ?? id;
  const summary = document.about?.summary ?? shippedDocument(id)?.about?.summary;
  const pieces = Object.keys(document.pieces ?? {}).map((piece) => `\`${piece}\``);
  return [`**${plainMarkdown(name)}**`, summary && plainMarkdown(summary), `Pieces: ${pieces.join(", ")}`]
    .filter(Boolean)
    .join("\n\n");
}

/** The squares of each side, drawn; null while they cannot be read. */
function squaresText({ value }: LocatedScalar, { variant }: Ground): string | null {
  const document = variant && documentOf(variant);
  if (!variant || !document) return null;
  try {
    return squaresPicture(variant.board, squaresIn(variant, document, value as SidedSquares));
  } catch (error) {
    if (error instanceof FairywrenError) return null;
    throw error;
  }
}

/** What the schema says of a key. */
function keyText(path: Path): string | null {
  const parts = partsAt(path).filter(({ title, description }) => title ?? description);
  return parts.length === 0 ? null : parts.map(partText).join("\n\n---\n\n");
}
