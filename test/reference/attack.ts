import { type Board, type Side, type Square, squareCount } from "../../src/geometry/board.ts";
import type { EnPassant, Man } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { type Outcome, outcomesOf } from "./walk.ts";

export type Men = readonly (Man | null)[];

/** Pseudo-legal moves of the man on `from`, promotions and castling aside. */
export function outcomesFrom(variant: Variant, men: Men, from: Square, enPassant: EnPassant | null): Outcome[] {
  const man = men[from];
  if (!man) return [];
  const piece = variant.pieces[man.kind];
  return outcomesOf(piece.betza, from, {
    board: variant.board,
    side: man.side,
    firstMove: piece.firstMove[man.side].includes(from),
    occupant: (square) => {
      const other = men[square];
      if (other === null) return "empty";
      return other.side === man.side ? "friend" : "enemy";
    },
    enPassant,
  });
}

/** Whether a man of `side` could capture an enemy on the square, whatever stands there now. */
export function isAttacked(variant: Variant, men: Men, square: Square, side: Side): boolean {
  const enemy: Man = { kind: variant.royal, side: side === 0 ? 1 : 0 };
  const bare = men.with(square, enemy);
  return bare.some((man, from) => {
    if (man?.side !== side || !mightReach(variant, man, from).has(square)) return false;
    return outcomesFrom(variant, bare, from, null).some(({ captured }) => captured.includes(square));
  });
}

const reachByVariant = new WeakMap<Variant, Map<string, ReadonlySet<Square>>>();

/** A filter that only saves time: the squares that a man could capture on with nothing in its way. */
function mightReach(variant: Variant, man: Man, from: Square): ReadonlySet<Square> {
  const known = reachByVariant.get(variant) ?? new Map<string, ReadonlySet<Square>>();
  reachByVariant.set(variant, known);
  const key = `${man.kind} ${man.side} ${from}`;
  const reach = known.get(key) ?? freeReach(variant, man, from);
  known.set(key, reach);
  return reach;
}

function freeReach(variant: Variant, man: Man, from: Square): ReadonlySet<Square> {
  const { betza } = variant.pieces[man.kind];
  const plain = betza.terms.every((term) => term.type === "simple" && term.leg.hop === "none" && term.leg.jump === 0);
  if (!plain) return new Set(allSquares(variant.board));
  const free = { ...betza, terms: betza.terms.map(withoutModes) };
  const scene = {
    board: variant.board,
    side: man.side,
    firstMove: true,
    occupant: () => "empty" as const,
    enPassant: null,
  };
  return new Set(outcomesOf(free, from, scene).map(({ to }) => to));
}

function withoutModes(term: Variant["pieces"][0]["betza"]["terms"][0]): typeof term {
  if (term.type !== "simple") return term;
  const modes = { named: false, move: true, capture: true, friend: false, enPassant: false };
  return { ...term, leg: { ...term.leg, modes } };
}

export function allSquares(board: Board): Square[] {
  return Array.from({ length: squareCount(board) }, (_, square) => square);
}
