/**
 * Short algebraic notation: minimal when written, lenient when read.
 *
 * Pawns go without a letter, and their captures name the file of departure. Otherwise as in chess: pieces of one letter
 * are told apart by file, else by rank, else by square of departure.
 */
import { fileOf, rankOf } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import { isUnnamed, STANDARD_RULES, sanName, sanOrigin, sanSuffix, sanWay } from "../rules/text.ts";
import type { Move } from "../variant/move.ts";
import type { MoveRules } from "./move-rules.ts";
import { kindText, type SanStyle } from "./style.ts";

export type { SanStyle } from "./style.ts";

/** `+` is check, `#` is mate. */
export type CheckMark = "" | "+" | "#";

/** The style of PGN: letters, `O-O`, `e8=Q`. */
export const STANDARD_STYLE: SanStyle = { pieces: "letters", ...STANDARD_RULES };

/** Whether a style is that of PGN. */
export function isStandard(style: SanStyle): boolean {
  return (Object.keys(STANDARD_STYLE) as (keyof SanStyle)[]).every((key) => style[key] === STANDARD_STYLE[key]);
}

export interface SanOptions {
  /** Default {@link STANDARD_STYLE}; the variant's own is `variant.notation`. */
  readonly style?: SanStyle;
}

/** Writes a move in short algebraic notation, without `+` or `#`. The text is unique among the legal moves.
 *  @param moves all legal moves of the position, the written one among them
 *  @example
 *  writeSan(variant, moves, move, { style: variant.notation }); // "Δc4"
 */
export function writeSan(rules: MoveRules, moves: readonly Move[], move: Move, options: SanOptions = {}): string {
  const { style = STANDARD_STYLE } = options;
  return sanName(rules, move, style) ?? writeBody(rules, moves, move, style);
}

function writeBody(rules: MoveRules, moves: readonly Move[], move: Move, style: SanStyle): string {
  const origin = sanOrigin(rules, move) ?? writeOrigin(rules, moves, move, style);
  const way = sanWay(rules, move) ?? (move.captured === null ? "" : "x") + squareName(rules.board, move.to);
  return nameOf(rules, move.kind, style) + origin + way + sanSuffix(rules, move, style);
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

/** The name of each kind in front of a move; computed once per list of piece types. */
function makeNames(rules: MoveRules): Names {
  const { pieceTypes } = rules;
  const nameIn = (style: SanStyle["pieces"]) =>
    pieceTypes.map((_, kind) =>
      isUnnamed(rules, kind) ? "" : kindText(rules, kind, { ...STANDARD_STYLE, pieces: style }),
    );
  const made = { letters: nameIn("letters"), symbols: nameIn("symbols") };
  names.set(pieceTypes, made);
  return made;
}

/** As much of the departure square as distinguishes the piece from others of its name that reach the target. */
function writeOrigin(rules: MoveRules, moves: readonly Move[], move: Move, style: SanStyle): string {
  const { board } = rules;
  const name = nameOf(rules, move.kind, style);
  const [file, rank] = [fileOf(board, move.from), rankOf(board, move.from)];
  let [hasRivals, sharesFile, sharesRank] = [false, false, false];
  for (const other of moves) {
    if (other.to !== move.to || other.from === move.from || sanName(rules, other, STANDARD_STYLE) !== null) continue;
    if (nameOf(rules, other.kind, style) !== name || other.enters !== move.enters) continue;
    if (other.wall !== move.wall || sanOrigin(rules, other) !== null) continue;
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
