/** Promotion: in its zone a piece may become, or has to become, one of other kinds. Kinds that do are pawns elsewhere. */
import { MOVE_PROMOTION } from "../../src/layout/move.ts";
import { KIND_PICKY } from "../../src/layout/tables.ts";
import { and, any, loadSet, Squares, squareSet, storeSet, xor } from "../bitboard.ts";
import { moveExtra, moveFrom, moveOf, moveTo, moveType } from "../board/move.ts";
import { kindOn, kindSet, setBoardByte, sideKindOf } from "../board/position.ts";
import { KIND_BITS } from "../kinds.ts";
import { ground, kindAt } from "../tables/kinds.ts";

export function zone(sideKind: u32): Squares {
  return kindAt(sideKind).zone;
}

/** Every choice. */
export function emitArrival(out: usize, sideKind: u32, from: u32, to: u32): usize {
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

/** Whether some choices are not to be had everywhere in the zone. */
function isPicky(sideKind: u32): bool {
  return (kindAt(sideKind).flags & KIND_PICKY) != 0;
}

export function becomes(kind: u32, move: u32): u32 {
  return promotes(move) ? moveExtra(move) : kind;
}

/** With en passant it can be one move: the type is a bit of its own. */
function promotes(move: u32): bool {
  return (moveType(move) & MOVE_PROMOTION) != 0;
}

export function apply(position: usize, before: usize, move: u32): void {
  if (promotes(move)) promote(position, kindOn(before, moveFrom(move)), moveExtra(move), moveTo(move));
}

function promote(position: usize, kind: u32, becomes: u32, square: u32): void {
  const ofKind = kindSet(position, kind);
  storeSet(ofKind, xor(loadSet(ofKind), squareSet(square)));
  const ofNew = kindSet(position, becomes);
  storeSet(ofNew, xor(loadSet(ofNew), squareSet(square)));
  setBoardByte(position, square, becomes + 1);
}
