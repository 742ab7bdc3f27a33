import { fileOf, otherSide, rankOf, type Side, type Square, squareAt } from "../../src/geometry/board.ts";
import type { Right } from "../../src/rules/model.ts";
import type { Position } from "../../src/variant/position.ts";
import { isAttacked, type Pieces } from "./attack.ts";
import type { Book, CastlingRules } from "./book.ts";
import { isRoyalNow } from "./royals.ts";

/** Where both pieces of a castling come to stand. */
export type Goal = CastlingRules["goals"][number];

/** Whether the side to move may castle with this right now, to one of its goals. */
export function mayCastle(book: Book, { pieces, turn }: Position, right: Right, goal: Goal): boolean {
  const castling = book.castlings[right.castling];
  if (castling.side !== turn || !standsReady(book, pieces, right)) return false;
  const kingPath = squaresToward(book, right.king, goal.king);
  const partnerPath = squaresToward(book, right.partner, goal.partner);
  const between = squaresToward(book, right.king, right.partner);
  const isHole = (square: Square) => book.board.holes?.includes(square);
  if ([...kingPath, ...partnerPath, ...between].some(isHole)) return false;
  const way = [...kingPath, goal.king, ...partnerPath, goal.partner, ...between];
  if (way.some((square) => book.standing.has(square))) return false;
  const isFree = (square: Square) => pieces[square] === null || square === right.king || square === right.partner;
  if (![...kingPath, goal.king, ...partnerPath, goal.partner, ...between].every(isFree)) return false;
  const lifted = pieces.with(right.king, null);
  const enemy = otherSide(turn);
  const mover = pieces[right.king]?.kind;
  if (!isRoyalNow(book, pieces, right.king)) return true;
  if (isAttacked(book, pieces, right.king, enemy)) return false;
  if (kingPath.some((square) => isAttacked(book, lifted, square, enemy, mover))) return false;
  return !isAttacked(book, castled(pieces, right, goal), goal.king, enemy);
}

/** The board after castling. */
export function castled(
  pieces: Pieces,
  { king, partner }: Pick<Right, "king" | "partner">,
  goal: Goal,
): (typeof pieces)[number][] {
  const after = pieces.with(king, null).with(partner, null);
  after[goal.king] = pieces[king];
  after[goal.partner] = pieces[partner];
  return after;
}

/** The goal of a castling that puts the king on a square. */
export function goalAt({ goals }: CastlingRules, to: Square): Goal {
  return goals.find(({ king }) => king === to) ?? goals[0];
}

/** Whether a player has castled in a way that wins: the right is left over, and its pieces are not where they began. */
export function hasCastledToWin(book: Book, { pieces, rights }: Position, player: Side): boolean {
  return rights.some((right) => isToWin(book, right, player) && !standsReady(book, pieces, right));
}

/** Whether a player who could win by castling can no longer, and has not. */
export function hasLostToCastle(book: Book, { rights }: Position, player: Side): boolean {
  const could = book.castlings.some(({ wins, side }) => wins && side === player);
  return could && !rights.some((right) => isToWin(book, right, player));
}

function isToWin({ castlings }: Book, { castling }: Right, player: Side): boolean {
  return castlings[castling].wins && castlings[castling].side === player;
}

/** The rights that are left after castling: the other side's of that name may be taken, and one that wins is kept. */
export function rightsAfterCastling({ castlings }: Book, rights: readonly Right[], played: Right): Right[] {
  const { side, name, wins, takesMirrored } = castlings[played.castling];
  const isPlayed = ({ castling }: Right) => castling === played.castling;
  const squares = [played.king, played.partner];
  return rights.filter((right) => {
    if (isPlayed(right)) return wins;
    const other = castlings[right.castling];
    if (takesMirrored && other.side !== side && other.name === name) return false;
    return !squares.includes(right.king) && !squares.includes(right.partner);
  });
}

/** The rights when a piece has been dropped on a square: new are those of which it is one of the two. */
export function rightsAfterDrop(book: Book, rights: readonly Right[], pieces: Pieces, square: Square): Right[] {
  const all = book.castlings.flatMap(({ king, partner, isFromHand }, castling) => {
    const old = rights.filter((right) => right.castling === castling);
    if (old.length > 0 || !isFromHand || king.from === null || partner.from === null) return old;
    const right = { castling, king: king.from, partner: partner.from };
    const isOfTheTwo = (square === king.from || square === partner.from) && pieces[square] !== null;
    return isOfTheTwo && standsReady(book, pieces, right) ? [right] : [];
  });
  return all;
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
