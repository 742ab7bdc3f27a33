/** Pieces in hand in a FEN: `[QRb]` behind the board. */
import { quote, type TextFault } from "../../diagnostic/fault.ts";
import { SIDE_NAMES, SIDES, type Side } from "../../geometry/board.ts";
import type { FenRules } from "../../notation/fen-rules.ts";
import { oneOfAtStart } from "../../variant/article.ts";
import { nearestDress } from "../../variant/letter.ts";
import type { Piece } from "../../variant/position.ts";
import type { BoardBefore, BoardParts } from "./fen.ts";
import type { HandsOfPosition } from "./model.ts";
import { countPieces, hasRoom, MOST_PIECES } from "./rule.ts";

/** Hands stand in brackets behind the board, or as a row more than the board has. */
export function splitHands({ hands, board }: FenRules, field: string): BoardParts {
  if (!hands) return { board: field, hands: null };
  const bracket = field.indexOf("[");
  if (bracket >= 0) return { board: field.slice(0, bracket), hands: { text: field.slice(bracket), offset: bracket } };
  const rows = field.split("/");
  if (rows.length !== board.ranks + 1) return { board: field, hands: null };
  const text = rows[board.ranks];
  const offset = field.length - text.length;
  return { board: field.slice(0, offset - 1), hands: { text, offset } };
}

/** Reads both hands. Capitals are White's; `-` is no piece. */
export function readHands(
  rules: FenRules,
  { hands: field }: BoardParts,
  { letters, standing }: BoardBefore,
  faults: TextFault[],
): HandsOfPosition["hands"] {
  if (!rules.hands) return null;
  const held = SIDES.map(() => rules.pieceTypes.map(() => 0));
  const text = field?.text ?? "";
  const offset = field?.offset ?? 0;
  const [inside, start] = text.startsWith("[") ? [text.slice(1, -1), 1] : [text, 0];
  if (start === 1 && !text.endsWith("]")) {
    const message = `${quote(text)} has no closing bracket: pieces in hand are written '[QRb]', or '[]' for none.`;
    faults.push({ code: "fen-hand", message, offset, length: text.length, hint: null });
    return null;
  }
  if (inside === "-") return [held[0], held[1]];
  let at = 0;
  for (const sign of inside.match(/\+?.['!]?/gsu) ?? []) {
    const piece = letters.get(sign);
    const why = piece
      ? whyNotHeld(rules, piece)
      : `${quote(sign)} is not a piece of this variant; of two that are alike, both are written, '[PP]'.`;
    const hint = sign[0] === "+" && letters.has(sign.slice(1)) ? sign.slice(1) : nearestDress(letters, sign);
    if (why) faults.push({ code: "fen-hand", message: why, offset: offset + start + at, length: sign.length, hint });
    else if (piece) held[piece.side][piece.kind]++;
    at += sign.length;
  }
  const total = countPieces([held[0], held[1]]) + standing;
  if (!hasRoom(rules.hands, [held[0], held[1]], standing)) {
    const message = `There are ${total} pieces on the board and in hand; at most ${MOST_PIECES} are possible.`;
    faults.push({ code: "fen-hand-full", message, offset, length: text.length, hint: null });
  }
  return [held[0], held[1]];
}

function whyNotHeld({ pieceTypes, hands }: FenRules, { kind, side }: Piece): string | null {
  if (hands?.held[side].includes(kind)) return null;
  return `${oneOfAtStart(pieceTypes[kind].name)} is never in ${SIDE_NAMES[side]}'s hand.`;
}

/** Writes both hands, White's first, each in the order of the variant's pieces; nothing in variants without hands. */
export function writeHands(
  { hands: has }: FenRules,
  { hands }: HandsOfPosition,
  signs: readonly (readonly string[])[],
): string {
  if (!has || has.held.every((kinds) => kinds.length === 0)) return "";
  const own = (side: Side) => hands?.[side].map((count, kind) => signs[side][kind].repeat(count)).join("") ?? "";
  return `[${own(0)}${own(1)}]`;
}
