/**
 * What XBoard is told of a variant's pieces: a picture for each, and how it moves in its own dialect of Betza.
 *
 * XBoard has one list of pictures, the same for both sides. A pawn's place is for pieces that promote as pawns do, the
 * king's for the one king that must not be taken; other pieces get the picture of a piece that moves alike, or one that
 * is left over.
 */

import { writeBetza } from "../betza/write.ts";
import { SIDES, type Side } from "../geometry/board.ts";
import type { Goal } from "../rules/model.ts";
import { hasOtherPawns, isOtherPawn, isPawn, kingMoves, OTHER_PAWNS } from "../rules/xboard.ts";
import type { PieceType, Variant } from "../variant/variant.ts";

/** The pictures in XBoard's order, each with the movement of the piece that it shows. */
const PICTURES: readonly (string | null)[] = [
  null, // pawn
  "N",
  "B",
  "R",
  "Q",
  "F",
  "A",
  "BN",
  "RN",
  "W",
  "K",
  "mRcpR",
  "NN",
  "BW",
  "RF",
  "gQ",
  null,
  null,
  "QN",
  null,
  null,
  null, // king
];
/** The letters that these pieces have in XBoard. */
const LETTERS = "PNBRQFEACWMOHIJGDVLSUK";
const PAWN = 0;
/** A pawn's picture with nothing of a pawn's rules. */
const OTHER_PAWN = 19;
const KING = PICTURES.length - 1;
/** Pictures that XBoard takes for pieces that it knows nothing more about. */
const LEFT_OVER = [20, 16, 17, 19, 15, 13, 14, 12, 11, 9, 10, 8, 7, 6, 5, 4, 3, 2, 1];

/** By kind: the number of its picture. Null where there are more pieces than pictures. */
export function picturesOf(variant: Variant): readonly number[] | null {
  const pictures: (number | null)[] = variant.pieceTypes.map(() => null);
  const isFree = (picture: number) => !pictures.includes(picture);
  const wishes = [fittingPicture, pawnPicture, pictureOfLetter, () => LEFT_OVER];
  for (const wish of wishes) {
    variant.pieceTypes.forEach((_, kind) => {
      pictures[kind] ??= wish(variant, kind).find(isFree) ?? null;
    });
  }
  return pictures.every((picture) => picture !== null) ? pictures : null;
}

/** The pictures that mean a piece, best first. */
function fittingPicture(variant: Variant, kind: number): readonly number[] {
  if (isXboardKing(variant, kind)) return [KING];
  if (isPawn(variant, kind)) return [PAWN];
  const moves = movesOf(variant.pieceTypes[kind]);
  return PICTURES.flatMap((shown, picture) => (shown === moves ? [picture] : []));
}

/** The picture of another pawn for those of other rules: whatever stands in the pawn's or the lance's place becomes a
 *  queen on the last rank, even with 'Test Legality' off. */
function pawnPicture(variant: Variant, kind: number): readonly number[] {
  return isOtherPawn(variant, kind) ? [OTHER_PAWN] : [];
}

/** The picture of a piece that has the same letter, but that of pawns and kings, which mean more. */
function pictureOfLetter({ pieceTypes }: Variant, kind: number): readonly number[] {
  return [LETTERS.indexOf(pieceTypes[kind].letter)].filter((picture) => LEFT_OVER.includes(picture));
}

/** The table of letters in `setup`: both sides' letters in the order of the pictures. */
export function letterTable({ pieceTypes }: Variant, pictures: readonly number[]): string {
  const letters = PICTURES.map((_, picture) => pieceTypes[pictures.indexOf(picture)]?.letter ?? ".").join("");
  return letters + letters.toLowerCase();
}

/** The `piece` lines: how each piece moves; a king that castles to other distances has one for each side. */
export function pieceLines(variant: Variant): string[] {
  return variant.pieceTypes.flatMap((pieceType, kind) => {
    const { letter } = pieceType;
    const more = (side: Side) => (isXboardKing(variant, kind) ? kingMoves(variant, side) : "");
    const [white, black] = SIDES.map((side) => movesOf(pieceType) + more(side));
    if (white === black) return [`piece ${letter}& ${white}`];
    return [`piece ${letter} ${white}`, `piece ${letter.toLowerCase()} ${black}`];
  });
}

/** Whether XBoard is to see to it that a piece is not left in check: the only king of its side. */
export function isXboardKing({ royal, check }: Variant, kind: number): boolean {
  return royal === kind && check.royals !== "all" && check.given === "allowed";
}

/** What XBoard's own test of moves would take for a fault, in words; null where it knows enough to test them. */
export function whyUntestable(variant: Variant): string | null {
  const { pieceTypes, check, captures, spares, royal, goals } = variant;
  const pictures = picturesOf(variant);
  const pawn = pictures?.indexOf(PAWN) ?? null;
  if (hasOtherPawns(variant, pawn)) return OTHER_PAWNS;
  if (royal === null || check.royals !== "each" || check.given !== "allowed") return "check is another thing here";
  if (captures.must || spares) return "not everything may be captured, or something must";
  if (!goals.every(isUsual)) return "games are won otherwise than by mate";
  const isBound = ({ moves }: PieceType) => moves.some(({ from, to }) => from !== null || to !== null);
  const isShutOut = ({ forbidden }: PieceType, kind: number) =>
    kind !== pawn && forbidden.some((side) => side.length > 0);
  if (pieceTypes.some(isBound) || pieceTypes.some(isShutOut)) return "pieces are bound to squares";
  return variant.hands ? "pieces are dropped by rules of their own" : null;
}

/** Mate wins and stalemate draws. */
function isUsual({ condition, result }: Goal): boolean {
  if (condition.type === "checkmate") return result === "win";
  return (condition.type === "stalemate" || condition.type === "stalemated") && result === "draw";
}

/** All that a piece does, in one text. */
function movesOf({ moves }: PieceType): string {
  return moves.map(({ betza }) => writeBetza(betza)).join("");
}
