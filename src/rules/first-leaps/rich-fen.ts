/** Leapers in a FEN: the letters of their files behind those of castling. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import { SIDES, type Square } from "../../geometry/board.ts";
import type { FenRules } from "../../notation/fen-rules.ts";
import type { Pieces } from "../../variant/pieces.ts";
import type { Field } from "../fen.ts";
import type { LeapersOfPosition } from "./model.ts";
import { leaperLetter, mayLeapFrom, NO_LEAPERS } from "./rule.ts";

/** Whether a letter of the field of rights is that of a leaper's file. */
export function isLeaperLetter({ firstLeaps, board }: FenRules, letter: string): boolean {
  const file = letter.toUpperCase().charCodeAt(0) - "A".charCodeAt(0);
  return firstLeaps.length > 0 && /^[A-Za-z]$/.test(letter) && file < board.files;
}

/** @param field that of rights */
export function readLeapers(
  rules: FenRules,
  pieces: Pieces,
  { text, offset }: Field,
  faults: TextFault[],
): LeapersOfPosition {
  if (rules.firstLeaps.length === 0) return NO_LEAPERS;
  const named = new Set<Square>();
  [...text].forEach((letter, index) => {
    if (!isLeaperLetter(rules, letter)) return;
    const square = squareOf(rules, pieces, letter);
    if (square !== null && !named.has(square)) {
      named.add(square);
      return;
    }
    const place = { offset: offset + index, length: 1, hint: null };
    faults.push(
      square === null
        ? { code: "fen-right-unbacked", message: unbacked(rules, letter), ...place }
        : { code: "fen-right-twice", message: `The right ${quote(letter)} is given twice.`, ...place },
    );
  });
  return { leapers: [...named].sort((a, b) => a - b) };
}

/** The piece on a letter's file that may leap, or null. */
function squareOf(rules: FenRules, pieces: Pieces, letter: string): Square | null {
  const found = [...pieces.keys()].find((square) => {
    const side = pieces[square]?.side;
    return (
      side !== undefined && leaperLetter(rules.board, square, side) === letter && mayLeapFrom(rules, pieces, square)
    );
  });
  return found ?? null;
}

function unbacked({ firstLeaps, pieceTypes }: FenRules, letter: string): string {
  const names = firstLeaps.map(({ kind }) => pieceTypes[kind].name).join(" or ");
  return `The right ${quote(letter)} is not backed by the board: no own ${names} stands on that file where a start puts it.`;
}

/** The field of rights with the leapers, each side's behind its own letters. */
export function withLeapers(
  rules: FenRules,
  rights: string,
  { leapers, pieces }: LeapersOfPosition & { readonly pieces: Pieces },
): string {
  if (leapers.length === 0) return rights;
  const texts = SIDES.map((side) => {
    const castling = [...rights].filter(
      (letter) => letter !== "-" && (letter === letter.toUpperCase()) === (side === 0),
    );
    const own = leapers.filter((square) => pieces[square]?.side === side);
    return (
      castling.join("") +
      own
        .map((square) => leaperLetter(rules.board, square, side))
        .sort()
        .join("")
    );
  });
  return texts.join("");
}
