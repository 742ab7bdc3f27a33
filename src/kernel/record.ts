/** Reads and writes position records in a kernel's memory. */
import { castlingSquares } from "../compile/castles.ts";
import { randomWords } from "../compile/random.ts";
import { type Side, type Square, squareCount } from "../geometry/board.ts";
import { KIND_BITS, RIGHTS_MAX } from "../layout/capacity.ts";
import { CASTLINGS, POSITIONS, RIGHTS_KEPT, RIGHTS_KEYS } from "../layout/map.ts";
import * as fields from "../layout/position.ts";
import {
  CASTLING_EMPTY,
  CASTLING_KING_FROM,
  CASTLING_KING_TO,
  CASTLING_PARTNER_FROM,
  CASTLING_PARTNER_TO,
  CASTLING_PATH,
  CASTLING_PATH_COUNT,
  CASTLING_RECORD_BYTES,
  CASTLING_SIDE,
} from "../layout/tables.ts";
import type { Man, Position, Right } from "../variant/position.ts";
import type { Variant } from "../variant/variant.ts";

/** Writes the position at ply 0, with its castling records. Hash key and score are left to the kernel. */
export function writePosition(
  memory: WebAssembly.Memory,
  setBytes: number,
  variant: Variant,
  position: Position,
): void {
  const bytes = new Uint8Array(memory.buffer, POSITIONS, fields.POSITION_STRIDE);
  const view = new DataView(memory.buffer, POSITIONS, fields.POSITION_STRIDE);
  const kinds = kindsOffset(setBytes);
  bytes.fill(0);
  for (const [square, man] of position.men.entries()) {
    if (!man) continue;
    bytes[fields.POSITION_BOARD + square] = man.kind + 1;
    addSquare(bytes, fields.POSITION_SIDES + man.side * setBytes, square);
    addSquare(bytes, kinds + man.kind * setBytes, square);
  }
  for (const square of position.enPassant?.passed ?? []) addSquare(bytes, fields.POSITION_PASSED, square);
  view.setUint32(fields.POSITION_VICTIM, position.enPassant?.victim ?? fields.NO_SQUARE, true);
  view.setUint32(fields.POSITION_RIGHTS, (1 << position.rights.length) - 1, true);
  view.setUint32(fields.POSITION_CLOCK, position.halfmoves, true);
  view.setUint32(fields.POSITION_TURN, position.turn, true);
  writeCastlings(memory, variant, position.rights);
}

/**
 * Reads the position at a ply.
 * @param rights those of ply 0, of which the record says what is left
 */
export function readPosition(
  memory: WebAssembly.Memory,
  setBytes: number,
  variant: Variant,
  ply: number,
  rights: readonly Right[],
  moveNumber: number,
): Position {
  const start = POSITIONS + ply * fields.POSITION_STRIDE;
  const bytes = new Uint8Array(memory.buffer, start, fields.POSITION_STRIDE);
  const view = new DataView(memory.buffer, start, fields.POSITION_STRIDE);
  const men = Array.from({ length: squareCount(variant.board) }, (_, square) => manOn(bytes, setBytes, square));
  const victim = view.getUint32(fields.POSITION_VICTIM, true);
  const held = view.getUint32(fields.POSITION_RIGHTS, true);
  const passed = [...men.keys()].filter((square) => hasSquare(bytes, fields.POSITION_PASSED, square));
  return {
    men,
    turn: view.getUint32(fields.POSITION_TURN, true) as Side,
    rights: rights.filter((_, index) => (held >> index) & 1),
    enPassant: victim === fields.NO_SQUARE ? null : { passed, victim },
    halfmoves: view.getUint32(fields.POSITION_CLOCK, true),
    moveNumber,
  };
}

export function turnAt(memory: WebAssembly.Memory, ply: number): Side {
  return new DataView(memory.buffer).getUint32(
    POSITIONS + ply * fields.POSITION_STRIDE + fields.POSITION_TURN,
    true,
  ) as Side;
}

export function keyAt(memory: WebAssembly.Memory, ply: number): readonly [number, number] {
  const view = new DataView(memory.buffer, POSITIONS + ply * fields.POSITION_STRIDE + fields.POSITION_KEY, 8);
  return [view.getUint32(0, true), view.getUint32(4, true)];
}

function manOn(bytes: Uint8Array, setBytes: number, square: number): Man | null {
  const kind = bytes[fields.POSITION_BOARD + square] - 1;
  if (kind < 0) return null;
  return { kind, side: hasSquare(bytes, fields.POSITION_SIDES + setBytes, square) ? 1 : 0 };
}

function kindsOffset(setBytes: number): number {
  return fields.POSITION_BOARD + setBytes * 8;
}

/** The squares of a set in memory, ascending. */
export function readSet(memory: WebAssembly.Memory, address: number, setBytes: number): Square[] {
  const bytes = new Uint8Array(memory.buffer, address, setBytes);
  return [...Array(setBytes * 8).keys()].filter((square) => hasSquare(bytes, 0, square));
}

function addSquare(bytes: Uint8Array, offset: number, square: number): void {
  bytes[offset + (square >> 3)] |= 1 << (square & 7);
}

function hasSquare(bytes: Uint8Array, offset: number, square: number): boolean {
  return ((bytes[offset + (square >> 3)] >> (square & 7)) & 1) === 1;
}

function writeCastlings(memory: WebAssembly.Memory, variant: Variant, rights: readonly Right[]): void {
  if (rights.length > RIGHTS_MAX)
    throw new RangeError(`a position may have ${RIGHTS_MAX} castling rights, not ${rights.length}`);
  const kept = new Uint8Array(memory.buffer, RIGHTS_KEPT, squareCount(variant.board)).fill(255);
  for (const [index, right] of rights.entries()) {
    writeCastling(memory, variant, index, right);
    kept[right.king] &= ~(1 << index);
    kept[right.partner] &= ~(1 << index);
  }
  writeRightsKeys(memory, rights);
}

function writeCastling(memory: WebAssembly.Memory, variant: Variant, index: number, right: Right): void {
  const bytes = new Uint8Array(memory.buffer, CASTLINGS + index * CASTLING_RECORD_BYTES, CASTLING_RECORD_BYTES).fill(0);
  const castling = variant.castlings[right.castling];
  const { path, empties } = castlingSquares(variant.board, castling, right);
  bytes[CASTLING_KING_FROM] = right.king;
  bytes[CASTLING_KING_TO] = castling.king.to;
  bytes[CASTLING_PARTNER_FROM] = right.partner;
  bytes[CASTLING_PARTNER_TO] = castling.partner.to;
  bytes[CASTLING_SIDE] = castling.side;
  bytes[CASTLING_PATH_COUNT] = path.length;
  bytes.set(path, CASTLING_PATH);
  for (const square of empties) addSquare(bytes, CASTLING_EMPTY, square);
}

/** One key for each set of rights; a right's own key depends on its castling and squares, so it is the same in every game. */
function writeRightsKeys(memory: WebAssembly.Memory, rights: readonly Right[]): void {
  const keys = new Uint32Array(memory.buffer, RIGHTS_KEYS, 2 << RIGHTS_MAX);
  keys.fill(0);
  for (const [index, right] of rights.entries()) {
    const next = randomWords((right.castling << 20) | (right.king << 10) | right.partner | (1 << (KIND_BITS + 22)));
    const key = [next(), next()];
    for (let held = 0; held < 1 << rights.length; held++) {
      if (!((held >> index) & 1)) continue;
      keys[2 * held] ^= key[0];
      keys[2 * held + 1] ^= key[1];
    }
  }
}
