/** Castling records for one position: the squares follow from where king and partner stand. */
import { type Board, fileOf, rankOf, type Square } from "../geometry/board.ts";
import type { Right } from "../variant/position.ts";
import type { Castling } from "../variant/variant.ts";

export interface CastlingSquares {
  /** Squares that the king crosses, start and target left out. */
  readonly path: readonly Square[];
  /** Squares that must be empty. */
  readonly empties: readonly Square[];
}

/** King and partner each go straight to their targets: along a rank, a file or a diagonal. */
export function castlingSquares(board: Board, castling: Castling, right: Right): CastlingSquares {
  const kingWay = squaresBetween(board, right.king, castling.king.to);
  const partnerWay = squaresBetween(board, right.partner, castling.partner.to);
  const between = squaresBetween(board, right.king, right.partner);
  const needed = [...kingWay, ...partnerWay, ...between, castling.king.to, castling.partner.to];
  const empties = new Set(needed.filter((square) => square !== right.king && square !== right.partner));
  return { path: kingWay, empties: [...empties] };
}

/** Squares strictly between two squares of one line; none when they share no line. */
export function squaresBetween(board: Board, a: Square, b: Square): Square[] {
  const files = fileOf(board, b) - fileOf(board, a);
  const ranks = rankOf(board, b) - rankOf(board, a);
  const length = Math.max(Math.abs(files), Math.abs(ranks));
  const straight = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
  if (!straight || length < 2) return [];
  const step = (ranks / length) * board.files + files / length;
  return Array.from({ length: length - 1 }, (_, index) => a + step * (index + 1));
}
