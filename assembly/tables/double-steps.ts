/** Double steps, as of pawns: moves that skip squares on which the piece can then be captured en passant, however many. */
import { DOUBLE_STEP_INDEX, DOUBLE_STEPS } from "../../src/layout/map.ts";
import { DOUBLE_STEP_BYTES } from "../../src/layout/records.generated.ts";
import { and, any, none, or, SQUARE_BITS, Squares } from "../bitboard.ts";
import { DoubleStep } from "../records.generated.ts";

/** Whether a move may skip such squares. */
export function isDoubleStep(sideKind: u32, from: u32, to: u32): bool {
  return recordOf(sideKind, from, to) != 0;
}

/** Squares from which an enemy could take the piece en passant after a move. */
export function takersAfter(sideKind: u32, from: u32, to: u32): Squares {
  const record = recordOf(sideKind, from, to);
  return record ? changetype<DoubleStep>(record).takers : none();
}

/** The first of a move's records, or 0. */
function recordOf(sideKind: u32, from: u32, to: u32): usize {
  let record = firstRecord(sideKind, from);
  while (record && isOf(record, sideKind, from)) {
    if (changetype<DoubleStep>(record).to == to) return record;
    record += DOUBLE_STEP_BYTES;
  }
  return 0;
}

/**
 * Squares that a move skips, by every way of making it that pieces on `occupied` squares leave free.
 * @param mode what the move is: one of `DOUBLE_STEP_QUIET`, `DOUBLE_STEP_CAPTURE`, `DOUBLE_STEP_EN_PASSANT`
 */
export function skippedSquares(sideKind: u32, from: u32, to: u32, mode: u32, occupied: Squares): Squares {
  let squares = none();
  let record = firstRecord(sideKind, from);
  while (record && isOf(record, sideKind, from)) {
    const step = changetype<DoubleStep>(record);
    const isMeant = step.to == to && (step.modes & mode) != 0;
    if (isMeant && !any(and(step.squares, occupied))) squares = or(squares, step.squares);
    record += DOUBLE_STEP_BYTES;
  }
  return squares;
}

/** The first record of a piece on a square, or 0 when it skips nothing from there; the others follow it. */
function firstRecord(sideKind: u32, from: u32): usize {
  const first = <usize>load<u16>(DOUBLE_STEP_INDEX + ((<usize>((sideKind << SQUARE_BITS) | from)) << 1));
  return first ? DOUBLE_STEPS + (first - 1) * DOUBLE_STEP_BYTES : 0;
}

function isOf(record: usize, sideKind: u32, from: u32): bool {
  const step = changetype<DoubleStep>(record);
  return step.sideKind == sideKind && step.from == from;
}
