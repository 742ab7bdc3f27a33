/** Who may castle: the pairs of king and rook in place, and the rights of those that have not moved. */
import { type Board, type BySide, fileOf, isHole, rankOf, type Side, type Square } from "../../geometry/board.ts";
import { isPieceOn, type Pieces, squaresOf } from "../../variant/pieces.ts";
import type { Castling, CastlingsOfVariant, Right } from "./model.ts";

export interface CastlingSquares {
  /** Squares that the king crosses, without start and target. */
  readonly path: readonly Square[];
  /** Squares that must be empty. */
  readonly empties: readonly Square[];
}

export type RightsRules = CastlingsOfVariant & { readonly board: Board };

/** Every king and rook that stand on the squares of a castling, whether or not they have moved, in the order of the
 *  castlings. Where the rook's square is open, one entry for each candidate, outermost first. */
export function standingPairs(rules: RightsRules, pieces: Pieces): Right[] {
  return rules.castlings.flatMap((castling, index) => pairsOf(rules, pieces, castling, index));
}

/** The rights of a game that starts with these pieces: one for each castling whose king and rook stand on its squares,
 *  in the order of the castlings. Where the rook's square is open, the outermost one on the castling's side has the
 *  right. */
export function startRights(rules: RightsRules, pieces: Pieces): Right[] {
  return rules.castlings.flatMap((castling, index) => pairsOf(rules, pieces, castling, index).slice(0, 1));
}

/** The rights by which a game has been won: king and rook stand where such a castling has put them. */
export function playedPairs({ castlings }: CastlingsOfVariant, pieces: Pieces): Right[] {
  return castlings.flatMap((castling, index): Right[] => {
    const { side, mover, king, partner, wins } = castling;
    if (!wins || king.from === null || partner.from === null) return [];
    const isPlayed = kingGoals(castling).some(
      (to) => isPieceOn(pieces, to, mover, side) && isPieceOn(pieces, partnerGoal(castling, to), partner.kind, side),
    );
    return isPlayed ? [{ castling: index, king: king.from, partner: partner.from }] : [];
  });
}

/** The squares that a castling may put the king on, the nearest first.
 *  @example
 *  kingGoals(variant.castlings[0]); // [6]: g1 in chess */
export function kingGoals({ king, partner, upTo }: Castling): Square[] {
  if (upTo === undefined) return [king.to];
  const step = king.to - partner.to;
  return Array.from({ length: (upTo - king.to) / step + 1 }, (_, index) => king.to + index * step);
}

/** Where the partner comes to stand when the king goes to one of its goals.
 *  @example
 *  partnerGoal(variant.castlings[0], 6); // 5: f1 in chess */
export function partnerGoal({ king, partner }: Castling, to: Square): Square {
  return partner.to + to - king.to;
}

/** Some rights and those that drops may give, in the order of the castlings. */
export function withRightsFromHand({ castlings }: CastlingsOfVariant, rights: readonly Right[]): readonly Right[] {
  const more = castlings.flatMap(({ king, partner, isFromHand }, castling): Right[] => {
    if (!isFromHand || king.from === null || partner.from === null) return [];
    return rights.some((right) => right.castling === castling)
      ? []
      : [{ castling, king: king.from, partner: partner.from }];
  });
  return more.length === 0 ? rights : [...rights, ...more].sort((a, b) => a.castling - b.castling);
}

/** By side: the names of the castlings that win. */
export function winningCastlings({ castlings }: CastlingsOfVariant): BySide<string[]> {
  const of = (side: Side) => castlings.flatMap((own) => (own.wins && own.side === side ? [own.name] : []));
  return [of(0), of(1)];
}

/** The rights whose king and rook still stand. */
export function keptRights(rules: RightsRules, rights: readonly Right[], pieces: Pieces): Right[] {
  const standing = standingPairs(rules, pieces);
  return rights.filter((right) => standing.some((pair) => isSameRight(pair, right)));
}

/** King and rook each go straight to their targets: along a rank, a file or a diagonal. */
export function castlingSquares(board: Board, castling: Castling, right: Right): CastlingSquares {
  const kingWay = squaresBetween(board, right.king, castling.king.to);
  const partnerWay = squaresBetween(board, right.partner, castling.partner.to);
  const between = squaresBetween(board, right.king, right.partner);
  const needed = [...kingWay, ...partnerWay, ...between, castling.king.to, castling.partner.to];
  const empties = new Set(needed.filter((square) => square !== right.king && square !== right.partner));
  return { path: kingWay, empties: [...empties] };
}

/** The squares strictly between two squares on a line; none when no line joins them. */
export function squaresBetween(board: Board, a: Square, b: Square): Square[] {
  const files = fileOf(board, b) - fileOf(board, a);
  const ranks = rankOf(board, b) - rankOf(board, a);
  const length = Math.max(Math.abs(files), Math.abs(ranks));
  const straight = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
  if (!straight || length < 2) return [];
  const step = (ranks / length) * board.files + files / length;
  return Array.from({ length: length - 1 }, (_, index) => a + step * (index + 1));
}

/** Whether a hole is in the way of a castling between fixed squares: nothing passes over one. */
export function crossesHole(board: Board, castling: Castling): boolean {
  const { king, partner } = castling;
  if (!board.holes || king.from === null || partner.from === null) return false;
  return hasHole(board, castling, { castling: 0, king: king.from, partner: partner.from });
}

function hasHole(board: Board, castling: Castling, right: Right): boolean {
  return castlingSquares(board, castling, right).empties.some((square) => isHole(board, square));
}

/** The squares that a side's king castles to. */
export function kingTargets(castlings: readonly Castling[], side: Side): Square[] {
  return castlings.filter((castling) => castling.side === side).flatMap(kingGoals);
}

/** The castlings as the digest sees them: names and letters do not count, nor does the king where it is the only royal kind.
 *  @param king the only royal kind, or null */
export function castlingIdentity(castlings: readonly Castling[], king: number | null): unknown {
  return castlings.map(({ side, mover, king: walk, partner, upTo, name, wins, isExclusive, isFromHand }) => {
    const rules = [
      ...(upTo === undefined ? [] : ["up to", upTo]),
      ...(wins ? ["wins"] : []),
      ...(isExclusive ? ["unless mirrored", name] : []),
      ...(isFromHand ? ["from hand"] : []),
    ];
    return mover === king && rules.length === 0 ? [side, walk, partner] : [side, walk, partner, mover, ...rules];
  });
}

export function areSameRights(some: readonly Right[], others: readonly Right[]): boolean {
  return some.length === others.length && some.every((right, index) => isSameRight(right, others[index]));
}

export function isSameRight(a: Right, b: Right): boolean {
  return a.castling === b.castling && a.king === b.king && a.partner === b.partner;
}

function pairsOf(rules: RightsRules, pieces: Pieces, castling: Castling, index: number): Right[] {
  const kings = kingsOf(rules, pieces, castling);
  const pairs = kings.flatMap((king) => {
    const { from } = castling.partner;
    const partners = from === null ? onFlank(rules, pieces, castling, king) : standing(pieces, castling, from);
    return partners.map((partner): Right => ({ castling: index, king, partner }));
  });
  return rules.board.holes ? pairs.filter((pair) => !hasHole(rules.board, castling, pair)) : pairs;
}

/** The square, if the rook stands on it. */
function standing(pieces: Pieces, { side, partner }: Castling, square: Square): Square[] {
  return isPieceOn(pieces, square, partner.kind, side) ? [square] : [];
}

/** Rooks on the king's rank, on the side that this castling goes to, outermost first. */
function onFlank(rules: RightsRules, pieces: Pieces, { side, king, partner }: Castling, from: Square): Square[] {
  const direction = Math.sign(king.to - partner.to);
  return squaresOf(pieces, partner.kind, side)
    .filter((square) => isSameRank(rules, from, square) && Math.sign(square - from) === direction)
    .sort((a, b) => Math.abs(b - from) - Math.abs(a - from));
}

/** The squares of kings from which they may castle. */
function kingsOf(rules: RightsRules, pieces: Pieces, { side, mover, king }: Castling): Square[] {
  if (king.from !== null) return isPieceOn(pieces, king.from, mover, side) ? [king.from] : [];
  return squaresOf(pieces, mover, side).filter((square) => isSameRank(rules, square, king.to));
}

function isSameRank({ board }: RightsRules, a: Square, b: Square): boolean {
  return rankOf(board, a) === rankOf(board, b);
}
