/** Castlings that win: a right by which a player has won is still held, but king and rook have left their squares. */
import { CASTLINGS } from "../../../../src/layout/map.ts";
import { CASTLING_SHIFT } from "../../../../src/layout/records.generated.ts";
import { boardByte } from "../../../board/position.ts";
import { Castling, Position } from "../../../records.generated.ts";

/** A player can no longer win by castling, still can, or has done so. */
export const CASTLES_NO_MORE: u32 = 0;
export const MAY_CASTLE: u32 = 1;
export const HAS_CASTLED: u32 = 2;

export function winByCastling(position: usize, player: u32): u32 {
  let found = CASTLES_NO_MORE;
  for (let held = changetype<Position>(position).rights; held; held &= held - 1) {
    const record = changetype<Castling>(CASTLINGS + ((<usize>ctz<u32>(held)) << CASTLING_SHIFT));
    if (!record.wins || record.side != player) continue;
    found = max(found, isReady(position, record) ? MAY_CASTLE : HAS_CASTLED);
  }
  return found;
}

function isReady(position: usize, record: Castling): bool {
  return (
    boardByte(position, record.kingFrom) == <u32>record.kingKind + 1 &&
    boardByte(position, record.rookFrom) == <u32>record.rookKind + 1
  );
}
