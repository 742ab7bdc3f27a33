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
  const turned = parsed.position.turn === 0 ? "b" : "w";
  const hint = `'${turned}' to move`;
  return { ok: false, faults: [{ code: "fen-check", message, offset: board.length + 1, length: 1, hint }] };
}

function couldCaptureKing(variant: Variant, position: Position): boolean {
  return askRules(variant, position, (rules) => rules.opponentInCheck());
}
