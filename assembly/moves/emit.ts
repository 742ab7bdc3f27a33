/** Writes moves to a list. `out` is where the next move goes; each function returns the new end. */
import { MOVE_TO_SHIFT } from "../../src/layout/move.ts";
import { and, any, firstWord, nextWord, Squares, WORDS, word } from "../bitboard.ts";
import * as hooks from "../hooks.generated.ts";
import { ground } from "../tables/kinds.ts";

/** Plain moves from one square to each target. */
export function emitTargets(out: usize, from: u32, targets: Squares): usize {
  let index = firstWord(targets);
  do {
    let left = word(targets, index);
    while (left) {
      store<u32>(out, from | (((index << 6) + <u32>ctz<u64>(left)) << MOVE_TO_SHIFT));
      left &= left - 1;
      out += 4;
    }
    index = nextWord(targets, index);
  } while (WORDS > 1 && index < WORDS);
  return out;
}

/** Moves of a piece about whose kind rules may have something to say. */
export function emitSpecial(out: usize, sideKind: u32, from: u32, targets: Squares): usize {
  const zone = and(targets, hooks.zone(sideKind));
  const list = out;
  out = emitTargets(out, from, and(targets, ground(sideKind)));
  hooks.mark(list, out, sideKind, from);
  return any(zone) ? emitInZone(out, sideKind, from, zone) : out;
}

function emitInZone(out: usize, sideKind: u32, from: u32, targets: Squares): usize {
  let index = firstWord(targets);
  do {
    let left = word(targets, index);
    while (left) {
      out = hooks.emitArrival(out, sideKind, from, (index << 6) + <u32>ctz<u64>(left));
      left &= left - 1;
    }
    index = nextWord(targets, index);
  } while (WORDS > 1 && index < WORDS);
  return out;
}
