/** Moves in coordinates, as in UCI: `e2e4`, `e7e8q`, and the forms that rules add. */

import { quote, type TextFault } from "../diagnostic/fault.ts";
import type { Square } from "../geometry/board.ts";
import { squareName } from "../geometry/square.ts";
import {
  isOtherUci,
  nameRefusal,
  otherUciTarget,
  SUFFIX_LEFT_OUT,
  shortUciMoves,
  UCI_END_SHAPE,
  UCI_NAME_SHAPE,
  type UciOptions,
  uciName,
  uciNameFault,
  uciSuffix,
  uciTarget,
} from "../rules/text.ts";
import { BECOMES_SHAPE } from "../variant/letter.ts";
import type { Move } from "../variant/move.ts";
import type { MoveRules } from "./move-rules.ts";

export type { UciOptions } from "../rules/text.ts";
export type { MoveRules } from "./move-rules.ts";

/** The result of reading a move: one of the legal moves, or why the text names none of them. */
export type ParsedMove<Some extends Move = Move> =
  | { readonly ok: true; readonly move: Some }
  | { readonly ok: false; readonly faults: readonly TextFault[] };

/** The longest move text that is read, in UTF-16 units. */
export const LONGEST_MOVE = 64;

/** Writes a move in coordinates.
 *  @example
 *  writeUci(variant, move); // "f1c4"
 */
export function writeUci(rules: MoveRules, move: Move, options: UciOptions = {}): string {
  return uciName(rules, move) ?? writeSquares(rules, move, uciTarget(rules, move, options));
}

/** Reads coordinates as one of the legal moves. Where a rule allows two ways of writing, both are accepted; a text with
 *  two meanings is read as `writeUci` writes it.
 *  @example
 *  const parsed = parseUci(variant, legalMoves, "e2e4");
 */
export function parseUci<Some extends Move>(
  rules: MoveRules,
  moves: readonly Some[],
  text: string,
  options: UciOptions = {},
): ParsedMove<Some> {
  const found =
    moves.find((move) => writeUci(rules, move, options) === text) ??
    moves.find((move) => {
      const other = otherUciTarget(rules, move, options);
      return other !== null && writeSquares(rules, move, other) === text;
    }) ??
    moves.find((move) => isOtherUci(rules, move, text));
  if (found) return { ok: true, move: found };
  const [short, ...others] = shortUciMoves(rules, moves, text);
  if (short && others.length === 0) return { ok: true, move: short };
  const fault = short ? unclearFault(text, writeUci(rules, short)) : uciFault(rules, moves, text);
  return { ok: false, faults: [fault] };
}

const SHAPE = new RegExp(`^(?:[a-p][0-9]{1,2}[a-p][0-9]{1,2}${BECOMES_SHAPE}${UCI_END_SHAPE}|${UCI_NAME_SHAPE})$`);

/** Whether a text has the form of coordinates: two squares and perhaps a letter, or what a rule has instead. */
export function isUciShape(text: string): boolean {
  return SHAPE.test(text);
}

function writeSquares(rules: MoveRules, move: Move, target: Square): string {
  const { board } = rules;
  return squareName(board, move.from) + squareName(board, target) + uciSuffix(rules, move);
}

/** What is wrong with a text that has no form of coordinates. */
export function uciShapeFault(text: string): Pick<TextFault, "message" | "hint"> {
  const message = `${quote(text)} is not a move: write two squares such as 'e2e4', with a letter for what a piece becomes.`;
  return uciNameFault(text) ?? { message, hint: null };
}

function unclearFault(text: string, hint: string): TextFault {
  const message = `${quote(text)} fits several moves, which take different pieces on their way: write each leg.`;
  return { code: "move-ambiguous", message, offset: 0, length: text.length, hint };
}

function uciFault(rules: MoveRules, moves: readonly Move[], text: string): TextFault {
  const place = { offset: 0, length: Math.max(1, text.length) };
  if (!isUciShape(text)) return { code: "move-text", ...uciShapeFault(text), ...place };
  const refusal = nameRefusal(rules, moves, text, (move) => writeUci(rules, move));
  if (refusal) return { ...refusal, ...place };
  const written = (move: Move) => squareName(rules.board, move.from) + squareName(rules.board, move.to);
  const meant = moves.find((move) => written(move) === text);
  const isCut = meant !== undefined && uciSuffix(rules, meant) !== "";
  const hint = meant ? writeUci(rules, meant) : null;
  const { code, says } = isCut ? SUFFIX_LEFT_OUT : { code: "move-illegal", says: "is not a legal move here." };
  return { code, message: `${quote(text)} ${says}`, ...place, hint };
}
