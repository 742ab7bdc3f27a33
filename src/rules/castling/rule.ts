/** Who may castle: the pairs of king and rook in place, and the rights of those that have not moved. */
import { type Board, rankOf, type Side, type Square } from "../../geometry/board.ts";
import { type Pieces, squaresOf } from "../../variant/pieces.ts";
import type { Castling, CastlingsOfVariant, Right } from "./model.ts";

export type RightsRules = CastlingsOfVariant & { readonly board: Board; readonly royal: number };

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

/** The rights whose king and rook still stand. */
export function keptRights(rules: RightsRules, rights: readonly Right[], pieces: Pieces): Right[] {
  const standing = standingPairs(rules, pieces);
  return rights.filter((right) => standing.some((pair) => isSameRight(pair, right)));
}

/** The squares that a side's king castles to. */
export function kingTargets(castlings: readonly Castling[], side: Side): Square[] {
  return castlings.filter((castling) => castling.side === side).map(({ king }) => king.to);
}

/** The castlings as the digest sees them: names and letters do not count. */
export function castlingIdentity(castlings: readonly Castling[]): unknown {
  return castlings.map(({ side, king, partner }) => [side, king, partner]);
}

export function areSameRights(some: readonly Right[], others: readonly Right[]): boolean {
  return some.length === others.length && some.every((right, index) => isSameRight(right, others[index]));
}

export function isSameRight(a: Right, b: Right): boolean {
  return a.castling === b.castling && a.king === b.king && a.partner === b.partner;
}

function pairsOf(rules: RightsRules, pieces: Pieces, castling: Castling, index: number): Right[] {
  const { side, partner } = castling;
  const royal = pieces.findIndex((piece) => piece?.kind === rules.royal && piece.side === side);
  if (royal < 0 || !isKingSquare(rules, castling, royal)) return [];
  const partners =
    partner.from === null ? onFlank(rules, pieces, castling, royal) : standing(pieces, castling, partner.from);
  return partners.map((square) => ({ castling: index, king: royal, partner: square }));
}

/** The square, if the rook stands on it. */
function standing(pieces: Pieces, { side, partner }: Castling, square: Square): Square[] {
  const piece = pieces[square];
  return piece?.kind === partner.kind && piece.side === side ? [square] : [];
}

/** Rooks on the king's rank, on the side that this castling goes to, outermost first. */
function onFlank(rules: RightsRules, pieces: Pieces, { side, king, partner }: Castling, royal: Square): Square[] {
  const direction = Math.sign(king.to - partner.to);
  return squaresOf(pieces, partner.kind, side)
    .filter((square) => isSameRank(rules, royal, square) && Math.sign(square - royal) === direction)
    .sort((a, b) => Math.abs(b - royal) - Math.abs(a - royal));
}

function isKingSquare(rules: RightsRules, { king }: Castling, royal: Square): boolean {
  return king.from === null ? isSameRank(rules, royal, king.to) : royal === king.from;
}

function isSameRank({ board }: RightsRules, a: Square, b: Square): boolean {
  return rankOf(board, a) === rankOf(board, b);
}
