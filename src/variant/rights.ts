import { rankOf, type Side, type Square } from "../geometry/board.ts";
import type { Man, Right } from "./position.ts";
import type { Castling, Variant } from "./variant.ts";

/** The rights of a game that starts with these men: one for each castling whose king and partner stand on its squares,
 *  ascending by castling. Where the partner's square is open, the outermost one on the castling's side is meant. */
export function startRights(
  variant: Pick<Variant, "board" | "royal" | "castlings">,
  men: readonly (Man | null)[],
): Right[] {
  return variant.castlings.flatMap((castling, index) => {
    const king = kingSquare(variant, castling, men);
    const partner = king === null ? null : partnerSquare(variant, castling, men, king);
    return king === null || partner === null ? [] : [{ castling: index, king, partner }];
  });
}

type Rules = Pick<Variant, "board" | "royal">;

function kingSquare({ board, royal }: Rules, { side, king }: Castling, men: readonly (Man | null)[]): Square | null {
  const square = squaresOf(men, royal, side).at(0);
  if (square === undefined) return null;
  const stands = king.from === null ? rankOf(board, square) === rankOf(board, king.to) : square === king.from;
  return stands ? square : null;
}

function partnerSquare(
  { board }: Rules,
  { side, king, partner }: Castling,
  men: readonly (Man | null)[],
  kingAt: Square,
): Square | null {
  const squares = squaresOf(men, partner.kind, side);
  if (partner.from !== null) return squares.includes(partner.from) ? partner.from : null;
  const flank = Math.sign(king.to - partner.to);
  const beyond = squares.filter(
    (square) => rankOf(board, square) === rankOf(board, kingAt) && Math.sign(square - kingAt) === flank,
  );
  return (flank > 0 ? beyond.at(-1) : beyond.at(0)) ?? null;
}

function squaresOf(men: readonly (Man | null)[], kind: number, side: Side): Square[] {
  const squares: Square[] = [];
  men.forEach((man, square) => {
    if (man?.kind === kind && man.side === side) squares.push(square);
  });
  return squares;
}
