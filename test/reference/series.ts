/** Turns of several moves, as the file says it. */
import type { VariantDocument } from "../../src/definition/schema-types.generated.ts";
import type { Side, Square } from "../../src/geometry/board.ts";
import type { EnPassant, Passed } from "../../src/rules/model.ts";
import type { Move } from "../../src/variant/move.ts";
import type { Position } from "../../src/variant/position.ts";
import type { Book } from "./book.ts";

export interface SeriesBook {
  /** Moves of a turn, by the number of turns before it. */
  readonly lengthOf: (turnsBefore: number) => number;
  /** Whether a check may be given by the last move of a turn alone. */
  readonly checksLast: boolean;
}

/** Null where each turn has one move. */
export function readSeriesBook({ turn }: VariantDocument): SeriesBook | null {
  const lists = Array.isArray(turn)
    ? [turn, turn]
    : [turn?.white ?? ["move" as const], turn?.black ?? ["move" as const]];
  const [white, black] = lists.map((phases) => {
    const [phase] = phases;
    const inFull = typeof phase === "object" ? phase : {};
    return { ...inFull, moves: inFull.moves ?? phases.filter((own) => own === "move").length };
  });
  const moves = [Math.max(1, white.moves), Math.max(1, black.moves)];
  const { first = moves[0], grows = 0 } = white;
  if (moves[0] === 1 && moves[1] === 1 && grows === 0 && first === 1) return null;
  return {
    lengthOf: (turnsBefore) => {
      if (turnsBefore === 0) return first;
      return Math.min(255, moves[turnsBefore % 2] + grows * turnsBefore);
    },
    checksLast: white.check === "last" || black.check === "last",
  };
}

/** Moves that are left to the side to move. */
export function movesLeft(book: Book, position: Position): number {
  return position.movesLeft ?? turnLength(book, position);
}

/** Moves of the whole turn, of which some may have been made. */
export function turnLength({ series }: Book, { turn, moveNumber }: Position): number {
  return series?.lengthOf(2 * (moveNumber - 1) + turn) ?? 1;
}

/** Whether only later moves of the turn may give check. */
export function mustBeSilent(book: Book, position: Position): boolean {
  return book.series?.checksLast === true && movesLeft(book, position) > 1;
}

/** The position after a move with which the turn goes on. @param after as if the other side were to move */
export function inSameTurn(book: Book, before: Position, after: Position, enPassant: Position["enPassant"]): Position {
  const turn: Side = before.turn;
  return { ...after, turn, enPassant, moveNumber: before.moveNumber, movesLeft: movesLeft(book, before) - 1 };
}

/** One entry for each piece that can be taken en passant, now or when the turn is over. */
export function entriesOf(enPassant: EnPassant | null): Passed[] {
  return enPassant ? [enPassant, ...(enPassant.others ?? [])].map(({ crossed, victim }) => ({ crossed, victim })) : [];
}

/** In the order of the pieces' squares. */
export function ofEntries(entries: readonly Passed[]): EnPassant | null {
  const sorted = entries.toSorted((a, b) => a.victim - b.victim);
  if (sorted.length === 0) return null;
  return sorted.length === 1 ? sorted[0] : { ...sorted[0], others: sorted.slice(1) };
}

/** What a move has left where it was, of what one side has crossed. */
export function standing(position: Position, pieces: Position["pieces"], move: Move, side: Side): Passed[] {
  return entriesOf(position.enPassant).filter(({ victim }) => {
    const [piece, now] = [position.pieces[victim], pieces[victim]];
    const isThere = piece?.side === side && now?.side === side && now.kind === piece.kind;
    return isThere && move.from !== victim && move.to !== victim;
  });
}

/** Entries without squares that are taken away; none without squares. */
export function withoutSquares(entries: readonly Passed[], isGone: (square: Square) => boolean): Passed[] {
  return entries
    .map(({ crossed, victim }) => ({ crossed: crossed.filter((square) => !isGone(square)), victim }))
    .filter(({ crossed }) => crossed.length > 0);
}
