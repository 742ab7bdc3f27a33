import { fileOf, otherSide, rankOf, type Square, squareAt } from "../../src/geometry/board.ts";
import type { Right } from "../../src/rules/model.ts";
import type { Position } from "../../src/variant/position.ts";
import { isAttacked, type Pieces } from "./attack.ts";
import type { Book } from "./book.ts";
import { isRoyalNow } from "./royals.ts";

/** Whether the side to move may castle with this right now. */
export function mayCastle(book: Book, { pieces, turn }: Position, right: Right): boolean {
  const castling = book.castlings[right.castling];
  if (castling.side !== turn || !standsReady(book, pieces, right)) return false;
  const { king, partner } = castling;
  const kingPath = squaresToward(book, right.king, king.to);
  const partnerPath = squaresToward(book, right.partner, partner.to);
  const between = squaresToward(book, right.king, right.partner);
  const isHole = (square: Square) => book.board.holes?.includes(square);
  if ([...kingPath, ...partnerPath, ...between].some(isHole)) return false;
  const isFree = (square: Square) => pieces[square] === null || square === right.king || square === right.partner;
  if (![...kingPath, king.to, ...partnerPath, partner.to, ...between].every(isFree)) return false;
  const lifted = pieces.with(right.king, null);
  const enemy = otherSide(turn);
  if (!isRoyalNow(book, pieces, right.king)) return true;
  if (isAttacked(book, pieces, right.king, enemy)) return false;
  if (kingPath.some((square) => isAttacked(book, lifted, square, enemy))) return false;
  return !isAttacked(book, castled(book, pieces, right), king.to, enemy);
}

/** The board after castling. */
export function castled(book: Book, pieces: Pieces, { castling, king, partner }: Right): (typeof pieces)[number][] {
  const after = pieces.with(king, null).with(partner, null);
  after[book.castlings[castling].king.to] = pieces[king];
  after[book.castlings[castling].partner.to] = pieces[partner];
  return after;
}

function standsReady(book: Book, pieces: Pieces, { castling, king, partner }: Right): boolean {
  const { side, partner: wanted } = book.castlings[castling];
  const isPiece = (square: Square, kind: number) => pieces[square]?.kind === kind && pieces[square]?.side === side;
  return isPiece(king, book.castlings[castling].mover) && isPiece(partner, wanted.kind);
}

/** The squares strictly between two squares of one line, holes among them; none when they are on no common line. */
function squaresToward({ board: { files, ranks } }: Book, from: Square, to: Square): Square[] {
  const board = { files, ranks };
  const [right, up] = [fileOf(board, to) - fileOf(board, from), rankOf(board, to) - rankOf(board, from)];
  if (right !== 0 && up !== 0 && Math.abs(right) !== Math.abs(up)) return [];
  const distance = Math.max(Math.abs(right), Math.abs(up));
  const squares: Square[] = [];
  for (let step = 1; step < distance; step++) {
    const file = fileOf(board, from) + step * Math.sign(right);
    const square = squareAt(board, file, rankOf(board, from) + step * Math.sign(up));
    if (square !== null) squares.push(square);
  }
  return squares;
}
