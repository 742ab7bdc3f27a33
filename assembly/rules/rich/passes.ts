/**
 * Turns that are passed: a null move that is really played. In check nobody may, unless the kings face each other.
 *
 * Its word names a piece that stays: the royal one, or else the side's first. A side without a piece on the board has no
 * such word, and does not pass.
 */

import { MOVE_PASS } from "../../../src/layout/move.ts";
import { PASS_FREELY, PASS_STUCK } from "../../../src/layout/rules/passes.ts";
import { inCheck } from "../../attacks/checks.ts";
import { areFacing } from "../../attacks/facing.ts";
import { royalsOf } from "../../attacks/royals.ts";
import { any, lsb } from "../../bitboard.ts";
import { moveOf, moveType } from "../../board/move.ts";
import { piecesOf, turn } from "../../board/position.ts";
import { FACING } from "../../features.ts";
import { rules } from "../../tables/rules.ts";

export function emit(out: usize, position: usize, side: u32, king: u32, tactical: bool): usize {
  return tactical || <u32>rules.passes(side) != PASS_FREELY ? out : emitPass(out, position);
}

export function otherwise(end: usize, list: usize, position: usize): usize {
  return end > list || <u32>rules.passes(turn(position)) != PASS_STUCK ? end : emitPass(list, position);
}

function emitPass(out: usize, position: usize): usize {
  const own = piecesOf(position, turn(position));
  if ((inCheck && !(FACING && areFacing(position))) || !any(own)) return out;
  const royals = royalsOf(position, turn(position));
  const square = lsb(any(royals) ? royals : own);
  store<u32>(out, moveOf(square, square, MOVE_PASS, 0));
  return out + 4;
}

export function isPass(move: u32): bool {
  return moveType(move) == MOVE_PASS;
}

export function isOwn(move: u32): bool {
  return isPass(move);
}
