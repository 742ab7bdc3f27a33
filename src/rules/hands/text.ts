/** Drops in move texts: `N@f3`, pawns `P@e4`, which may be read as `@e4` too. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import { parseSquare, squareName } from "../../geometry/square.ts";
import type { MoveRules } from "../../notation/move-rules.ts";
import { kindText, type SanStyle } from "../../notation/style.ts";
import type { Move } from "../../variant/move.ts";
import type { DropOfGameMove } from "./model.ts";

/** A drop in coordinates, after two squares the other form of a text that names a move. */
export const DROP_SHAPE = "\\+?[A-Z]@[a-p][0-9]{1,2}";

/** The whole text of a drop in coordinates; null for other moves. */
export function dropUci({ board, pieceTypes }: MoveRules, { drop, kind, to }: Move): string | null {
  return drop ? `${pieceTypes[kind].letter}@${squareName(board, to)}` : null;
}

/** The same in algebraic notation. */
export function dropSan(rules: MoveRules, { drop, kind, to }: Move, style: SanStyle): string | null {
  return drop ? `${kindText(rules, kind, style)}@${squareName(rules.board, to)}` : null;
}

/** What is wrong with a text that has the sign of drops and not their form; null for other texts. */
export function dropFault(text: string): Pick<TextFault, "message" | "hint"> | null {
  if (!text.includes("@")) return null;
  const capital = text.replace(/^\+?[a-z]/, (letter) => letter.toUpperCase());
  const hint = new RegExp(`^${DROP_SHAPE}$`).test(capital) ? capital : null;
  return { message: `${quote(text)} is not a drop: write a piece's letter and a square, such as 'N@f3'.`, hint };
}

/** The drops that a text stands for; null for texts that are none.
 *  @param isUnnamed whether a kind may go without its letter */
export function dropsNamed<Some extends Move>(
  { board, pieceTypes }: MoveRules,
  moves: readonly Some[],
  text: string,
  isUnnamed: (kind: number) => boolean,
): Some[] | null {
  const at = text.indexOf("@");
  if (at < 0) return null;
  const name = text.slice(0, at);
  const square = parseSquare(board, text.slice(at + 1));
  const isNamed = (kind: number) => {
    const { letter, symbol } = pieceTypes[kind];
    if (name === "") return isUnnamed(kind);
    return [letter, letter.toLowerCase(), symbol].includes(name);
  };
  return moves.filter((move) => move.drop && move.to === square && isNamed(move.kind));
}

/** The drop's part of `GameMove`. */
export function dropFacts({ drop }: Move): DropOfGameMove {
  return { drop };
}
