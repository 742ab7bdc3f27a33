/** Hash key and score from scratch: when a position is set, and to test what `makeMove` keeps up to date. */
import { any, lowest, rest } from "../bitboard.ts";
import {
  kindOn,
  menOf,
  passed,
  rights,
  setKey,
  setPhaseMaterial,
  setWhiteScore,
  sideKindOf,
  turn,
} from "../board/position.ts";
import { rightsKey } from "../tables/castlings.ts";
import { placement } from "../tables/placements.ts";
import { rules } from "../tables/rules.ts";
import { passedKey } from "./track.ts";

export function refreshPosition(position: usize): void {
  let key = rightsKey(rights(position)) ^ passedKey(passed(position));
  if (turn(position)) key ^= rules.turnKey;
  let score = 0;
  let phase = 0;
  for (let side: u32 = 0; side < 2; side++) {
    let men = menOf(position, side);
    while (any(men)) {
      const square = lowest(men);
      men = rest(men);
      const record = placement(sideKindOf(side, kindOn(position, square)), square);
      key ^= record.key;
      score += record.score;
      phase += record.phase;
    }
  }
  setKey(position, key);
  setWhiteScore(position, score);
  setPhaseMaterial(position, phase);
}
