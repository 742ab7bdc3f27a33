/** Coordinate move text, as UCI has it: `e2e4`, `e7e8q`; castling by the king's squares or as king takes partner. */
import { quote, type TextFault } from "../diagnostic/fault.ts";
import { squareName } from "../geometry/square.ts";
import type { Move } from "../variant/move.ts";
import type { Variant } from "../variant/variant.ts";
import { type CastlingStyle, castlingStyle } from "./castling-text.ts";

/** What writing and reading moves needs to know of a variant. */
export type MoveRules = Pick<Variant, "board" | "pieceTypes" | "royal" | "promotions" | "castlings" | "notation">;

export interface UciOptions {
  /** Writes castling as king takes partner, whatever the variant's own style, where two castlings do not share that
   *  text; default false. */
  readonly chess960?: boolean;
}

/** What reading a move gives: one of the legal moves, or why the text names none of them. */
export type ParsedMove<Some extends Move = Move> =
  | { readonly ok: true; readonly move: Some }
  | { readonly ok: false; readonly faults: readonly TextFault[] };

/** The longest move text that is looked at, in UTF-16 units. */
export const LONGEST_MOVE = 64;

/** Writes a move in coordinates.
 *  @example
 *  writeUci(variant, move); // "e7e8q"
 */
export function writeUci(rules: MoveRules, move: Move, options: UciOptions = {}): string {
  return writeSquares(rules, move, styleOf(rules, move, wantedStyle(rules, options)));
}

/** Reads coordinates as one of the legal moves. Castling is understood in both styles, but for those that are always
 *  written in one; where one text has two meanings, the style that `writeUci` uses wins.
 *  @example
 *  const parsed = parseUci(variant, legalMoves, "e2e4");
 */
export function parseUci<Some extends Move>(
  rules: MoveRules,
  moves: readonly Some[],
  text: string,
  options: UciOptions = {},
): ParsedMove<Some> {
  const wanted = wantedStyle(rules, options);
  const other = wanted === "king" ? "partner" : "king";
  const found =
    moves.find((move) => isWritten(rules, move, text, wanted)) ??
    moves.find((move) => move.castling !== null && isWritten(rules, move, text, other));
  return found ? { ok: true, move: found } : { ok: false, faults: [uciFault(rules, moves, text)] };
}

function isWritten(rules: MoveRules, move: Move, text: string, style: CastlingStyle): boolean {
  return writeSquares(rules, move, styleOf(rules, move, style)) === text;
}

/** Whether a text has the shape of coordinates: two squares and perhaps a letter. */
export function isUciShape(text: string): boolean {
  return /^[a-p][0-9]{1,2}[a-p][0-9]{1,2}[a-z]?$/.test(text);
}

function wantedStyle({ notation }: MoveRules, { chess960 = false }: UciOptions): CastlingStyle {
  return chess960 ? "partner" : notation.uciCastling;
}

function styleOf(rules: MoveRules, { castling }: Move, wanted: CastlingStyle): CastlingStyle {
  return castling === null ? "king" : castlingStyle(rules, castling, wanted);
}

function writeSquares({ board, pieceTypes }: MoveRules, move: Move, style: CastlingStyle): string {
  const target = style === "partner" && move.partner !== null ? move.partner : move.to;
  const promotion = move.promotion === null ? "" : pieceTypes[move.promotion].letter.toLowerCase();
  return squareName(board, move.from) + squareName(board, target) + promotion;
}

function uciFault(rules: MoveRules, moves: readonly Move[], text: string): TextFault {
  const place = { offset: 0, length: Math.max(1, text.length) };
  if (!isUciShape(text)) {
    const message = `${quote(text)} is not a move: write two squares such as 'e2e4', with a letter after a promotion.`;
    return { code: "move-text", message, ...place, hint: null };
  }
  const promoting = moves.find((move) => move.promotion !== null && writeUci(rules, move).slice(0, -1) === text);
  const castling = moves.find((move) => move.castling !== null && writeSquares(rules, move, "king") === text);
  const meant = promoting ?? castling;
  const hint = meant ? writeUci(rules, meant) : null;
  const message = promoting
    ? `${quote(text)} must name the piece it promotes to.`
    : `${quote(text)} is not a legal move here.`;
  return { code: promoting ? "move-promotion" : "move-illegal", message, ...place, hint };
}
