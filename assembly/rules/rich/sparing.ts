/** Pieces that never take others. What they attack is in `assembly/attacks/takers.ts`. */
import { and, any, squareSet } from "../../bitboard.ts";
import { moveFrom, moveTo } from "../../board/move.ts";
import { kindOn, piecesOf, turn } from "../../board/position.ts";
import { hasKind } from "../../kinds.ts";
import { rules } from "../../tables/rules.ts";

export function forbid(end: usize, list: usize, position: usize, king: u32): usize {
  return rules.spares ? withoutSpared(list, end, position) : end;
}

/** En passant nobody is emitted who spares. */
function withoutSpared(list: usize, end: usize, position: usize): usize {
  let out = list;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    if (takesSpared(position, move)) continue;
    store<u32>(out, move);
    out += 4;
  }
  return out;
}

export function isSpecial(position: usize, move: u32): bool {
  return rules.spares && takesSpared(position, move);
}

/** Whether a piece goes where an enemy stands that it spares: who passes, castles or promotes in place takes nothing. */
function takesSpared(position: usize, move: u32): bool {
  const to = moveTo(move);
  if (!any(and(piecesOf(position, turn(position) ^ 1), squareSet(to)))) return false;
  return hasKind(rules.sparedBy(kindOn(position, to)), kindOn(position, moveFrom(move)));
}
