/**
 * Castling records, one for each king and rook that may castle. They are made for each set of squares that a variant's
 * games start from: shuffles and positions set up by hand have their own.
 */

import { randomWords } from "../../compile/random.ts";
import { type Board, fileOf, rankOf, type Square } from "../../geometry/board.ts";
import { KIND_BITS } from "../../layout/capacity.ts";
import { CASTLINGS, RIGHTS_KEPT, RIGHTS_KEYS } from "../../layout/map.ts";
import * as records from "../../layout/records.generated.ts";
import { RIGHTS_MAX } from "../../layout/rules/castling.ts";
import type { Variant } from "../../variant/variant.ts";
import type { Castling, Right } from "./model.ts";

export interface CastlingSquares {
  /** Squares that the king crosses, without start and target. */
  readonly path: readonly Square[];
  /** Squares that must be empty. */
  readonly empties: readonly Square[];
}

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
    kept[right.king] &= ~(1 << index);
    kept[right.partner] &= ~(1 << index);
  }
  writeKeys(new DataView(bytes.buffer, RIGHTS_KEYS - CASTLINGS), rights);
  return bytes;
}

/** King and rook each go straight to their targets: along a rank, a file or a diagonal. */
export function castlingSquares(board: Board, castling: Castling, right: Right): CastlingSquares {
  const kingWay = squaresBetween(board, right.king, castling.king.to);
  const partnerWay = squaresBetween(board, right.partner, castling.partner.to);
  const between = squaresBetween(board, right.king, right.partner);
  const needed = [...kingWay, ...partnerWay, ...between, castling.king.to, castling.partner.to];
  const empties = new Set(needed.filter((square) => square !== right.king && square !== right.partner));
  return { path: kingWay, empties: [...empties] };
}

/** The squares strictly between two squares on a line; none when no line joins them. */
export function squaresBetween(board: Board, a: Square, b: Square): Square[] {
  const files = fileOf(board, b) - fileOf(board, a);
  const ranks = rankOf(board, b) - rankOf(board, a);
  const length = Math.max(Math.abs(files), Math.abs(ranks));
  const straight = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
  if (!straight || length < 2) return [];
  const step = (ranks / length) * board.files + files / length;
  return Array.from({ length: length - 1 }, (_, index) => a + step * (index + 1));
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
  for (const square of empties) record[records.CASTLING_EMPTIES + (square >> 3)] |= 1 << (square & 7);
}

/** A key for each set of rights. A right's own key depends on its castling and squares alone, so it is the same in
 *  every game. */
function writeKeys(keys: DataView, rights: readonly Right[]): void {
  for (const [index, right] of rights.entries()) {
    const next = randomWords((right.castling << 20) | (right.king << 10) | right.partner | (1 << (KIND_BITS + 22)));
    const own = [next(), next()];
    for (let word = 0; word < 2 << rights.length; word++) {
      const key = (word >> (index + 1)) & 1 ? own[word & 1] : 0;
      keys.setUint32(4 * word, keys.getUint32(4 * word, true) ^ key, true);
    }
  }
}
