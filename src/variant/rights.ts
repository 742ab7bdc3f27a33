import { rankOf, type Square } from "../geometry/board.ts";
import { type Men, squaresOf } from "./men.ts";
import type { Right } from "./position.ts";
import type { Castling, Variant } from "./variant.ts";

type Rules = Pick<Variant, "board" | "royal" | "castlings">;

/** Every pair of men that stands so that a castling may start from there, whether or not they have moved; ascending by
 *  castling. Where the variant leaves the partner's square open, one entry for each candidate, outermost first. */
export function standingPairs(rules: Rules, men: Men): Right[] {
  return rules.castlings.flatMap((castling, index) => pairsOf(rules, men, castling, index));
}

/** The rights of a game that starts with these men: one for each castling whose king and partner stand on its squares,
 *  ascending by castling. Where the partner's square is open, the outermost one on the castling's side is meant. */
export function startRights(rules: Rules, men: Men): Right[] {
  return rules.castlings.flatMap((castling, index) => pairsOf(rules, men, castling, index).slice(0, 1));
}

function pairsOf(rules: Rules, men: Men, castling: Castling, index: number): Right[] {
  const { side, partner } = castling;
  const royal = squaresOf(men, rules.royal, side).at(0);
  if (royal === undefined || !isKingSquare(rules, castling, royal)) return [];
  const partners = squaresOf(men, partner.kind, side).filter((square) =>
    partner.from === null ? isOnFlank(rules, castling, royal, square) : square === partner.from,
  );
  partners.sort((a, b) => Math.abs(b - royal) - Math.abs(a - royal));
  return partners.map((square) => ({ castling: index, king: royal, partner: square }));
}

function isKingSquare(rules: Rules, { king }: Castling, royal: Square): boolean {
  return king.from === null ? isSameRank(rules, royal, king.to) : royal === king.from;
}

/** Whether a partner stands on the king's rank, on the side towards which this castling goes. */
function isOnFlank(rules: Rules, { king, partner }: Castling, royal: Square, square: Square): boolean {
  return isSameRank(rules, royal, square) && Math.sign(square - royal) === Math.sign(king.to - partner.to);
}

function isSameRank({ board }: Rules, a: Square, b: Square): boolean {
  return rankOf(board, a) === rankOf(board, b);
}
