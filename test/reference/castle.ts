import { fileOf, otherSide, rankOf, type Square, squareAt } from "../../src/geometry/board.ts";
import type { Position, Right } from "../../src/variant/position.ts";
import type { Variant } from "../../src/variant/variant.ts";
import { isAttacked, type Men } from "./attack.ts";

/** Whether the side to move, not in check, may castle with this right now. */
export function mayCastle(variant: Variant, { men, turn }: Position, right: Right): boolean {
  const castling = variant.castlings[right.castling];
  if (castling.side !== turn || !standsReady(variant, men, right)) return false;
  const { king, partner } = castling;
  const kingPath = squaresToward(variant, right.king, king.to);
  const travelled = [...kingPath, king.to, ...squaresToward(variant, right.partner, partner.to), partner.to];
  const isFree = (square: Square) => men[square] === null || square === right.king || square === right.partner;
  if (!travelled.every(isFree)) return false;
  const lifted = men.with(right.king, null);
  const enemy = otherSide(turn);
  if (kingPath.some((square) => isAttacked(variant, lifted, square, enemy))) return false;
  return !isAttacked(variant, castled(variant, men, right), king.to, enemy);
}

/** The board after castling. */
export function castled(variant: Variant, men: Men, { castling, king, partner }: Right): (typeof men)[number][] {
  const after = men.with(king, null).with(partner, null);
  after[variant.castlings[castling].king.to] = men[king];
  after[variant.castlings[castling].partner.to] = men[partner];
  return after;
}

function standsReady(variant: Variant, men: Men, { castling, king, partner }: Right): boolean {
  const { side, partner: wanted } = variant.castlings[castling];
  const isMan = (square: Square, kind: number) => men[square]?.kind === kind && men[square]?.side === side;
  return isMan(king, variant.royal) && isMan(partner, wanted.kind);
}

/** The squares strictly between two squares of one line; none when they are on no common line. */
function squaresToward({ board }: Variant, from: Square, to: Square): Square[] {
  const files = fileOf(board, to) - fileOf(board, from);
  const ranks = rankOf(board, to) - rankOf(board, from);
  if (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks)) return [];
  const distance = Math.max(Math.abs(files), Math.abs(ranks));
  const squares: Square[] = [];
  for (let step = 1; step < distance; step++) {
    const file = fileOf(board, from) + step * Math.sign(files);
    const square = squareAt(board, file, rankOf(board, from) + step * Math.sign(ranks));
    if (square !== null) squares.push(square);
  }
  return squares;
}
