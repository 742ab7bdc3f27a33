import { quote, type TextFault } from "../../diagnostic/fault.ts";
import { otherSide, SIDE_NAMES, type Side, type Square } from "../../geometry/board.ts";
import { parseSquares, squareName } from "../../geometry/square.ts";
import type { FenRules } from "../../notation/fen-rules.ts";
import type { Pieces } from "../../variant/pieces.ts";
import type { EnPassant } from "./model.ts";
import { isEnPassantReady, passingsBehind, victimsOf } from "./rule.ts";

/** Reads the en-passant field: the squares crossed by the last move, and the square of the piece that crossed them
 *  where the crossed squares leave that open (`f3g4`, in any order).
 *
 *  The board must back the field. A possible move that no piece can answer en passant reads as null.
 *  @param offset where the field starts in the whole text */
export function readEnPassant(
  rules: FenRules,
  { pieces, turn }: { readonly pieces: Pieces; readonly turn: Side },
  field: string,
  offset: number,
  faults: TextFault[],
): EnPassant | null {
  if (field === "-") return null;
  const squares = parseSquares(rules.board, field);
  const refuse = (code: string, message: string) => {
    faults.push({ code, message, offset, length: Math.max(1, field.length), hint: null });
    return null;
  };
  if (!squares) return refuse("fen-en-passant", `${quote(field)} is not a square of this board and not '-'.`);
  const moves = passingsBehind(rules, pieces, otherSide(turn)).filter((move) => agrees(move, squares));
  const victims = new Set(moves.map(({ victim }) => victim));
  if (victims.size === 0) {
    return refuse(
      "fen-en-passant-unbacked",
      `No move of ${SIDE_NAMES[otherSide(turn)]} can just have crossed ${quote(field)}.`,
    );
  }
  if (victims.size > 1) {
    const candidates = [...victims].map((square) => squareName(rules.board, square)).join(" or ");
    return refuse(
      "fen-en-passant-ambiguous",
      `Name the square of the piece that crossed ${quote(field)} too: ${candidates}.`,
    );
  }
  return isEnPassantReady(rules, pieces, turn, moves[0]) ? moves[0] : null;
}

/** Writes the en-passant field: the crossed squares in board order, a1, b1 and so on, then the victim's square where
 *  another piece could have crossed the same squares. */
export function writeEnPassant(rules: FenRules, turn: Side, enPassant: EnPassant | null): string {
  if (!enPassant) return "-";
  const { crossed, victim } = enPassant;
  const isOpen = victimsOf(rules, otherSide(turn), crossed).size > 1;
  return [...crossed, ...(isOpen ? [victim] : [])].map((square) => squareName(rules.board, square)).join("");
}

/** Whether the named squares are those of the move, with or without its piece's. */
function agrees({ crossed, victim }: EnPassant, squares: readonly Square[]): boolean {
  return sameSquares(squares, crossed) || sameSquares(squares, [...crossed, victim]);
}

function sameSquares(a: readonly Square[], b: readonly Square[]): boolean {
  return a.length === b.length && a.every((square) => b.includes(square));
}
