/** Hash key and score from scratch: when a position is set, and to test what `makeMove` keeps up to date. */
import { any, lsb, withoutLowest } from "../bitboard.ts";
import { kindOn, piecesOf, setKey, setNonPawnMaterial, setWhiteScore, sideKindOf, turn } from "../board/position.ts";
import * as hooks from "../hooks.generated.ts";
import { psqt } from "../tables/psqt.ts";
import { rules } from "../tables/rules.ts";

export function refreshPosition(position: usize): void {
  let key = hooks.key(0, position);
  if (turn(position)) key ^= rules.turnKey;
  let score = 0;
  let phase = 0;
  for (let side: u32 = 0; side < 2; side++) {
    let pieces = piecesOf(position, side);
    while (any(pieces)) {
      const square = lsb(pieces);
      pieces = withoutLowest(pieces);
      const record = psqt(sideKindOf(side, kindOn(position, square)), square);
      key ^= record.key;
      score += record.score;
      phase += record.material;
    }
  }
  setKey(position, key);
  setWhiteScore(position, score);
  setNonPawnMaterial(position, phase);
  hooks.recount(position);
}
