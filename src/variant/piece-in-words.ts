/** A variant's pieces in sentences. */
import { describeBetza } from "../betza/describe.ts";
import { ridesOf } from "../betza/rides.ts";
import type { Betza } from "../betza/tree.ts";
import { SIDES } from "../geometry/board.ts";
import { checkVariant } from "./check.ts";
import { squaresOf } from "./pieces.ts";
import { sidedSquaresInWords } from "./squares-in-words.ts";
import type { PieceType, Variant } from "./variant.ts";

/**
 * Describes each piece: how it moves, where it may not stand, the file's own remarks, whether it is colour-bound and
 * what a pair is worth. Other rules about it are left to `rulesInWords`.
 * @returns sentences by kind, the index into `variant.pieceTypes`; the first says how it moves
 * @throws {FairywrenError} `wrong-type`
 */
export function piecesInWords(variant: Variant): string[][] {
  checkVariant(variant);
  return variant.pieceTypes.map((pieceType, kind) => [
    movementInWords(pieceType),
    ...firstMovesInWords(variant, kind),
    ...forbiddenInWords(variant, pieceType),
    ...pieceType.remarks,
    ...derivedRemarks(pieceType),
  ]);
}

/** How a piece moves; first moves are left out where no square allows them. */
export function movementInWords(pieceType: PieceType): string {
  return describeBetza(playedBetza(pieceType), pieceType.name);
}

function playedBetza({ betza, firstMove }: PieceType): Betza {
  if (firstMove.some((squares) => squares.length > 0)) return betza;
  return { ...betza, terms: betza.terms.filter((term) => term.type !== "simple" || !term.leg.initial) };
}

/** The squares that first moves start from, unless they are the piece's squares in the setup. */
function firstMovesInWords({ board, pieceTypes, setup }: Variant, kind: number): string[] {
  const { firstMove } = pieceTypes[kind];
  const hasFirstMoves = playedBetza(pieceTypes[kind]).terms.some((term) => term.type === "simple" && term.leg.initial);
  const isUsual = SIDES.every((side) => firstMove[side].join() === squaresOf(setup.pieces, kind, side).join());
  if (!hasFirstMoves || isUsual) return [];
  return [`Its first move may be made from ${sidedSquaresInWords(board, firstMove)}, whether or not it has moved.`];
}

function forbiddenInWords({ board }: Variant, { forbidden }: PieceType): string[] {
  if (forbidden.every((squares) => squares.length === 0)) return [];
  return [`It may not stand on ${sidedSquaresInWords(board, forbidden)}.`];
}

function derivedRemarks(pieceType: PieceType): string[] {
  const { remarks, pairBonus, royal } = pieceType;
  const isShadeSaid = remarks.some((remark) => /colou?r|shade/i.test(remark));
  return [
    ...(!isShadeSaid && isColourBound(pieceType) ? ["Keeps to squares of one colour."] : []),
    ...(pairBonus > 0 ? [`Two of them on both colours are worth ${pairBonus} more than their sum.`] : []),
    ...(royal ? ["Must not be left in check."] : []),
  ];
}

/** Whether every leap ends on the colour of square that it started from. */
function isColourBound(pieceType: PieceType): boolean {
  const rides = ridesOf(playedBetza(pieceType));
  return rides.length > 0 && rides.every(({ step: [files, ranks] }) => (files + ranks) % 2 === 0);
}
