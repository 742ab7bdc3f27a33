/**
 * Short algebraic notation: written minimally, read with patience.
 *
 * Pawn-like pieces go without a letter: the kinds that promote. Their captures name the file of departure. All other
 * rules are those of chess: the file, else the rank, else the square of departure tells pieces of one letter apart.
 */
import { fileOf, rankOf } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import type { Move } from "../variant/move.ts";
import type { NotationStyle } from "../variant/variant.ts";
import type { MoveRules } from "./move.ts";

/** `+` gives check, `#` mates. */
export type CheckMark = "" | "+" | "#";

export type SanStyle = Pick<NotationStyle, "pieces" | "castling" | "promotion">;

/** The style of PGN: letters, `O-O`, `e8=Q`. */
export const STANDARD_STYLE: SanStyle = { pieces: "letters", castling: "O-O", promotion: "=" };

/** Whether a style writes every move as PGN does. */
export function isStandard({ pieces, castling, promotion }: SanStyle): boolean {
  return pieces === "letters" && castling === "O-O" && promotion === "=";
}

export interface SanOptions {
  /** Default {@link STANDARD_STYLE}; `variant.notation` is the variant's own. */
  readonly style?: SanStyle;
}

/** Writes a move in short algebraic notation, without a mark of check. The text differs from that of every other legal move.
 *  @param moves all legal moves of the position, the written one among them
 *  @example
 *  writeSan(variant, moves, move, { style: variant.notation }); // "Δc4"
 */
export function writeSan(rules: MoveRules, moves: readonly Move[], move: Move, options: SanOptions = {}): string {
  const { style = STANDARD_STYLE } = options;
  return move.castling === null ? writeBody(rules, moves, move, style) : writeCastling(rules, move.castling, style);
}

/** Whether a kind is written without a letter, as pawns are: it promotes, and its moves set the clock back. */
export function isPawnLike({ pieceTypes, promotions }: MoveRules, kind: number): boolean {
  const pieceType = pieceTypes[kind];
  return promotions.some((promotion) => promotion.kind === kind) && (pieceType.resetsClock || pieceType.letter === "P");
}

/** The name of a kind in a style: its symbol where that is wanted and given, else its letter. */
export function kindText({ pieceTypes }: Pick<MoveRules, "pieceTypes">, kind: number, style: SanStyle): string {
  const { symbol, letter } = pieceTypes[kind];
  return (style.pieces === "symbols" ? symbol : null) ?? letter;
}

function writeCastling({ castlings }: MoveRules, castling: number, style: SanStyle): string {
  const { name } = castlings[castling];
  return style.castling === "0-0" && /^O-O(-O)?$/.test(name) ? name.replaceAll("O", "0") : name;
}

function writeBody(rules: MoveRules, moves: readonly Move[], move: Move, style: SanStyle): string {
  const origin = writeOrigin(rules, moves, move, style);
  const capture = move.captured === null ? "" : "x";
  const promotion = move.promotion === null ? "" : style.promotion + kindText(rules, move.promotion, style);
  return nameOf(rules, move.kind, style) + origin + capture + squareName(rules.board, move.to) + promotion;
}

interface Names {
  readonly letters: readonly string[];
  readonly symbols: readonly string[];
}

const names = new WeakMap<MoveRules["pieceTypes"], Names>();

function nameOf(rules: MoveRules, kind: number, style: SanStyle): string {
  const known = names.get(rules.pieceTypes) ?? makeNames(rules);
  return known[style.pieces][kind];
}

/** By kind, how pieces are named in front of a move; made once for each list of pieces. */
function makeNames(rules: MoveRules): Names {
  const { pieceTypes } = rules;
  const nameIn = (style: SanStyle["pieces"]) =>
    pieceTypes.map((_, kind) =>
      isPawnLike(rules, kind) ? "" : kindText(rules, kind, { ...STANDARD_STYLE, pieces: style }),
    );
  const made = { letters: nameIn("letters"), symbols: nameIn("symbols") };
  names.set(pieceTypes, made);
  return made;
}

/** As much of the departure square as tells the piece apart from others of the same name that reach the same square. */
function writeOrigin(rules: MoveRules, moves: readonly Move[], move: Move, style: SanStyle): string {
  const { board } = rules;
  const name = nameOf(rules, move.kind, style);
  const [file, rank] = [fileOf(board, move.from), rankOf(board, move.from)];
  let [hasRivals, sharesFile, sharesRank] = [false, false, false];
  for (const other of moves) {
    if (other.to !== move.to || other.from === move.from || other.castling !== null) continue;
    if (nameOf(rules, other.kind, style) !== name) continue;
    hasRivals = true;
    sharesFile ||= fileOf(board, other.from) === file;
    sharesRank ||= rankOf(board, other.from) === rank;
  }
  const square = squareName(board, move.from);
  if (name === "" && move.captured !== null) return sharesFile ? square : square[0];
  if (!hasRivals) return "";
  if (!sharesFile) return square[0];
  return name !== "" && !sharesRank ? square.slice(1) : square;
}
