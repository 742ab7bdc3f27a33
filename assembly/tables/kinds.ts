/** How a single piece of one side and kind moves: used where a piece is treated on its own. */
import { KINDS } from "../../src/layout/map.ts";
import { KIND_CAPTURE_MAGIC, KIND_QUIET_MAGIC, KIND_SHIFT } from "../../src/layout/records.generated.ts";
import { KIND_TURNS } from "../../src/layout/tables.ts";
import { or, Squares } from "../bitboard.ts";
import { Kind } from "../records.generated.ts";
import { leapCaptures, leapQuiets } from "./leaps.ts";
import { magicAttacks } from "./magics.ts";

export function kindAt(sideKind: u32): Kind {
  return changetype<Kind>(KINDS + ((<usize>sideKind) << KIND_SHIFT));
}

/** Squares on which a piece would capture, whoever stands there. */
export function captureTargets(sideKind: u32, square: u32, occupied: Squares): Squares {
  const kind = kindAt(sideKind);
  const list = changetype<usize>(kind) + KIND_CAPTURE_MAGIC;
  return unite(leapCaptures(sideKind, square), list, kind.captureMagics, square, occupied);
}

/** Squares to which a piece goes without capturing, empty or not. */
export function quietTargets(sideKind: u32, square: u32, occupied: Squares): Squares {
  const kind = kindAt(sideKind);
  const list = changetype<usize>(kind) + KIND_QUIET_MAGIC;
  return unite(leapQuiets(sideKind, square), list, kind.quietMagics, square, occupied);
}

function unite(start: Squares, list: usize, magics: u32, square: u32, occupied: Squares): Squares {
  let targets = start;
  for (let i: u32 = 0; i < magics; i++) {
    targets = or(targets, magicAttacks(<usize>load<u32>(list + ((<usize>i) << 2)), square, occupied));
  }
  return targets;
}

/** Whether its promotions are those of rich kernels. */
export function turns(sideKind: u32): bool {
  return (kindAt(sideKind).flags & KIND_TURNS) != 0;
}

/** Squares where a piece may stand as what it is. */
export function ground(sideKind: u32): Squares {
  return kindAt(sideKind).ground;
}
