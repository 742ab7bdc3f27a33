/**
 * Castling in coordinates: the king's two squares (`e1g1`), or king takes rook (`e1h1`).
 *
 * The variant, or the caller, prefers one of the two. But a text must mean one move: where another king move could have
 * the same two squares, castling is always written as king takes rook, as Fairy-Stockfish writes castlings of one step;
 * and a castling that shares king and rook with such a one is written by the king's squares, as is one in which the king may go
 * to several squares. Its name stands for the nearest of them then, and has the square behind it for another: `O-Oj2`.
 */

import { rankOf, type Square } from "../../geometry/board.ts";
import { squareName } from "../../geometry/square.ts";
import type { Move } from "../../variant/move.ts";
import { hasSquare, waysOfPiece } from "../../variant/piece-ways.ts";
import { routesOf } from "../../variant/routes.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Castling, CastlingNotation, CastlingOfGameMove } from "./model.ts";
import { kingGoals, partnerGoal } from "./rule.ts";

export type CastlingStyle = "king" | "partner";

/** The part of a variant that texts of castlings depend on. */
export type CastlingRules = Pick<Variant, "board" | "pieceTypes" | "castlings" | "passes">;

export interface CastlingUciOptions {
  /** Writes castling as king takes rook, whatever the variant's own style, unless two castlings share that text;
   *  default false. */
  readonly chess960?: boolean;
}

type UciRules = CastlingRules & { readonly notation: CastlingNotation };

/** The second square in coordinates; null for other moves. */
export function castlingTarget(rules: UciRules, move: Move, options: CastlingUciOptions): Square | null {
  return targetIn(rules, move, wantedStyle(rules, options));
}

/** The second square of the other way of writing, which is accepted where no other move is written so. */
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
  { board, castlings }: CastlingRules,
  { castling, to }: Move,
  style: Pick<CastlingNotation, "castling">,
): string | null {
  if (castling === null) return null;
  const { name, upTo, king } = castlings[castling];
  const goal = upTo === undefined || to === king.to ? "" : squareName(board, to);
  return (style.castling === "0-0" && /^O-O(-O)?$/.test(name) ? name.replaceAll("O", "0") : name) + goal;
}

/** The moves that a castling's name stands for, with zeros or letters O; null for other texts. */
export function castlingsNamed<Some extends Move>(
  { board, castlings }: CastlingRules,
  moves: readonly Some[],
  text: string,
): Some[] | null {
  const [, own = text, goal = null] = /^((?:[O0o]-)+[O0o]|.*[^a-p])([a-p]\d+)$/.exec(text) ?? [];
  const key = nameKey(own);
  const isNamed = ({ name, upTo }: Castling) => nameKey(name) === key && (goal === null || upTo !== undefined);
  if (!castlings.some(isNamed)) return null;
  return moves.filter(({ castling, to }) => {
    if (castling === null || !isNamed(castlings[castling])) return false;
    return goal === null ? to === castlings[castling].king.to : squareName(board, to) === goal;
  });
}

function nameKey(name: string): string {
  return /^[O0o](-[O0o])+$/.test(name) ? name.replace(/[0o]/g, "O") : name;
}

/** The castling part of `GameMove`. */
export function castlingFacts({ board, castlings }: CastlingRules, move: Move): CastlingOfGameMove {
  const { castling, partner, to } = move;
  if (castling === null || partner === null) return { castling: null, partner: null };
  const own = castlings[castling];
  const goal = partnerGoal(own, to);
  return { castling: own.name, partner: { from: squareName(board, partner), to: squareName(board, goal) } };
}

/** Whether two castlings of one side could have the same text in any style. */
export function sharesText(rules: CastlingRules, a: number, b: number): boolean {
  const [one, other] = [rules.castlings[a], rules.castlings[b]];
  if (!sharesPartner(one, other)) return false;
  const styles = stylesOf(rules);
  if (styles[a] === styles[b]) return true;
  const byKing = styles[a] === "king" ? one : other;
  return byKing.partner.from === null || kingGoals(byKing).includes(byKing.partner.from);
}

const styles = new WeakMap<CastlingRules["castlings"], readonly (CastlingStyle | null)[]>();

/** By castling: the only style that is unambiguous, or null when both are. */
function stylesOf(rules: CastlingRules): readonly (CastlingStyle | null)[] {
  const known = styles.get(rules.castlings);
  if (known) return known;
  const needPartner = rules.castlings.map((castling) => isMistakable(rules, castling));
  const made = rules.castlings.map((castling, index): CastlingStyle | null => {
    if (needPartner[index]) return "partner";
    const isRivalled = rules.castlings.some((other) => other !== castling && sharesPartner(castling, other));
    return isRivalled || castling.upTo !== undefined ? "king" : null;
  });
  styles.set(rules.castlings, made);
  return made;
}

/** Whether the king's two squares could be those of another king move, or of a pass. */
function isMistakable(rules: CastlingRules, castling: Castling): boolean {
  if (mayStay(castling) && rules.passes[castling.side] !== "never") return true;
  const isAlike = (other: Castling) => other !== castling && sharesKing(castling, other);
  return rules.castlings.some(isAlike) || kingSquares(rules, castling).some((from) => reaches(rules, castling, from));
}

/** Whether the king may go to several squares, and castling to one of them cannot be told from another of its moves. */
export function isUntold(rules: CastlingRules, index: number): boolean {
  return rules.castlings[index].upTo !== undefined && stylesOf(rules)[index] === "partner";
}

/** Whether the king may castle to the square on which it stands. */
function mayStay({ king }: Castling): boolean {
  return mayBeOne(king.from, king.to);
}

function reaches({ board, pieceTypes }: CastlingRules, castling: Castling, from: Square): boolean {
  const { side, mover } = castling;
  const goals = kingGoals(castling);
  return waysOfPiece(pieceTypes[mover])
    .filter((ride) => hasSquare(ride.from, side, from))
    .some((ride) =>
      routesOf(board, ride, side, from).some(({ to }) => goals.includes(to) && hasSquare(ride.to, side, to)),
    );
}

/** The squares that the king may castle from. */
function kingSquares({ board }: CastlingRules, { king }: Castling): Square[] {
  if (king.from !== null) return [king.from];
  const first = rankOf(board, king.to) * board.files;
  return Array.from({ length: board.files }, (_, file) => first + file).filter((square) => square !== king.to);
}

function sharesKing(a: Castling, b: Castling): boolean {
  const goals = kingGoals(b);
  return a.side === b.side && kingGoals(a).some((to) => goals.includes(to)) && mayBeOne(a.king.from, b.king.from);
}

function sharesPartner(a: Castling, b: Castling): boolean {
  if (a.side !== b.side || a.partner.kind !== b.partner.kind || !mayBeOne(a.king.from, b.king.from)) return false;
  if (a.partner.from !== null && b.partner.from !== null) return a.partner.from === b.partner.from;
  return flankOf(a) * flankOf(b) >= 0;
}

/** Whether two squares, null being any, can coincide. */
function mayBeOne(a: Square | null, b: Square | null): boolean {
  return a === null || b === null || a === b;
}

/** The rook's side of the king: 1 or -1, or 0 where the squares do not decide. */
export function flankOf({ king, partner }: Castling): number {
  if (partner.from === null) return Math.sign(king.to - partner.to);
  return king.from === null ? 0 : Math.sign(partner.from - king.from);
}
