import type { Side, Square } from "../geometry/board.ts";
import type { Man } from "./position.ts";

/** What stands on each square, a1 first; null is empty. */
export type Men = readonly (Man | null)[];

/** The squares on which men of a kind and side stand, ascending. */
export function squaresOf(men: Men, kind: number, side: Side): Square[] {
  const squares: Square[] = [];
  men.forEach((man, square) => {
    if (man?.kind === kind && man.side === side) squares.push(square);
  });
  return squares;
}

export function isSameMan(one: Man | null, other: Man | null): boolean {
  return one?.kind === other?.kind && one?.side === other?.side;
}
