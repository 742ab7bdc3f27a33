import { otherSide } from "../geometry/board.ts";
import { type ParsedFen, parseFen } from "../notation/fen.ts";
import type { Position } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";
import { askRules } from "./shared.ts";

/** Reads a FEN as `parseFen` does, and refuses positions in which the side to move could capture the king.
 *  Never throws on text.
 *  @example
 *  const parsed = readPosition(variant, "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1");
 *  if (!parsed.ok) console.log(parsed.faults[0].code); // "fen-check"
 */
export function readPosition(variant: Variant, text: string): ParsedFen {
  const parsed = parseFen(variant, text);
  if (!parsed.ok || !couldCaptureKing(variant, parsed.position)) return parsed;
  const [board] = text.split(" ");
  const name = variant.royal === null ? "royal piece" : variant.pieceTypes[variant.royal].name;
  const message = `The side that is not to move is in check: its ${name} could be captured at once.`;
  const hint = sideThatMayMove(variant, parsed.position);
  return { ok: false, faults: [{ code: "fen-check", message, offset: board.length + 1, length: 1, hint }] };
}

/** The other side's letter in a FEN, if the position would be one with it to move. */
function sideThatMayMove(variant: Variant, position: Position): "w" | "b" | null {
  const turn = otherSide(position.turn);
  return couldCaptureKing(variant, { ...position, turn }) ? null : turn === 0 ? "w" : "b";
}

function couldCaptureKing(variant: Variant, position: Position): boolean {
  return askRules(variant, position, (rules) => rules.opponentInCheck());
}
