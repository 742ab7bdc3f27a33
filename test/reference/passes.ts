/** Turns that are passed, as the file says it. */
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import { otherSide, type Side } from "../../src/geometry/board.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Position } from "../../src/variant/position.ts";
import { bareMove } from "./bare-move.ts";
import type { Book } from "./book.ts";
import { areFacing } from "./goals.ts";
import { isInCheck, isRoyalNow } from "./royals.ts";

/** By side: what else its turn may be. */
export type PassBook = readonly [Word, Word];
type Word = "move" | "or-pass" | "or-pass-when-stuck";

export function readPassBook({ turn }: VariantDocument): PassBook {
  const of = (side: "white" | "black"): Word => {
    const [phase] = (Array.isArray(turn) ? turn : turn?.[side]) ?? ["move"];
    return typeof phase === "string" ? phase : (phase.move ?? "move");
  };
  return [of("white"), of("black")];
}

/** The pass of the side to move, if the file has the word for it. */
export function passMoves(book: Book, position: Position, word: Word): Move[] {
  const { pieces, turn } = position;
  if (book.passes[turn] !== word) return [];
  if (isInCheck(book, pieces, turn) && !areFacing(book, pieces)) return [];
  const own = pieces.flatMap((piece, square) => (piece?.side === turn ? [square] : []));
  const square = own.find((at) => isRoyalNow(book, pieces, at)) ?? own[0];
  if (square === undefined) return [];
  return [{ ...bareMove(pieces[square]?.kind ?? 0, square, square), pass: true }];
}

/** The same position, and the other side's turn. */
export function afterPass({ goals }: Book, position: Position): Position {
  const { turn, halfmoves, moveNumber, passes } = position;
  return {
    ...position,
    turn: otherSide(turn) satisfies Side,
    enPassant: null,
    sheltered: [],
    passes: passes === null ? null : Math.min(passes + 1, goals.passes ?? 0),
    halfmoves: halfmoves + 1,
    moveNumber: moveNumber + turn,
  };
}
