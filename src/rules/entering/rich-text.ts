/**
 * Entering in move texts. In coordinates the letter follows the squares, `b1a3h`; on the partner's square in castling the
 * partner goes to the king's, `h1e1h`. Where the piece may promote, a stroke is before it, `a1a8q/h`. In algebraic notation
 * `Na3/H`, and in castling with the square, `O-O/He1`.
 */
import { parseSquare, squareName } from "../../geometry/square.ts";
import type { MoveRules } from "../../notation/move-rules.ts";
import { kindText, type SanStyle } from "../../notation/style.ts";
import type { Move } from "../../variant/move.ts";
import type { EnteringOfGameMove } from "./model.ts";

/** The whole text of a castling in which the piece enters on the partner's square; null for all other moves. */
export function enteringUciName({ board, pieceTypes }: MoveRules, move: Move): string | null {
  const { enters, entersOn, partner, from } = move;
  if (enters === null || partner === null || entersOn !== partner) return null;
  return squareName(board, partner) + squareName(board, from) + pieceTypes[enters].letter.toLowerCase();
}

/** The suffix in coordinates. */
export function enteringUci({ pieceTypes, promotions }: MoveRules, { enters, kind }: Move): string {
  if (enters === null) return "";
  const letter = pieceTypes[enters].letter.toLowerCase();
  return promotions.some((rule) => rule.kind === kind) ? `/${letter}` : letter;
}

/** The suffix in algebraic notation. */
export function enteringSan(rules: MoveRules, { enters, entersOn, castling }: Move, style: SanStyle): string {
  if (enters === null || entersOn === null) return "";
  return `/${kindText(rules, enters, style)}${castling === null ? "" : squareName(rules.board, entersOn)}`;
}

/** What a text says of entering, taken off it: the moves that it may mean. */
export function takeEntering<Some extends Move>(
  { board, pieceTypes, entering }: MoveRules,
  moves: readonly Some[],
  text: string,
): { readonly moves: readonly Some[]; readonly text: string } {
  if (!entering) return { moves, text };
  const [, head, name, square] = /^(.*)\/(.+?)([a-p]\d{1,2})?$/u.exec(text) ?? [];
  if (head === undefined) return { moves: moves.filter(({ enters }) => enters === null), text };
  const at = square === undefined ? null : parseSquare(board, square);
  const isNamed = ({ enters, entersOn }: Move) => {
    if (enters === null || (square !== undefined && entersOn !== at)) return false;
    const { letter, symbol } = pieceTypes[enters];
    return [letter, letter.toLowerCase(), symbol].includes(name);
  };
  return { moves: moves.filter(isNamed), text: head };
}

/** The entering part of `GameMove`. */
export function enteringFacts({ board, pieceTypes }: MoveRules, { enters, entersOn }: Move): EnteringOfGameMove {
  return {
    enters: enters === null ? null : pieceTypes[enters].id,
    entersOn: entersOn === null ? null : squareName(board, entersOn),
  };
}
