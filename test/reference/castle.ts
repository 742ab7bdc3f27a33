import { fileOf, otherSide, rankOf, type Square, squareAt } from "../../src/geometry/board.ts";
import type { Position, Right } from "../../src/variant/position.ts";
import { isAttacked, type Men } from "./attack.ts";
import type { Book } from "./book.ts";

/** Whether the side to move, not in check, may castle with this right now. */
export function mayCastle(book: Book, { men, turn }: Position, right: Right): boolean {
  const castling = book.castlings[right.castling];
  if (castling.side !== turn || !standsReady(book, men, right)) return false;
  const { king, partner } = castling;
  const kingPath = squaresToward(book, right.king, king.to);
  const partnerPath = squaresToward(book, right.partner, partner.to);
  const between = squaresToward(book, right.king, right.partner);
  const isFree = (square: Square) => men[square] === null || square === right.king || square === right.partner;
  if (![...kingPath, king.to, ...partnerPath, partner.to, ...between].every(isFree)) return false;
  const lifted = men.with(right.king, null);
  const enemy = otherSide(turn);
  if (kingPath.some((square) => isAttacked(book, lifted, square, enemy))) return false;
  return !isAttacked(book, castled(book, men, right), king.to, enemy);
}

/** The board after castling. */
export function castled(book: Book, men: Men, { castling, king, partner }: Right): (typeof men)[number][] {
  const after = men.with(king, null).with(partner, null);
  after[book.castlings[castling].king.to] = men[king];
  after[book.castlings[castling].partner.to] = men[partner];
  return after;
}

function standsReady(book: Book, men: Men, { castling, king, partner }: Right): boolean {
  const { side, partner: wanted } = book.castlings[castling];
  const isMan = (square: Square, kind: number) => men[square]?.kind === kind && men[square]?.side === side;
  return isMan(king, book.royal) && isMan(partner, wanted.kind);
}

/** The squares strictly between two squares of one line; none when they are on no common line. */
function squaresToward({ board }: Book, from: Square, to: Square): Square[] {
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
