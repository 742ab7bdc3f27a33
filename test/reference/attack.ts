import type { Side, Square } from "../../src/geometry/board.ts";
import type { EnPassant, Man } from "../../src/variant/position.ts";
import { arrivalsOf, type Book } from "./book.ts";
import { allSquares } from "./squares.ts";
import { type Outcome, outcomesOf } from "./walk.ts";

export type Men = readonly (Man | null)[];

/** Pseudo-legal moves of the man on `from`, castling aside: only to squares where it may be something on arrival. */
export function outcomesFrom(book: Book, men: Men, from: Square, enPassant: EnPassant | null): Outcome[] {
  const man = men[from];
  if (!man) return [];
  const { betza, firstMove } = book.kinds[man.kind];
  const outcomes = outcomesOf(betza, from, {
    board: book.board,
    side: man.side,
    firstMove: firstMove[man.side].has(from),
    occupant: (square) => {
      const other = men[square];
      if (other === null) return "empty";
      return other.side === man.side ? "friend" : "enemy";
    },
    enPassant,
  });
  return outcomes.filter(({ to }) => arrivalsOf(book, man.kind, man.side, to).length > 0);
}

/** Whether a man of `side` could capture an enemy on the square, whatever stands there now. */
export function isAttacked(book: Book, men: Men, square: Square, side: Side): boolean {
  const bare = men.with(square, { kind: book.royal, side: side === 0 ? 1 : 0 });
  return canCapture(book, bare, square, side, null);
}

/** Whether a man of `side` could capture the enemy who stands on the square, en passant included. */
export function canCapture(book: Book, men: Men, square: Square, side: Side, enPassant: EnPassant | null): boolean {
  const victimIsMeant = enPassant?.victim === square;
  return men.some((man, from) => {
    if (man?.side !== side || !(victimIsMeant || mightReach(book, man, from).has(square))) return false;
    const open = victimIsMeant ? enPassant : null;
    return outcomesFrom(book, men, from, open).some(({ captured }) => captured.includes(square));
  });
}

const reachByBook = new WeakMap<Book, Map<string, ReadonlySet<Square>>>();

/** A filter that only saves time: the squares that a man could capture on with nothing in its way. */
function mightReach(book: Book, man: Man, from: Square): ReadonlySet<Square> {
  const known = reachByBook.get(book) ?? new Map<string, ReadonlySet<Square>>();
  reachByBook.set(book, known);
  const key = `${man.kind} ${man.side} ${from}`;
  const reach = known.get(key) ?? freeReach(book, man, from);
  known.set(key, reach);
  return reach;
}

function freeReach(book: Book, man: Man, from: Square): ReadonlySet<Square> {
  const { betza } = book.kinds[man.kind];
  const plain = betza.terms.every((term) => term.type === "simple" && term.leg.hop === "none" && term.leg.jump === 0);
  if (!plain) return new Set(allSquares(book.board));
  const free = { ...betza, terms: betza.terms.map(withoutModes) };
  const scene = {
    board: book.board,
    side: man.side,
    firstMove: true,
    occupant: () => "empty" as const,
    enPassant: null,
  };
  return new Set(outcomesOf(free, from, scene).map(({ to }) => to));
}

function withoutModes(term: Book["kinds"][0]["betza"]["terms"][0]): typeof term {
  if (term.type !== "simple") return term;
  const modes = { named: false, move: true, capture: true, friend: false, enPassant: false };
  return { ...term, leg: { ...term.leg, modes } };
}
