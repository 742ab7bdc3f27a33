/** How a single man of one side and kind moves: used where a man is treated on its own. */
import { KINDS } from "../../src/layout/map.ts";
import {
  KIND_CAPTURE_UNIT_LIST,
  KIND_CAPTURE_UNITS,
  KIND_FLAGS,
  KIND_GROUND,
  KIND_PASSES,
  KIND_PICKY,
  KIND_PROMOTE_TO,
  KIND_PROMOTIONS,
  KIND_QUIET_UNIT_LIST,
  KIND_QUIET_UNITS,
  KIND_RECORD_SHIFT,
  KIND_ZONE,
} from "../../src/layout/tables.ts";
import { loadSet, or, Squares } from "../bitboard.ts";
import { leapCaptures, leapQuiets } from "./leaps.ts";
import { reach } from "./units.ts";

function record(sideKind: u32): usize {
  return KINDS + ((<usize>sideKind) << KIND_RECORD_SHIFT);
}

/** Squares on which a man would capture, whoever stands there. */
export function captureTargets(sideKind: u32, square: u32, occupied: Squares): Squares {
  const units = <u32>load<u8>(record(sideKind), KIND_CAPTURE_UNITS);
  const list = record(sideKind) + KIND_CAPTURE_UNIT_LIST;
  return unite(leapCaptures(sideKind, square), list, units, square, occupied);
}

/** Squares to which a man goes without capturing, empty or not. */
export function quietTargets(sideKind: u32, square: u32, occupied: Squares): Squares {
  const units = <u32>load<u8>(record(sideKind), KIND_QUIET_UNITS);
  const list = record(sideKind) + KIND_QUIET_UNIT_LIST;
  return unite(leapQuiets(sideKind, square), list, units, square, occupied);
}

function unite(start: Squares, list: usize, units: u32, square: u32, occupied: Squares): Squares {
  let targets = start;
  for (let i: u32 = 0; i < units; i++) {
    targets = or(targets, reach(<usize>load<u32>(list + ((<usize>i) << 2)), square, occupied));
  }
  return targets;
}

/** Number of promotion choices; 0 when the kind does not promote. */
export function promotionCount(sideKind: u32): u32 {
  return <u32>load<u8>(record(sideKind), KIND_PROMOTIONS);
}

export function promotionKind(sideKind: u32, index: u32): u32 {
  return <u32>load<u8>(record(sideKind) + <usize>index, KIND_PROMOTE_TO);
}

export function promotionZone(sideKind: u32): Squares {
  return loadSet(record(sideKind) + KIND_ZONE);
}

/** Squares where a man may stand as what it is: elsewhere in its zone it has to promote. */
export function ground(sideKind: u32): Squares {
  return loadSet(record(sideKind) + KIND_GROUND);
}

/** Whether some choices of promotion are not to be had everywhere in the zone. */
export function isPicky(sideKind: u32): bool {
  return (load<u8>(record(sideKind), KIND_FLAGS) & KIND_PICKY) != 0;
}

/** Whether some moves of the kind leave squares open to en passant. */
export function passes(sideKind: u32): bool {
  return (load<u8>(record(sideKind), KIND_FLAGS) & KIND_PASSES) != 0;
}
