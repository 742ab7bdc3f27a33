import type { Side, Square } from "../../src/geometry/board.ts";
import type { EnPassant } from "../../src/rules/model.ts";
import type { Piece } from "../../src/variant/position.ts";
import { arrivalsOf, type Book } from "./book.ts";
import { allSquares } from "./squares.ts";
import { type Outcome, outcomesOf } from "./walk.ts";

export type Pieces = readonly (Piece | null)[];

/** Pseudo-legal moves of the piece on `from`, castling aside: only to squares where it may be something on arrival. */
export function outcomesFrom(book: Book, pieces: Pieces, from: Square, enPassant: EnPassant | null): Outcome[] {
  const piece = pieces[from];
  if (!piece) return [];
  const { betza, firstMove } = book.kinds[piece.kind];
  const outcomes = outcomesOf(betza, from, {
    board: book.board,
    side: piece.side,
    firstMove: firstMove[piece.side].has(from),
    occupant: (square) => {
      const other = pieces[square];
      if (other === null) return "empty";
      return other.side === piece.side ? "friend" : "enemy";
    },
    enPassant,
  });
  return outcomes.filter(({ to }) => arrivalsOf(book, piece.kind, piece.side, to).length > 0);
}

/** Whether a piece of `side` could capture an enemy on the square, whatever stands there now. */
export function isAttacked(book: Book, pieces: Pieces, square: Square, side: Side): boolean {
  const bare = pieces.with(square, { kind: book.royal, side: side === 0 ? 1 : 0 });
  return canCapture(book, bare, square, side, null);
}

/** Whether a piece of `side` could capture the enemy who stands on the square, en passant included. */
export function canCapture(
  book: Book,
  pieces: Pieces,
  square: Square,
  side: Side,
  enPassant: EnPassant | null,
): boolean {
  const victimIsMeant = enPassant?.victim === square;
  return pieces.some((piece, from) => {
    if (piece?.side !== side || !(victimIsMeant || mightReach(book, piece, from).has(square))) return false;
    const open = victimIsMeant ? enPassant : null;
    return outcomesFrom(book, pieces, from, open).some(({ captured }) => captured.includes(square));
  });
}

const reachByBook = new WeakMap<Book, Map<string, ReadonlySet<Square>>>();

/** A filter that only saves time: the squares that a piece could capture on with nothing in its way. */
function mightReach(book: Book, piece: Piece, from: Square): ReadonlySet<Square> {
  const known = reachByBook.get(book) ?? new Map<string, ReadonlySet<Square>>();
  reachByBook.set(book, known);
  const key = `${piece.kind} ${piece.side} ${from}`;
  const reach = known.get(key) ?? freeReach(book, piece, from);
  known.set(key, reach);
  return reach;
}

function freeReach(book: Book, piece: Piece, from: Square): ReadonlySet<Square> {
  const { betza } = book.kinds[piece.kind];
  const plain = betza.terms.every((term) => term.type === "simple" && term.leg.hop === "none" && term.leg.jump === 0);
  if (!plain) return new Set(allSquares(book.board));
  const free = { ...betza, terms: betza.terms.map(withoutModes) };
  const scene = {
    board: book.board,
    side: piece.side,
    firstMove: true,
    occupant: () => "empty" as const,
    enPassant: null,
  };
  return new Set(outcomesOf(free, from, scene).map(({ to }) => to));
}

function withoutModes(term: Book["kinds"][0]["betza"]["terms"][0]): typeof term {
  if (term.type !== "simple") return term;
  const modes = { named: false, move: true, capture: true, friend: false, inPassing: false };
  return { ...term, leg: { ...term.leg, modes } };
}
