/** What the pieces count where a full board or passes end the game. */
import { rules } from "../../../tables/rules.ts";
import { piecesLeft } from "./goal.ts";

/** How much more a player has than the other, in halves of a point. */
export function pointsAhead(position: usize, player: u32): i32 {
  let ahead = player ? rules.komi : -rules.komi;
  const kinds = rules.kinds;
  for (let kind: u32 = 0; kind < kinds; kind++) {
    const more = <i32>piecesLeft(position, player, 1 << kind) - <i32>piecesLeft(position, player ^ 1, 1 << kind);
    ahead += more * rules.points(kind);
  }
  return ahead;
}
