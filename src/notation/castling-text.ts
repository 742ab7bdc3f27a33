/**
 * How a castling is written in coordinates: by the king's two squares (`e1g1`), or as the king taking its partner (`e1h1`).
 *
 * A variant, or the one who asks, wants one of the two. But a text must mean one move: a castling whose two squares
 * another move of the king could have is always written as the king taking its partner, as Fairy-Stockfish writes
 * castlings of one step; and one that shares king and partner with such a castling is written by the king's squares.
 */
import { ridesOf } from "../betza/rides.ts";
import { rankOf, type Square } from "../geometry/board.ts";
import { routesOf } from "../variant/routes.ts";
import type { Castling, Variant } from "../variant/variant.ts";

export type CastlingStyle = "king" | "partner";

/** What writing castlings needs to know of a variant. */
export type CastlingRules = Pick<Variant, "board" | "pieceTypes" | "royal" | "castlings">;

/** The style in which a castling is written when `wanted` is asked for.
 *  @param castling index into `Variant.castlings` */
export function castlingStyle(rules: CastlingRules, castling: number, wanted: CastlingStyle): CastlingStyle {
  return stylesOf(rules)[castling] ?? wanted;
}

/** Whether two castlings of one side can have one text, whatever style is wanted. */
export function sharesText(rules: CastlingRules, a: number, b: number): boolean {
  const [one, other] = [rules.castlings[a], rules.castlings[b]];
  if (!sharesPartner(one, other)) return false;
  const styles = stylesOf(rules);
  if (styles[a] === styles[b]) return true;
  const byKing = styles[a] === "king" ? one : other;
  return byKing.partner.from === null || byKing.partner.from === byKing.king.to;
}

const styles = new WeakMap<CastlingRules["castlings"], readonly (CastlingStyle | null)[]>();

/** By castling: the only style that it has, or null when both will do. */
function stylesOf(rules: CastlingRules): readonly (CastlingStyle | null)[] {
  const known = styles.get(rules.castlings);
  if (known) return known;
  const needPartner = rules.castlings.map((castling) => isMistakable(rules, castling));
  const made = rules.castlings.map((castling, index): CastlingStyle | null => {
    if (needPartner[index]) return "partner";
    const isRivalled = rules.castlings.some((other) => other !== castling && sharesPartner(castling, other));
    return isRivalled ? "king" : null;
  });
  styles.set(rules.castlings, made);
  return made;
}

/** Whether the king's two squares could be those of another of its moves. */
function isMistakable(rules: CastlingRules, castling: Castling): boolean {
  const isAlike = (other: Castling) => other !== castling && sharesKing(castling, other);
  return rules.castlings.some(isAlike) || kingSquares(rules, castling).some((from) => reaches(rules, castling, from));
}

function reaches({ board, pieceTypes, royal }: CastlingRules, { side, king }: Castling, from: Square): boolean {
  const { betza, firstMove } = pieceTypes[royal];
  return ridesOf(betza)
    .filter(({ initial }) => !initial || firstMove[side].includes(from))
    .some((ride) => routesOf(board, ride, side, from).some(({ to }) => to === king.to));
}

/** Where the king may castle from. */
function kingSquares({ board }: CastlingRules, { king }: Castling): Square[] {
  if (king.from !== null) return [king.from];
  const first = rankOf(board, king.to) * board.files;
  return Array.from({ length: board.files }, (_, file) => first + file).filter((square) => square !== king.to);
}

function sharesKing(a: Castling, b: Castling): boolean {
  return a.side === b.side && a.king.to === b.king.to && mayBeOne(a.king.from, b.king.from);
}

function sharesPartner(a: Castling, b: Castling): boolean {
  if (a.side !== b.side || a.partner.kind !== b.partner.kind || !mayBeOne(a.king.from, b.king.from)) return false;
  if (a.partner.from !== null && b.partner.from !== null) return a.partner.from === b.partner.from;
  return flankOf(a) * flankOf(b) >= 0;
}

/** Whether two squares, null being any, can be the same. */
function mayBeOne(a: Square | null, b: Square | null): boolean {
  return a === null || b === null || a === b;
}

/** On which side of the king the partner stands: 1 or -1, and 0 where the squares do not tell. */
function flankOf({ king, partner }: Castling): number {
  if (partner.from === null) return Math.sign(king.to - partner.to);
  return king.from === null ? 0 : Math.sign(partner.from - king.from);
}
