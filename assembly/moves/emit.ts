/** Writes moves to a list. `out` is where the next move goes; each function returns the new end. */
import { KIND_BITS } from "../../src/layout/capacity.ts";
import { MOVE_DOUBLE_STEP, MOVE_PROMOTION, MOVE_TO_SHIFT } from "../../src/layout/move.ts";
import { and, any, Squares, squareSet, WORDS, word } from "../bitboard.ts";
import { sideKindOf } from "../board/position.ts";
import { isDoubleStep } from "../tables/double-steps.ts";
import { ground, hasDoubleSteps, isPicky, kindAt, promotionZone } from "../tables/kinds.ts";
import { moveOf } from "./move.ts";

/** Plain moves from one square to each target. */
export function emitTargets(out: usize, from: u32, targets: Squares): usize {
  let index: u32 = 0;
  do {
    let left = word(targets, index);
    while (left) {
      store<u32>(out, from | (((index << 6) + <u32>ctz<u64>(left)) << MOVE_TO_SHIFT));
      left &= left - 1;
      out += 4;
    }
  } while (WORDS > 1 && ++index < WORDS);
  return out;
}

/** Moves of a piece whose kind may promote or has double steps. */
export function emitSpecial(out: usize, sideKind: u32, from: u32, targets: Squares): usize {
  const zone = and(targets, promotionZone(sideKind));
  const plain = and(targets, ground(sideKind));
  out = hasDoubleSteps(sideKind) ? emitDoubleSteps(out, sideKind, from, plain) : emitTargets(out, from, plain);
  return any(zone) ? emitPromotions(out, sideKind, from, zone) : out;
}

function emitDoubleSteps(out: usize, sideKind: u32, from: u32, targets: Squares): usize {
  const start = out;
  out = emitTargets(out, from, targets);
  for (let move = start; move < out; move += 4) {
    const to = load<u32>(move) >> MOVE_TO_SHIFT;
    if (isDoubleStep(sideKind, from, to)) store<u32>(move, moveOf(from, to, MOVE_DOUBLE_STEP, 0));
  }
  return out;
}

/** Every choice on every target. */
export function emitPromotions(out: usize, sideKind: u32, from: u32, targets: Squares): usize {
  let index: u32 = 0;
  do {
    let left = word(targets, index);
    while (left) {
      out = emitChoices(out, sideKind, from, (index << 6) + <u32>ctz<u64>(left));
      left &= left - 1;
    }
  } while (WORDS > 1 && ++index < WORDS);
  return out;
}

export function emitChoices(out: usize, sideKind: u32, from: u32, to: u32): usize {
  const promoting = kindAt(sideKind);
  const choices = <u32>promoting.promotions;
  const side = sideKind >> KIND_BITS;
  for (let i: u32 = 0; i < choices; i++) {
    const kind = <u32>promoting.promoteTo(i);
    if (isPicky(sideKind) && !any(and(squareSet(to), ground(sideKindOf(side, kind))))) continue;
    store<u32>(out, moveOf(from, to, MOVE_PROMOTION, kind));
    out += 4;
  }
  return out;
}
