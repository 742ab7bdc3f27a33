/** Moves of the king: to squares that are not attacked once it has left its own. */
import { MOVE_TO_SHIFT } from "../../src/layout/move.ts";
import { isAttackedNow } from "../attacks/attacks.ts";
import { and, firstWord, nextWord, or, Squares, squareSet, WORDS, without, word, xor } from "../bitboard.ts";
import { kindOn, piecesOf, sideKindOf } from "../board/position.ts";
import { RICH } from "../features.ts";
import { captureTargets, quietTargets } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";

export function emitKingMoves(out: usize, position: usize, side: u32, king: u32, tactical: bool): usize {
  const enemies = piecesOf(position, side ^ 1);
  const occupied = or(piecesOf(position, side), enemies);
  const sideKind = sideKindOf(side, RICH ? kindOn(position, king) : rules.kingKind);
  let targets: Squares = and(captureTargets(sideKind, king, occupied), enemies);
  if (!tactical) targets = or(targets, without(quietTargets(sideKind, king, occupied), occupied));
  const lifted = xor(occupied, squareSet(king));
  let index = firstWord(targets);
  do {
    let left = word(targets, index);
    while (left) {
      const to = (index << 6) + <u32>ctz<u64>(left);
      left &= left - 1;
      if (!isAttackedNow(position, side ^ 1, to, lifted, enemies)) {
        store<u32>(out, king | (to << MOVE_TO_SHIFT));
        out += 4;
      }
    }
    index = nextWord(targets, index);
  } while (WORDS > 1 && index < WORDS);
  return out;
}
