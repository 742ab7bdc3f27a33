/** Leapers in a FEN: the letters of their files behind those of castling. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import type { Square } from "../../geometry/board.ts";
import { fileLetter } from "../../geometry/square.ts";
import type { FenRules } from "../../notation/fen-rules.ts";
import { readFileLetters } from "../../notation/rights-field.ts";
import type { Pieces } from "../../variant/pieces.ts";
import type { Field } from "../fen.ts";
import type { LeapersOfPosition } from "./model.ts";
import { mayLeapFrom, NO_LEAPERS } from "./rule.ts";

/** @param field that of rights */
export function readLeapers(rules: FenRules, pieces: Pieces, field: Field, faults: TextFault[]): LeapersOfPosition {
  if (rules.firstLeaps.length === 0) return NO_LEAPERS;
  const find = (letter: string) => squareOf(rules, pieces, letter) ?? unbacked(rules, letter);
  return { leapers: readFileLetters(rules.board, field, find, faults).sort((a, b) => a - b) };
}

/** The piece on a letter's file that may leap, or null. */
function squareOf(rules: FenRules, pieces: Pieces, letter: string): Square | null {
  const isMeant = (square: Square) => letter === fileLetter(rules.board, square, pieces[square]?.side);
  return [...pieces.keys()].find((square) => isMeant(square) && mayLeapFrom(rules, pieces, square)) ?? null;
}

function unbacked({ firstLeaps, pieceTypes }: FenRules, letter: string): Pick<TextFault, "code" | "message"> {
  const names = firstLeaps.map(({ kind }) => pieceTypes[kind].name).join(" or ");
  const message = `The right ${quote(letter)} is not backed by the board: no own ${names} stands on that file where a start puts it.`;
  return { code: "fen-right-unbacked", message };
}
