/** A variant's pieces in sentences. */
import { describeMoves, takesPassing } from "../betza/describe.ts";
import { isRide, waysOf } from "../betza/rides.ts";
import { lastModes, stopsOf, type Trail, trailOf, withLastModes } from "../betza/trails.ts";
import type { Betza, Term } from "../betza/tree.ts";
import { type Board, boardSquares, SIDES, shadeOf, type Vector, WHITE } from "../geometry/board.ts";
import { checkVariant } from "./check.ts";
import { capitalised } from "./phrases.ts";
import { squaresOf } from "./pieces.ts";
import { sidedSquaresInWords } from "./squares-in-words.ts";
import type { MoveEntry, PieceType, Variant } from "./variant.ts";

/**
 * Describes each piece: how it moves, by what it leaps as its first move, where it may not stand, the file's own remarks, whether it is colour-bound and
 * what a pair is worth. Other rules about it are left to `rulesInWords`.
 * @returns sentences by kind, the index into `variant.pieceTypes`; the first says how it moves
 * @throws {FairywrenError} `wrong-type`
 */
export function piecesInWords(variant: Variant): string[][] {
  checkVariant(variant);
  return variant.pieceTypes.map((pieceType, kind) => [
    movementInWords(variant.board, pieceType),
    ...checksInWords(pieceType, variant.spares?.[kind]?.includes(kind) ?? false),
    ...firstMovesInWords(variant, kind),
    ...firstLeapInWords(variant, kind),
    ...forbiddenInWords(variant, pieceType),
    ...pieceType.remarks,
    ...derivedRemarks(variant.board, pieceType),
  ]);
}

/** How a piece moves; first moves are left out where no square allows them.
 *  @param board names the squares that moves are bound to */
export function movementInWords(board: Board, pieceType: PieceType): string {
  const [entry, ...more] = playedMoves(pieceType);
  if (!entry) return `The ${pieceType.name} cannot move.`;
  const takesInPassing = pieceType.moves.some(({ betza }) => takesPassing(betza));
  const first = entryInWords(board, entry, `the ${pieceType.name}`, takesInPassing);
  return [first, ...more.map((other) => entryInWords(board, other, "it also", takesInPassing))].join(" ");
}

/** `From rank 2 (Black: rank 7) it also leaps two squares forward, but only to …` */
function entryInWords(board: Board, { betza, from, to }: MoveEntry, who: string, takesInPassing: boolean): string {
  const isWithin = from !== null && to !== null && String(from) === String(to);
  const start = from && `${isWithin ? "Within" : "From"} ${sidedSquaresInWords(board, from)}, `;
  const end = to && !isWithin ? `, but only to ${sidedSquaresInWords(board, to)}` : "";
  const moves = describeMoves(betza, { takesInPassing, tellsFirst: from === null });
  return capitalised(`${start ?? ""}${who} ${moves}${end}.`);
}

/** The entries with some move; first moves that no square allows are left out. */
function playedMoves({ moves, firstMove }: PieceType): MoveEntry[] {
  const hasFirst = firstMove.some((squares) => squares.length > 0);
  return moves
    .map((entry) => (hasFirst || entry.from ? entry : { ...entry, betza: withoutFirst(entry.betza) }))
    .filter(({ betza }) => betza.terms.length > 0);
}

function withoutFirst(betza: Betza): Betza {
  return { ...betza, terms: betza.terms.filter((term) => !isFirst(term)) };
}

function isFirst(term: Term): boolean {
  return term.type !== "rule" && trailOf(term).initial;
}

/** The squares that first moves start from, unless they are the piece's squares in the setup. */
function firstMovesInWords({ board, pieceTypes, setup }: Variant, kind: number): string[] {
  const { firstMove } = pieceTypes[kind];
  const hasFirstMoves = playedMoves(pieceTypes[kind]).some(({ betza, from }) => !from && betza.terms.some(isFirst));
  const isUsual = SIDES.every((side) => firstMove[side].join() === squaresOf(setup.pieces, kind, side).join());
  if (!hasFirstMoves || isUsual) return [];
  return [`Its first move may be made from ${sidedSquaresInWords(board, firstMove)}, whether or not it has moved.`];
}

function firstLeapInWords({ firstLeaps }: Variant, kind: number): string[] {
  return firstLeaps
    .filter((leap) => leap.kind === kind)
    .map(({ betza }) => `As its first move it may also leap by ${betza}, to an empty square.`);
}

/** @param sparesItself whether it gives no check to its like */
function checksInWords({ name, royal, checksBy }: PieceType, sparesItself: boolean): string[] {
  if (!checksBy) return [];
  const facing = royal && !sparesItself ? [`No ${name} may stand where the other's would check it so.`] : [];
  return [`It also gives check like a piece that ${describeMoves(attackOf(checksBy))}, and never moves so.`, ...facing];
}

/** What of a movement attacks, said without the limit to captures. */
function attackOf(betza: Betza): Betza {
  const terms = betza.terms.flatMap((term) => {
    if (term.type === "rule" || !lastModes(term).capture) return [];
    return [withLastModes(term, { ...lastModes(term), named: false, move: true })];
  });
  return { ...betza, terms };
}

function forbiddenInWords({ board }: Variant, { forbidden }: PieceType): string[] {
  if (forbidden.every((squares) => squares.length === 0)) return [];
  return [`It may not stand on ${sidedSquaresInWords(board, forbidden)}.`];
}

function derivedRemarks(board: Board, pieceType: PieceType): string[] {
  const { remarks, pairBonus, royal } = pieceType;
  const isShadeSaid = remarks.some((remark) => /colou?r|shade/i.test(remark));
  return [
    ...(!isShadeSaid && isColourBound(board, pieceType) ? ["Keeps to squares of one colour."] : []),
    ...(pairBonus > 0 ? [`Two of them on both colours are worth ${pairBonus} more than their sum.`] : []),
    ...(royal ? ["Must not be left in check."] : []),
  ];
}

/** Whether every leap ends on the colour of square that it started from. */
function isColourBound(board: Board, pieceType: PieceType): boolean {
  const ways = playedMoves(pieceType).flatMap(({ betza }) => waysOf(betza));
  return ways.length > 0 && ways.every((way) => (isRide(way) ? isEven(way.step) : keepsToColour(board, way)));
}

function isEven([files, ranks]: Vector): boolean {
  return (files + ranks) % 2 === 0;
}

/** On a board of its size: round it colours may change. */
function keepsToColour(board: Board, trail: Trail): boolean {
  return boardSquares(board).every((from) =>
    stopsOf(board, trail, WHITE, from).every(({ to }) => shadeOf(board, to) === shadeOf(board, from)),
  );
}
