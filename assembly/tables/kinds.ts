/** How a single man of one side and kind moves: used where a man is treated on its own. */
import { KINDS } from "../../src/layout/map.ts";
import { KIND_CAPTURE_UNIT, KIND_QUIET_UNIT, KIND_SHIFT } from "../../src/layout/records.generated.ts";
import { KIND_PASSES, KIND_PICKY } from "../../src/layout/tables.ts";
import { or, Squares } from "../bitboard.ts";
import { Kind } from "../records.generated.ts";
import { leapCaptures, leapQuiets } from "./leaps.ts";
import { reach } from "./units.ts";

export function kindAt(sideKind: u32): Kind {
  return changetype<Kind>(KINDS + ((<usize>sideKind) << KIND_SHIFT));
}

/** Squares on which a man would capture, whoever stands there. */
export function captureTargets(sideKind: u32, square: u32, occupied: Squares): Squares {
  const kind = kindAt(sideKind);
  const list = changetype<usize>(kind) + KIND_CAPTURE_UNIT;
  return unite(leapCaptures(sideKind, square), list, kind.captureUnits, square, occupied);
}

/** Squares to which a man goes without capturing, empty or not. */
export function quietTargets(sideKind: u32, square: u32, occupied: Squares): Squares {
  const kind = kindAt(sideKind);
  const list = changetype<usize>(kind) + KIND_QUIET_UNIT;
  return unite(leapQuiets(sideKind, square), list, kind.quietUnits, square, occupied);
}

function unite(start: Squares, list: usize, units: u32, square: u32, occupied: Squares): Squares {
  let targets = start;
  for (let i: u32 = 0; i < units; i++) {
    targets = or(targets, reach(<usize>load<u32>(list + ((<usize>i) << 2)), square, occupied));
  }
  return targets;
}

export function promotionZone(sideKind: u32): Squares {
  return kindAt(sideKind).zone;
}

/** Squares where a man may stand as what it is: elsewhere in its zone it has to promote. */
export function ground(sideKind: u32): Squares {
  return kindAt(sideKind).ground;
}

/** Whether some choices of promotion are not to be had everywhere in the zone. */
export function isPicky(sideKind: u32): bool {
  return (kindAt(sideKind).flags & KIND_PICKY) != 0;
}

/** Whether some moves of the kind leave squares open to en passant. */
export function passes(sideKind: u32): bool {
  return (kindAt(sideKind).flags & KIND_PASSES) != 0;
}
