/** Pieces that enter where others leave: each move once more for each piece in hand, on the square that it leaves. */
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import type { Side, Square } from "../../src/geometry/board.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Position } from "../../src/variant/position.ts";
import type { Pieces } from "./attack.ts";
import { type Book, mayStand } from "./book.ts";
import { type Field, squaresBySide } from "./squares.ts";

export interface EnteringBook {
  readonly on: readonly [ReadonlySet<Square>, ReadonlySet<Square>];
}

/** Null where the document lets nothing enter. */
export function readEnteringBook(field: Field, { hands }: VariantDocument): EnteringBook | null {
  const enter = typeof hands === "object" ? hands.enter : undefined;
  const on = typeof enter === "object" ? enter["with-first-move"] : undefined;
  return on === undefined ? null : { on: squaresBySide(field, on) };
}

/** Moves that are legal without anything that enters, and those with it. */
export function withEntering(book: Book, position: Position, moves: readonly Move[]): Move[] {
  return [...moves, ...moves.flatMap((move) => enteringMoves(book, position, move))];
}

function enteringMoves(book: Book, { gates, hands, turn }: Position, move: Move): Move[] {
  if (!book.entering || !hands || move.drop || move.from === move.to) return [];
  const castling = move.castling === null ? null : book.castlings[move.castling];
  const arrivals = castling ? [castling.king.to, castling.partner.to] : [move.to];
  const left = [move.from, ...(move.partner === null ? [] : [move.partner])];
  const open = left.filter((square) => gates.includes(square) && !arrivals.includes(square));
  return open.flatMap((entersOn) =>
    hands[turn].flatMap((count, enters) => {
      const mayEnter = count > 0 && !book.kinds[enters].isRoyal && mayStand(book, enters, turn, entersOn);
      return mayEnter ? [{ ...move, enters, entersOn }] : [];
    }),
  );
}

/** The gates after a move: none where anything has left, arrived or been taken, nor with a hand that stays empty. */
export function gatesAfter(
  book: Book,
  { gates, pieces }: Position,
  move: Move,
  after: Pick<Position, "hands">,
): Square[] {
  const castling = move.castling === null ? null : book.castlings[move.castling];
  const touched = [move.from, move.to, move.partner, move.capturedAt, castling?.partner.to];
  const left = gates.filter((square) => !touched.includes(square));
  const isEmpty = (side: Side) => !book.hands?.fills && after.hands?.[side].every((count) => count === 0);
  const owner = (square: Square) => pieces[square]?.side ?? 0;
  return left.filter((square) => !isEmpty(owner(square)));
}

/** The board with what has entered. */
export function withEntered(pieces: Pieces, { enters, entersOn }: Move, side: Side): Pieces {
  return enters === null || entersOn === null ? pieces : pieces.with(entersOn, { kind: enters, side });
}
