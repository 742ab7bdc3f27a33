/**
 * Castling records, one for each king and rook that may castle. They are made for each set of squares that a variant's
 * games start from: shuffles and positions set up by hand have their own.
 */

import { randomWords } from "../../compile/random.ts";
import { KIND_BITS_SMALL } from "../../layout/capacity.ts";
import { CASTLINGS, RIGHTS_KEPT, RIGHTS_KEYS } from "../../layout/map.ts";
import * as records from "../../layout/records.generated.ts";
import { RIGHTS_MAX } from "../../layout/rules/castling.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Right } from "./model.ts";
import { castlingSquares, kingGoals } from "./rule.ts";

/** The bytes from `CASTLINGS` on: a record for each right, the squares whose moves revoke rights, and the keys of all
 *  sets of rights.
 *  @throws {RangeError} for more rights than the kernel has room for */
export function castlingTable(variant: Pick<Variant, "board" | "castlings">, rights: readonly Right[]): Uint8Array {
  if (rights.length > RIGHTS_MAX)
    throw new RangeError(`a position may have ${RIGHTS_MAX} castling rights, not ${rights.length}`);
  const bytes = new Uint8Array(RIGHTS_KEYS - CASTLINGS + (8 << rights.length));
  const kept = bytes.subarray(RIGHTS_KEPT - CASTLINGS, RIGHTS_KEYS - CASTLINGS).fill(255);
  for (const [index, right] of rights.entries()) {
    writeRecord(bytes.subarray(index * records.CASTLING_BYTES), variant, right);
    bytes[index * records.CASTLING_BYTES + records.CASTLING_TAKES] = takenBy(variant, right, rights);
    kept[right.king] &= ~(1 << index);
    kept[right.partner] &= ~(1 << index);
  }
  writeKeys(new DataView(bytes.buffer, RIGHTS_KEYS - CASTLINGS), rights);
  return bytes;
}

function writeRecord(record: Uint8Array, { board, castlings }: Pick<Variant, "board" | "castlings">, right: Right) {
  const castling = castlings[right.castling];
  const { path, empties } = castlingSquares(board, castling, right);
  record[records.CASTLING_KING_FROM] = right.king;
  record[records.CASTLING_KING_TO] = castling.king.to;
  record[records.CASTLING_ROOK_FROM] = right.partner;
  record[records.CASTLING_ROOK_TO] = castling.partner.to;
  record[records.CASTLING_SIDE] = castling.side;
  record[records.CASTLING_PATH_COUNT] = path.length;
  record.set(path, records.CASTLING_PATH);
  record[records.CASTLING_WINS] = castling.wins ? 1 : 0;
  record[records.CASTLING_IS_FROM_HAND] = castling.isFromHand ? 1 : 0;
  record[records.CASTLING_KING_KIND] = castling.mover;
  record[records.CASTLING_ROOK_KIND] = castling.partner.kind;
  record[records.CASTLING_FURTHER] = kingGoals(castling).length - 1;
  for (const square of empties) record[records.CASTLING_EMPTIES + (square >> 3)] |= 1 << (square & 7);
}

/** Bit i: castling takes the right of record i from the other side. */
function takenBy({ castlings }: Pick<Variant, "castlings">, right: Right, rights: readonly Right[]): number {
  const { isExclusive, name, side } = castlings[right.castling];
  const isTaken = ({ castling }: Right) => castlings[castling].name === name && castlings[castling].side !== side;
  return isExclusive ? rights.reduce((bits, other, index) => bits | (isTaken(other) ? 1 << index : 0), 0) : 0;
}

/** A key for each set of rights. A right's own key depends on its castling and squares alone, so it is the same in
 *  every game. */
function writeKeys(keys: DataView, rights: readonly Right[]): void {
  for (const [index, right] of rights.entries()) {
    const next = randomWords(
      (right.castling << 20) | (right.king << 10) | right.partner | (1 << (KIND_BITS_SMALL + 22)),
    );
    const own = [next(), next()];
    for (let word = 0; word < 2 << rights.length; word++) {
      const key = (word >> (index + 1)) & 1 ? own[word & 1] : 0;
      keys.setUint32(4 * word, keys.getUint32(4 * word, true) ^ key, true);
    }
  }
}
