/** Drops in move texts: `N@f3`, pawns `P@e4`, which may be read as `@e4` too. */
import type { TextFault } from "../../diagnostic/fault.ts";
import { parseSquare, squareName } from "../../geometry/square.ts";
import type { MoveRules } from "../../notation/move-rules.ts";
import { kindText, type SanStyle } from "../../notation/style.ts";
import { oneOf } from "../../variant/article.ts";
import type { Move } from "../../variant/move.ts";
import { dropFault, illegalDrop, NOTHING_IS_DROPPED } from "./text.ts";

/** The whole text of a drop in coordinates; null for other moves. */
export function dropUci({ board, pieceTypes }: MoveRules, { drop, kind, to }: Move): string | null {
  return drop ? `${pieceTypes[kind].letter}@${squareName(board, to)}` : null;
}

/** The same in algebraic notation. */
export function dropSan(rules: MoveRules, { drop, kind, to }: Move, style: SanStyle): string | null {
  return drop ? `${kindText(rules, kind, style)}@${squareName(rules.board, to)}` : null;
}

/** Why a text that is like a drop is none of the moves. */
export function dropRefusal(
  { pieceTypes, hands }: MoveRules,
  moves: readonly Move[],
  text: string,
): Pick<TextFault, "code" | "message" | "hint"> {
  const [, name = null, place = ""] = /^([^@\s]{0,4})@([a-p][0-9]{1,2})$/u.exec(text) ?? [];
  if (name === null && hands) return { code: "move-text", message: "", hint: null, ...dropFault(text) };
  const drops = moves.filter(({ drop }) => drop);
  const letters = [...new Set(drops.map(({ kind }) => pieceTypes[kind].letter))];
  const kind = pieceTypes.find(({ letter, symbol }) => [letter, letter.toLowerCase(), symbol].includes(name));
  const why = !hands
    ? NOTHING_IS_DROPPED
    : letters.length === 0
      ? "nothing can be dropped"
      : name !== "" && !letters.includes(kind?.letter ?? "")
        ? `what can be dropped is ${letters.join(" ")}`
        : `${kind ? oneOf(kind.name) : "it"} cannot be dropped on ${place}`;
  return illegalDrop(text, why);
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
