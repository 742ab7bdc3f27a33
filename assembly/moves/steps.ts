/** Set-wise generation: all pieces of a kind take the same step at once. Meant for pawns, whatever their steps are. */
import { MOVE_TO_SHIFT } from "../../src/layout/move.ts";
import { STEP_BYTES } from "../../src/layout/records.generated.ts";
import { STEP_CAPTURES, STEP_CHAINED } from "../../src/layout/tables.ts";
import { and, any, firstWord, nextWord, rotate, SQUARE_COUNT, Squares, WORDS, without, word } from "../bitboard.ts";
import * as hooks from "../hooks.generated.ts";
import { Step } from "../records.generated.ts";
import { ground } from "../tables/kinds.ts";

export function emitSteps(
  out: usize,
  steps: usize,
  count: u32,
  sideKind: u32,
  pieces: Squares,
  occupied: Squares,
  enemies: Squares,
  allowed: Squares,
  tactical: bool,
): usize {
  const zone = hooks.zone(sideKind);
  let reached = pieces;
  for (let at = steps; count; at += STEP_BYTES, count--) {
    const step = changetype<Step>(at);
    const flags = <u32>step.flags;
    const sources = and(flags & STEP_CHAINED ? reached : pieces, step.sources);
    reached = rotate(sources, <u32>step.rotate);
    reached = flags & STEP_CAPTURES ? and(reached, enemies) : without(reached, occupied);
    let targets = and(reached, allowed);
    const inZone = and(targets, zone);
    if (tactical && !(flags & STEP_CAPTURES)) targets = inZone;
    const back = <u32>step.back;
    // Elsewhere than in the zone no step ends where such a piece may not stand.
    const plain = any(inZone) ? and(targets, ground(sideKind)) : targets;
    out = emitBack(out, plain, back, hooks.typeOfStep(0, flags));
    if (any(inZone)) out = emitInZoneBack(out, sideKind, inZone, back);
  }
  return out;
}

/** Moves to each target from the square `back` numbers below it, round the end. */
function emitBack(out: usize, targets: Squares, back: u32, type: u32): usize {
  let index = firstWord(targets);
  do {
    let left = word(targets, index);
    while (left) {
      const to = (index << 6) + <u32>ctz<u64>(left);
      left &= left - 1;
      store<u32>(out, ((to - back) & (SQUARE_COUNT - 1)) | (to << MOVE_TO_SHIFT) | type);
      out += 4;
    }
    index = nextWord(targets, index);
  } while (WORDS > 1 && index < WORDS);
  return out;
}

function emitInZoneBack(out: usize, sideKind: u32, targets: Squares, back: u32): usize {
  let index = firstWord(targets);
  do {
    let left = word(targets, index);
    while (left) {
      const to = (index << 6) + <u32>ctz<u64>(left);
      left &= left - 1;
      out = hooks.emitArrival(out, sideKind, (to - back) & (SQUARE_COUNT - 1), to);
    }
    index = nextWord(targets, index);
  } while (WORDS > 1 && index < WORDS);
  return out;
}
