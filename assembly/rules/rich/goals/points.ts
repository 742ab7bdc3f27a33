/** What the pieces count where a full board or passes end the game. */
import { and, count } from "../../../bitboard.ts";
import { piecesOf, piecesOfKind } from "../../../board/position.ts";
import { FULL } from "../../../features.ts";
import { onlyKind } from "../../../kinds.ts";
import { rules } from "../../../tables/rules.ts";
import { piecesLeft } from "./goal.ts";

/** How much more a player has than the other, in halves of a point. */
export function pointsAhead(position: usize, player: u32): i32 {
  let ahead = player ? rules.komi : -rules.komi;
  const kinds = rules.kinds;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    const more = <i32>counting(position, player, kind) - <i32>counting(position, player ^ 1, kind);
    ahead += more * rules.points(kind);
  }
  return ahead;
}

/** Pieces of a side that count. */
function counting(position: usize, side: u32, kind: u32): u32 {
  if (!FULL || !rules.countsBoardAlone) return piecesLeft(position, side, onlyKind(kind));
  return count(and(piecesOf(position, side), piecesOfKind(position, kind)));
}
