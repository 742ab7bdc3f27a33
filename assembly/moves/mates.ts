/**
 * Is there a checkmate at all with the two royal men and at most one man more? Every placement is tried, so the answer
 * is exact whatever the men do. The positions are set up in the workshop: neither the game nor a search notices.
 */
import { KIND_BITS, KIND_SLOTS } from "../../src/layout/capacity.ts";
import { WORKSHOP } from "../../src/layout/map.ts";
import { NO_SQUARE } from "../../src/layout/position.ts";
import { and, any, none, squareSet } from "../bitboard.ts";
import {
  boardByte,
  occupiedSquares,
  piecesOf,
  setBoardByte,
  setEnPassant,
  setTurn,
  sideKindOf,
  togglePieces,
} from "../board/position.ts";
import { ground } from "../tables/kinds.ts";
import { rules } from "../tables/rules.ts";
import { isAttacked } from "./attacks.ts";
import { generate } from "./generate.ts";

/** Stands for the missing man when the royal men are alone. */
const ALONE: i32 = -1;

const POSITION: usize = WORKSHOP;
const LIST: usize = WORKSHOP + 4096;

/** @param extra side and kind of the man beside the royal ones, or -1 */
export function mateExists(extra: i32): bool {
  return sideCanBeMated(0, extra) || sideCanBeMated(1, extra);
}

function sideCanBeMated(mated: u32, extra: i32): bool {
  clearPosition(mated);
  const squares = rules.squares;
  const royal = rules.royal;
  for (let king: u32 = 0; king < squares; king++) {
    if (!mayStand(mated, royal, king)) continue;
    put(mated, royal, king);
    for (let enemy: u32 = 0; enemy < squares; enemy++) {
      if (enemy == king || !mayStand(mated ^ 1, royal, enemy)) continue;
      put(mated ^ 1, royal, enemy);
      if (someExtraMates(mated, king, enemy, extra)) return true;
      take(mated ^ 1, royal, enemy);
    }
    take(mated, royal, king);
  }
  return false;
}

function someExtraMates(mated: u32, king: u32, enemy: u32, extra: i32): bool {
  if (extra == ALONE) return isMate(mated, king, enemy);
  const side = <u32>extra >> KIND_BITS;
  const kind = <u32>extra & (KIND_SLOTS - 1);
  const squares = rules.squares;
  for (let square: u32 = 0; square < squares; square++) {
    if (boardByte(POSITION, square) || !mayStand(side, kind, square)) continue;
    put(side, kind, square);
    if (isMate(mated, king, enemy)) return true;
    take(side, kind, square);
  }
  return false;
}

/** Check comes first: most placements end there. */
function isMate(mated: u32, king: u32, enemy: u32): bool {
  const occupied = occupiedSquares(POSITION);
  if (!isAttacked(POSITION, mated ^ 1, king, occupied, piecesOf(POSITION, mated ^ 1))) return false;
  if (isAttacked(POSITION, mated, enemy, occupied, piecesOf(POSITION, mated))) return false;
  return generate(POSITION, LIST, false) == LIST;
}

function mayStand(side: u32, kind: u32, square: u32): bool {
  return any(and(ground(sideKindOf(side, kind)), squareSet(square)));
}

function clearPosition(turn: u32): void {
  memory.fill(POSITION, 0, rules.positionBytes);
  setTurn(POSITION, turn);
  setEnPassant(POSITION, none(), NO_SQUARE);
}

function put(side: u32, kind: u32, square: u32): void {
  togglePieces(POSITION, side, kind, squareSet(square));
  setBoardByte(POSITION, square, kind + 1);
}

function take(side: u32, kind: u32, square: u32): void {
  togglePieces(POSITION, side, kind, squareSet(square));
  setBoardByte(POSITION, square, 0);
}
