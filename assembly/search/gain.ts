/** What a move wins at once, before any answer. */
import { MOVE_NORMAL } from "../../src/layout/move.ts";
import { blownBy } from "../attacks/blasts.ts";
import { any, lsb, or, squareSet, without, withoutLowest } from "../bitboard.ts";
import { moveFrom, moveTo, moveType } from "../board/move.ts";
import { boardByte, kindOn, sideOn, turn } from "../board/position.ts";
import { EXPLOSIONS, RICH, STRIKES } from "../features.ts";
import * as hooks from "../hooks.generated.ts";
import { hasKind } from "../kinds.ts";
import { isCapture } from "../moves/first.ts";
import { movingKind } from "../moves/mover.ts";
import { pieceValue, rules } from "../tables/rules.ts";

/** Value of what a move takes and of what its piece becomes, in hundredths of a pawn; 0 for a quiet move. Rules have a say in
 *  moves with a type alone. */
export function captureGain(position: usize, move: u32): i32 {
  if (RICH && rules.takesAlways) return 0;
  if (EXPLOSIONS && rules.explosions && isCapture(position, move)) return blastGain(position, move);
  if (moveType(move) == MOVE_NORMAL) return valueOn(position, moveTo(move));
  if (hooks.isOwn(move)) return STRIKES ? hooks.spoils(0, position, move) : 0;
  const gain = valueOn(position, hooks.victim(moveTo(move), position, move));
  const kind = movingKind(position, move);
  const becomes = hooks.becomes(kind, move);
  return becomes == kind ? gain : gain + pieceValue(becomes) - pieceValue(kind);
}

/** What is blown up of the enemy's, with the victim, less what is of one's own. */
function blastGain(position: usize, move: u32): i32 {
  if (hooks.isOwn(move)) return hooks.spoils(0, position, move);
  const side = turn(position);
  const to = moveTo(move);
  const victim = hooks.victim(to, position, move);
  const captor = movingKind(position, move);
  let gain = valueOn(position, victim);
  if (hasKind(rules.fragileKinds, hooks.becomes(captor, move)) || hasKind(rules.stoneKinds, captor))
    gain -= pieceValue(captor);
  const others = without(blownBy(position, side, to), or(squareSet(moveFrom(move)), squareSet(victim)));
  for (let left = others; any(left); left = withoutLowest(left)) {
    const square = lsb(left);
    gain += sideOn(position, square) == side ? -pieceValue(kindOn(position, square)) : valueOn(position, square);
  }
  return gain;
}

function valueOn(position: usize, square: u32): i32 {
  const piece = boardByte(position, square);
  return piece ? hooks.prize(pieceValue(piece - 1), position, square) : 0;
}
