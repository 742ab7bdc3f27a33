/**
 * How a castling is written in coordinates: by the king's two squares (`e1g1`), or as the king taking its partner (`e1h1`).
 *
 * A variant, or the one who asks, wants one of the two. But a text must mean one move: a castling whose two squares
 * another move of the king could have is always written as the king taking its partner, as Fairy-Stockfish writes
 * castlings of one step; and one that shares king and partner with such a castling is written by the king's squares.
 */

import { ridesOf } from "../../betza/rides.ts";
import { rankOf, type Square } from "../../geometry/board.ts";
import { squareName } from "../../geometry/square.ts";
import type { Move } from "../../variant/move.ts";
import { routesOf } from "../../variant/routes.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Castling, CastlingNotation, CastlingOfGameMove } from "./model.ts";

export type CastlingStyle = "king" | "partner";

/** What writing castlings needs to know of a variant. */
export type CastlingRules = Pick<Variant, "board" | "pieceTypes" | "royal" | "castlings">;

export interface CastlingUciOptions {
  /** Writes castling as king takes partner, whatever the variant's own style, where two castlings do not share that
   *  text; default false. */
  readonly chess960?: boolean;
}

type UciRules = CastlingRules & { readonly notation: CastlingNotation };

/** The square that coordinates name beside the king's own; null for other moves. */
export function castlingTarget(rules: UciRules, move: Move, options: CastlingUciOptions): Square | null {
  return targetIn(rules, move, wantedStyle(rules, options));
}

/** The square that is understood as well, where no other move is written so. */
export function otherCastlingTarget(rules: UciRules, move: Move, options: CastlingUciOptions): Square | null {
  return targetIn(rules, move, wantedStyle(rules, options) === "king" ? "partner" : "king");
}

function targetIn(rules: CastlingRules, { castling, partner, to }: Move, wanted: CastlingStyle): Square | null {
  if (castling === null) return null;
  return (stylesOf(rules)[castling] ?? wanted) === "partner" ? partner : to;
}

function wantedStyle({ notation }: UciRules, { chess960 = false }: CastlingUciOptions): CastlingStyle {
  return chess960 ? "partner" : notation.uciCastling;
}

/** The style of PGN. */
export const STANDARD_CASTLING = { castling: "O-O" } as const;

/** The whole text of a castling in algebraic notation; null for other moves. */
export function castlingSan(
  { castlings }: CastlingRules,
  { castling }: Move,
  style: Pick<CastlingNotation, "castling">,
): string | null {
  if (castling === null) return null;
  const { name } = castlings[castling];
  return style.castling === "0-0" && /^O-O(-O)?$/.test(name) ? name.replaceAll("O", "0") : name;
}

/** Those of the moves that a text names, with zeros or letters; null where it is no castling's name. */
export function castlingsNamed<Some extends Move>(
  { castlings }: CastlingRules,
  moves: readonly Some[],
  text: string,
): Some[] | null {
  const key = nameKey(text);
  const isNamed = ({ name }: Castling) => nameKey(name) === key;
  if (!castlings.some(isNamed)) return null;
  return moves.filter(({ castling }) => castling !== null && isNamed(castlings[castling]));
}

function nameKey(name: string): string {
  return /^[O0o](-[O0o])+$/.test(name) ? name.replace(/[0o]/g, "O") : name;
}

/** What `GameMove` says of it. */
export function castlingFacts({ board, castlings }: CastlingRules, { castling, partner }: Move): CastlingOfGameMove {
  if (castling === null || partner === null) return { castling: null, partner: null };
  const { name, partner: goal } = castlings[castling];
  return { castling: name, partner: { from: squareName(board, partner), to: squareName(board, goal.to) } };
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
